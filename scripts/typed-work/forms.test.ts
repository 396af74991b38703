import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { plantedTree } from '../check/planted-tree.ts';
import { typedForms } from './forms.ts';
import { foundForms } from './found-forms.ts';
import { leftOut } from './left-out.ts';

test('each form is driven or left out with its reason, and no other is named', () => {
  const named = [...Object.keys(typedForms), ...Object.keys(leftOut)];
  expect(named.toSorted()).toEqual(foundForms(resolve(import.meta.dirname, '../..')).toSorted());
});

test('a form is found by what holds its values, whatever its frame is', () => {
  const tree = plantedTree({
    'src/features/a/web/Own.tsx': 'export const Own = () => useForm<Values>(Schema, { initial });\n',
    'src/features/a/web/use-versioned.ts': 'export const useIt = () => useVersionedForm<A, B, C>(Schema, { record });\n',
    'src/features/a/web/Picture.tsx': 'export const Picture = () => <UnsavedDialog title={title} />;\n',
    'src/features/a/web/Shown.tsx': 'export const Shown = () => <FormDialog form={form} />;\n',
    'src/features/a/web/use-draft.ts': 'recordDrafts.keep(place, moves);\n',
    'src/features/a/web/Chart.tsx': 'export const Chart = () => <LeaveGuard isDirty={isDirty} />;\n',
    'src/features/a/web/Signer.tsx': 'const [work, keep] = useStoredWork(id, { name, initial });\n',
    'src/features/a/web/Columns.tsx': 'const step = useColumnsStep<Field, Column, Choices>({ columns });\n',
    'src/features/a/web/Code.tsx': '// No form (code): a code of some minutes is kept nowhere.\n',
    'src/features/a/web/Search.tsx': '// No form (search): nothing is saved by it.\n',
    'src/app/web/Steps.tsx': 'const guard = useCloseGuard({ isDirty });\n',
    'src/identity/server/pages/own-pages.ts':
      'export function askPage(frame: PageFrame): Html {\n  return html`${form(frame, fields)}`;\n}\nexport function sentPage(): Html {}\n',
    'src/features/a/web/own.test.ts': 'useForm(Schema, {});\n',
    'src/features/a/server/read.ts': 'export const read = () => useForm();\n',
  });
  const found = foundForms(tree.root);
  tree.remove();
  const ofFeature = ['Chart.tsx', 'Code.tsx', 'Columns.tsx', 'Own.tsx', 'Picture.tsx', 'Signer.tsx', 'use-draft.ts', 'use-versioned.ts'];
  expect(found.toSorted()).toEqual([...ofFeature.map((name) => `a/web/${name}`), 'app/web/Steps.tsx', 'identity askPage']);
});
