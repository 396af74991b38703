import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { plantedTree } from '../check/planted-tree.ts';
import { typedForms } from './forms.ts';
import { foundForms } from './found-forms.ts';

test('the table has every form of the features, and no other', () => {
  expect(Object.keys(typedForms).toSorted()).toEqual(foundForms(resolve(import.meta.dirname, '../..')).toSorted());
});

test('a form is found by what holds its values, whatever its frame is', () => {
  const tree = plantedTree({
    'src/features/a/web/Own.tsx': 'export const Own = () => useForm<Values>(Schema, { initial });\n',
    'src/features/a/web/use-versioned.ts': 'export const useIt = () => useVersionedForm<A, B, C>(Schema, { record });\n',
    'src/features/a/web/Picture.tsx': 'export const Picture = () => <UnsavedDialog title={title} />;\n',
    'src/features/a/web/Shown.tsx': 'export const Shown = () => <FormDialog form={form} />;\n',
    'src/features/a/web/own.test.ts': 'useForm(Schema, {});\n',
    'src/features/a/server/read.ts': 'export const read = () => useForm();\n',
  });
  const found = foundForms(tree.root);
  tree.remove();
  expect(found).toEqual(['a/web/Own.tsx', 'a/web/Picture.tsx', 'a/web/use-versioned.ts']);
});
