import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modulesOf } from '../check/tree.ts';

/** What holds something that is typed: a form, or a dialog with unsaved work. */
const holders =
  /\b(?:useForm|useVersionedForm|useFormOfMany|useDecisionForm)(?:<[^;]*?>)?\(|<(?:UnsavedDialog|ConfirmByName)\b|new DraftSaver\(/;

/** The files of the features that hold what is typed in a form, within `src/features`. */
export function foundForms(root: string): string[] {
  return modulesOf(root, ['src/features'])
    .filter((path) => /\/web\//.test(path) && !path.endsWith('.test.ts') && !definesForms.test(path))
    .filter((path) => holders.test(readFileSync(join(root, path), 'utf8')))
    .map((path) => path.replace('src/features/', ''));
}

/** Shared by forms that are in the list themselves. */
const definesForms = /\/decide\/use-decision-form\.ts$/;
