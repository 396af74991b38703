import { describe, expect, test } from 'vitest';
import { plantedTree } from './planted-tree.ts';
import { referenceFindings } from './references.ts';

const product = `# Absence

- **absence.1** The calendar is opened once.
- **absence.2** Days are 1 to 365.
`;

/** The findings in one line, in a tree with two rules, one decision and a few modules. */
function findingsOf(path: string, line: string): string[] {
  const tree = plantedTree({
    'docs/product/absence.md': product,
    'docs/decisions/0001-one-package.md': '# 1. One package\n\n## Why\n',
    'src/features/absence/server/policy.ts': 'export const policy = 1;\n',
    'src/features/absence/texts/en.ts': 'export const en = {};\n',
    [path]: `${line}\n`,
  });
  const found = referenceFindings(tree.root);
  tree.remove();
  return found.map((finding) => finding.replace(`${path}:1: `, ''));
}

const code = 'src/kernel/server/here.ts';
const document = 'docs/operations.md';

describe('a reference that leads nowhere or away is a finding', () => {
  test.each([
    ['a rule that is not there', code, '// Days are counted (absence.3).', 'absence.3 is no rule of docs/product'],
    ['a rule without parentheses', code, '/** See absence.12. */', 'absence.12 is no rule of docs/product'],
    [
      'a rule in a migration',
      'src/kernel/server/migrations/2026-11-22-1000-log.sql',
      '-- Days (absence.3).',
      'absence.3 is no rule of docs/product',
    ],
    ['a rule as code', document, 'It is written `absence.4`.', 'absence.4 is no rule of docs/product'],
    ['a second rule in one sentence', document, 'As it is (absence.1, absence.9).', 'absence.9 is no rule of docs/product'],
    ['an area that is not there', document, 'As it is (absense.1).', 'absense.1 is no rule of docs/product'],
    ['a decision that is not there', document, 'It was decided (record 2).', 'record 2 is not in docs/decisions'],
    [
      'a module that is not there',
      document,
      'It stands in `server/rules/policy.ts`.',
      '`server/rules/policy.ts` is no path of the repository',
    ],
    ['a folder that is not there', code, '// They lie in `src/features/people/`.', '`src/features/people/` is no path of the repository'],
    ['a document by its bare name', code, '/** It is settled in terms.md. */', '`terms.md` is no path of the repository'],
    ['a link to nothing', document, 'See [there](decisions/0002-two.md).', 'the link decisions/0002-two.md leads nowhere'],
    [
      'a link to no heading',
      document,
      'See [why](decisions/0001-one-package.md#when).',
      'the link decisions/0001-one-package.md#when leads nowhere',
    ],
  ])('%s', (_name, path, line, says) => expect(findingsOf(path, line)).toEqual([says]));

  // The names of external references are concatenated, so that this file contains none.
  test.each([
    ['drawn in', 'SH', '-22'],
    ['as in', '000', ' §6'],
    ['of', 'the', ' specification'],
    ['see', 'issue', ' 11'],
  ])('%s %s%s', (before, name, rest) => {
    expect(findingsOf(code, `/** ${before} ${name}${rest}. */`)).toEqual([
      `"${name}${rest}" leads out of the repository; cite a rule of docs/product`,
    ]);
  });

  test('a rule that stands twice', () =>
    expect(findingsOf('docs/product/notes.md', '- **notes.1** One.\n- **notes.1** Two.')).toEqual([
      'docs/product/notes.md: notes.1 stands twice',
    ]));
  test("a rule under another area's name", () =>
    expect(findingsOf('docs/product/notes.md', '- **absence.5** One.')).toEqual(["docs/product/notes.md: absence.5 is another area's"]));
});

test.each([
  ['a rule', code, '// Days are counted (absence.1, absence.2).'],
  ['a range of rules', code, '/** What absence.1 to absence.2 say. */'],
  ['a decision', document, 'It was decided (decision 1).'],
  ['a module by its end', document, 'It stands in `server/policy.ts` and `policy.ts`.'],
  ['a document by its bare name', code, '/** As absence.md says and [it](https://example.org/a.md). */'],
  ['modules by a pattern', document, 'Texts: `src/features/<name>/texts/{en,no}.ts`, rules: `src/features/*/server/`.'],
  ['a link to a heading', document, 'See [why](decisions/0001-one-package.md#why) and [the web](https://example.org/a.md).'],
  ['code that is no comment', code, "export const field = 'absence.9';"],
  ['a fence in a document', document, '```\n// (absence.9)\n```'],
  ['a number of something else', document, 'PostgreSQL from 15.1, its version v1.2 and `absence/absence.9`, in 0.5 s.'],
])('%s is followed or left alone', (_name, path, line) => expect(findingsOf(path, line)).toEqual([]));
