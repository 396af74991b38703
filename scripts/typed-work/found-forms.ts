import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modulesOf } from '../check/tree.ts';

/** What holds something that is typed or chosen: a form, a dialog with unsaved work, a draft, a guard, or what says that it is no form but keeps its work in another way (record 448). */
const holders = new RegExp(
  [
    String.raw`\b(?:useForm|useVersionedForm|useFormOfMany|useDecisionForm|useUploadGuard|useStoredWork|useColumnsStep)(?:<[^;]*?>)?\(`,
    String.raw`<(?:UnsavedDialog|ConfirmByName|LeaveGuard)\b`,
    String.raw`\b(?:useCloseGuard|new DraftSaver|(?:recordDrafts|tabDrafts)\.keep)\(`,
    String.raw`// No form \((?:draft|tab|code|file|inner)\)`,
  ].join('|'),
);

/** The files that hold what is typed: of the features within `src/features`, of the app within `src`, and the pages of the sign-in by their functions. */
export function foundForms(root: string): string[] {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const onPages = modulesOf(root, ['src/features', 'src/app'])
    .filter((path) => /\/web\//.test(path) && !path.endsWith('.test.ts') && !definesHolders.test(path))
    .filter((path) => holders.test(read(path)))
    .map((path) => path.replace(/^src\/(?:features\/)?/, ''));
  const ofSignIn = modulesOf(root, ['src/identity/server/pages']).flatMap((path) =>
    pagesWithForms(read(path)).map((name) => `identity ${name}`),
  );
  return [...onPages, ...ofSignIn];
}

/** Shared by forms that are in the list themselves. */
const definesHolders = /\/(?:decide\/use-decision-form|signer\/stored-work)\.ts$/;

/** The functions of pages that the server renders with a form. */
function pagesWithForms(source: string): string[] {
  const functions = source.split(/^export function /m).slice(1);
  return functions.flatMap((text) => (/\bform\(frame,/.test(text) ? (/^\w+/.exec(text)?.[0] ?? []) : []));
}
