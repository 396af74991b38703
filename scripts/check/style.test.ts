import { expect, test } from 'vitest';
import { plantedTree } from './planted-tree.ts';
import { styleFindings } from './style.ts';

// Put together, so that this file disables nothing.
const disabled = (tool: string, rule = '') => `// ${tool}-disable-next-line${rule}`;
const disabledInFile = (tool: string) => `/* ${tool}-disable no-alert */`;

const refused: [name: string, path: string, code: string, finding: string][] = [
  ['any without a reason', 'src/kernel/server/a.ts', 'export const one = (value: any) => value;', '`any` needs its reason'],
  [
    'a non-null assertion without a reason',
    'src/kernel/server/a.ts',
    'export const one = (value?: string) => value!;',
    '`!` needs its reason',
  ],
  ['a cast without a reason', 'src/kernel/server/a.ts', 'export const one = (value: unknown) => value as string;', '`as` needs its reason'],
  ['any without a reason in a test', 'src/kernel/server/a.test.ts', 'const one: any = 1;', '`any` needs its reason'],
  ['a barrel', 'src/kernel/server/a.ts', "export * from './b.ts';", 'no barrels'],
  ['a passed-on name', 'src/kernel/server/a.ts', "export { b } from './b.ts';", 'no barrels'],
  ['a barrel of a feature', 'src/features/a/server/public.ts', "export * from './b.ts';", 'no barrels'],
  ['a second name', 'src/features/a/server/public.ts', "import { b } from './b.ts';\nexport const a = b;", 'a thing has one name'],
  ['a second name at the front door', 'src/features/a/server/public.ts', "export { b as a } from './b.ts';", 'a thing has one name'],
  ['visible text between tags', 'src/ui/Button.tsx', 'export const Button = () => <b>Save</b>;', '"Save" belongs in texts/'],
  ['a visible attribute', 'src/ui/Field.tsx', 'export const Field = () => <input aria-label="Name" />;', '"Name" belongs in texts/'],
  [
    'a document of the repository in a text',
    'src/features/a/texts/no.ts',
    "export const no = { by: 'Les docs/how.md' };",
    'where it stands in the product',
  ],
  ['a word that English texts avoid', 'src/features/a/texts/en.ts', "export const en = { by: 'Ask somebody' };", 'write someone'],
  [
    'a second name for a thing in Norwegian content',
    'src/features/a/content/help.ts',
    "export const help = { x: { no: ['Ny signering'], en: ['New signing request'] } };",
    'write signeringsforespørsel',
  ],
  [
    'a second name for a thing in the title of a page',
    'src/features/a/web/entry.ts',
    "export const title = { en: 'Add treatments', no: 'Legg til behandlinger' };",
    'write processing activity',
  ],
  [
    'another second name in English texts',
    'src/features/a/texts/en.ts',
    "export const en = { x: 'Turn on two-step verification' };",
    'write two-step sign-in',
  ],
  [
    'a second name in Norwegian texts',
    'src/features/a/texts/no.ts',
    "export const no = { x: 'Slå på totrinnsbekreftelse' };",
    'write totrinnspålogging',
  ],
  ['a word that Norwegian texts avoid', 'src/features/a/texts/no-mail.ts', "export const no = { by: 'Vennligst svar' };", 'the verb alone'],
  ['marks of the other language', 'src/kernel/texts/no.ts', 'export const no = { by: `Slett “{name}”` };', 'like «these»'],
  ["the browser's own field for dates", 'src/ui/Day.tsx', 'export const Day = () => <input type="date" />;', 'in a DateField'],
  [
    'a size of an icon in a button',
    'src/ui/Add.tsx',
    'export const Add = () => <Button leftSection={<IconPlus aria-hidden size={18} />} />;',
    'an icon in a button or field says no size',
  ],
  ['a second clock', 'src/kernel/server/a.ts', 'export const now = () => new Date();', 'the moment comes from the clock'],
  [
    'a second clock in milliseconds',
    'src/features/a/server/b.ts',
    'export const now = () => Date.now();',
    'the moment comes from the clock',
  ],
  ['all columns', 'src/features/a/server/store.ts', "export const all = (db) => db.selectFrom('a').selectAll();", 'name the columns'],
  ['all columns in SQL', 'src/features/a/server/store-b.ts', 'export const all = (sql) => sql`select * from a`;', 'name the columns'],
  ['a map that others may fill', 'src/features/a/server/b.ts', '/** The senders. */\nexport const senders = new Map();', 'a list or map'],
  ['a list that others may fill', 'src/kernel/server/a.ts', 'const shares: string[] = [];', 'a list or map'],
  ['a set that others may add to', 'src/features/a/server/b.ts', "const names = new Set(['a']);", 'a list or map'],
  ['a weak map without a word', 'src/kernel/server/a.ts', 'const kept = new WeakMap();', 'a list or map'],
  ['a variable outside functions', 'src/identity/server/a.ts', 'let last = 0;\nexport const next = () => (last += 1);', 'a variable'],
  ['a variable that the room is given', 'src/features/a/server/b.ts', 'export let last = 0;', 'a variable'],
  ['a map of a web room', 'src/features/a/web/b.ts', 'const drafts = new Map();', 'of the page'],
  ['a variable of the web that speaks of a process', 'src/kernel/web/a.ts', '// Of the process.\nlet last = 0;', 'of the page'],
  ['work on import', 'src/features/a/server/index.ts', "import { a } from './a.ts';\na.listen(() => 1);", 'importing does nothing'],
  ['a disabled rule without a reason', 'src/ui/a.ts', `${disabled('oxlint', ' no-alert')}\nalert('a');`, 'the reason in a comment'],
  [
    'a second disabled rule with the reason of the first',
    'src/ui/a.ts',
    `export const a = [\n  // Why.\n  ${disabled('oxlint', ' one')}\n  ${disabled('oxlint', ' two')}\n  1,\n] as const;`,
    'the reason in a comment',
  ],
  ['every rule disabled', 'src/ui/a.ts', `// Why.\n${disabled('oxlint')}\nalert('a');`, 'by its name'],
  ['a rule disabled for a whole file', 'src/ui/a.ts', `/* Why. */\n${disabledInFile('oxlint')}\nalert('a');`, 'oxlint-disable-next-line'],
  [
    'a disabled rule under a product instead of a reason',
    'src/ui/a.ts',
    `export const a = [\n  2\n  * 3,\n  ${disabled('oxlint', ' one')}\n  1,\n] as const;`,
    'the reason in a comment',
  ],
  ['a rule disabled for another linter', 'src/ui/a.ts', `// Why.\n${disabled('eslint', ' no-alert')}\nalert('a');`, 'oxlint-disable'],
  ['code in a comment', 'src/kernel/server/a.ts', '// const old = compute(1);\nexport const a = 1;', 'commented-out code'],
  ['a test without a sentence', 'src/kernel/server/a.test.ts', "test('works', () => {});", '"works" is not a sentence'],
];

const accepted: [name: string, path: string, code: string][] = [
  ['a reason on the line above', 'src/kernel/server/a.ts', '// The driver types it so.\nexport const one = (value: any) => value;'],
  [
    'a reason above the statement',
    'src/kernel/server/a.ts',
    '// Checked above.\nexport const two = [\n  1,\n  (value?: string) => value!,\n];',
  ],
  ['a reason on the same line', 'src/kernel/server/a.ts', 'export const a = (b: unknown) => b as string; // Only strings get here.'],
  ['a disabled rule with its reason above', 'src/ui/a.ts', `// It blocks.\n${disabled('oxlint', ' no-alert')}\nalert('a');`],
  [
    'a disabled rule with its reason in a long comment',
    'src/ui/a.ts',
    `/*\n * It blocks.\n */\n${disabled('oxlint', ' no-alert')}\nalert('a');`,
  ],
  ['a disabled rule with its reason beside it', 'src/ui/a.ts', `${disabled('oxlint', ' no-alert, no-console')} -- it blocks\nalert('a');`],
  ['a name that a feature offers', 'src/features/a/server/public.ts', "export { b } from './b.ts';"],
  ['a constant', 'src/kernel/server/a.ts', "export const states = ['open', 'closed'] as const;"],
  ['a cast in a test', 'src/kernel/server/a.test.ts', 'export const one = (value: unknown) => value as string;'],
  ['the mark of an e-mail address in a text', 'src/features/a/texts/en.ts', "export const en = { hint: 'kari@mail.example' };"],
  ['signs between tags', 'src/ui/Dot.tsx', 'export const Dot = () => <b> · </b>;'],
  ['a constant set', 'src/features/a/server/b.ts', "const names: ReadonlySet<string> = new Set(['a']);"],
  ['a cache that says so', 'src/features/a/server/b.ts', '// A cache by time zone.\nconst formats = new Map();'],
  ['what goes with its key', 'src/features/a/server/b.ts', '// A source goes with its configuration.\nconst sources = new WeakMap();'],
  ['variables of the page', 'src/identity/web/a.ts', '// Of the page: how far it has come.\nlet step = 0;\nlet isOver = false;'],
  ['a variable inside a function', 'src/features/a/web/b.ts', 'export function count() {\n  let found = 0;\n  return (found += 1);\n}'],
  ['a map inside a function', 'src/features/a/server/b.ts', 'export function count() {\n  const found = new Map();\n  return found;\n}'],
  ['a date of something', 'src/kernel/server/a.ts', "export const day = new Date('2026-11-21');"],
];

const findingsIn = (path: string, code: string) => {
  const tree = plantedTree({ [path]: code });
  const found = styleFindings(tree.root);
  tree.remove();
  return found;
};

test.each(refused)('%s is caught', (_, path, code, finding) => {
  expect(findingsIn(path, code)).toEqual([expect.stringContaining(finding)]);
});

test.each(accepted)('%s is fine', (_, path, code) => {
  expect(findingsIn(path, code)).toEqual([]);
});

test('a finding names the file and the line, also after letters of more than one byte', () => {
  expect(findingsIn('src/kernel/server/a.ts', "export const a = 'æøå';\n\nexport const b = (value: any) => value;\n")).toEqual([
    'src/kernel/server/a.ts:3: `any` needs its reason in a comment',
  ]);
});
