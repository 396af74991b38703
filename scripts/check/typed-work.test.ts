import { expect, test } from 'vitest';
import { plantedTree } from './planted-tree.ts';
import { typedWorkFindings } from './typed-work.ts';

const planted = (files: Readonly<Record<string, string>>): string[] => {
  const tree = plantedTree(files);
  const found = typedWorkFindings(tree.root);
  tree.remove();
  return found;
};

const field = 'export const DayField = () => <TextInput label={label} />;\n';

test('a field in a plain dialog is a finding, also one that another file draws', () => {
  const dialog = (inside: string) =>
    `import { DayField } from '#kernel/web/DayField.tsx';\nexport function Export() {\n  return (\n    <ConfirmDialog title={title}>\n      ${inside}\n    </ConfirmDialog>\n  );\n}\n`;
  const problem = 'a field in a ConfirmDialog is lost by Esc: use a FormDialog or FormDrawer';
  const found = planted({
    'src/kernel/web/DayField.tsx': field,
    'src/features/a/web/Own.tsx': dialog('<Checkbox label={label} />'),
    'src/features/a/web/Other.tsx': dialog('<div><DayField /></div>'),
    'src/features/a/web/Held.tsx': dialog('<FormFrame form={form}><DayField /></FormFrame>'),
    'src/features/a/web/Copied.tsx': dialog('<TextInput readOnly value={address} />'),
    'src/features/a/web/Reasoned.tsx': dialog('<Checkbox label={label} />').replace(
      '  return',
      '  // No form (search): it applies at once.\n  return',
    ),
    'src/features/a/web/Words.tsx': dialog('<p>{text}</p>'),
  });
  expect(found).toEqual([`src/features/a/web/Other.tsx:4: ${problem}`, `src/features/a/web/Own.tsx:4: ${problem}`]);
});

test('a form outside the shared frames is a finding, unless a comment says why by one of the words', () => {
  const found = planted({
    'src/features/a/web/Excused.tsx':
      'export function Excused() {\n  // No form (habit): it always was one.\n  return <form onSubmit={save} />;\n}\n',
    'src/features/a/web/Search.tsx':
      'export function Search() {\n  // No form (search): nothing is saved.\n  return <form onSubmit={find} />;\n}\n',
    'src/features/a/web/Edit.tsx': 'export function Edit() {\n  return <form onSubmit={save} />;\n}\n',
  });
  expect(found).toEqual([
    'src/features/a/web/Edit.tsx:2: a form stands in a FormDialog, FormDrawer, FormPage or FormFrame, which keep what is typed',
    'src/features/a/web/Excused.tsx:3: a form stands in a FormDialog, FormDrawer, FormPage or FormFrame, which keep what is typed',
  ]);
});

test('a text field on a page that no form holds is a finding, on any way from the page to it', () => {
  const page = (inside: string) =>
    `import { Names } from './Names.tsx';\nexport function ShownPage() {\n  return <Page title={title}>${inside}</Page>;\n}\n`;
  const own = '<TextInput label={label} value={typed} onChange={type} />';
  const names = `export function Names() {\n  return ${own};\n}\n`;
  const found = (inside: string, held = names) =>
    planted({ 'src/features/a/web/ShownPage.tsx': page(inside), 'src/features/a/web/Names.tsx': held });
  const problem = 'what is typed in a TextInput is kept by a form: use one, or say why nothing is lost';
  expect(found(own, 'export const Names = () => null;\n')).toEqual([`src/features/a/web/ShownPage.tsx:3: ${problem}`]);
  expect(found('<div><Names /></div>')).toEqual([`src/features/a/web/Names.tsx:2: ${problem}`]);
  expect(found('<FormFrame form={form}><Names /></FormFrame>')).toEqual([]);
  expect(found('<Names />', names.replace(own, "<TextInput label={label} {...fields.getInputProps('name')} />"))).toEqual([]);
  expect(found('<Names />', names.replace('  return', '  // No form (draft): it saves itself.\n  return'))).toEqual([]);
});
