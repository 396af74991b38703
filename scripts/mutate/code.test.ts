import { expect, test } from 'vitest';
import { codeMutants } from './code.ts';
import { mutatedSource } from './mutant.ts';

const changed = async (source: string) => (await codeMutants('read.ts', source)).map((mutant) => mutatedSource(source, mutant));

test('an operator changed within a longer expression takes nothing else with it', async () => {
  const mutants = await changed('export const may = a && b && c;');
  expect(mutants).toContain('export const may = (a || b) && c;');
});

test('whole templates and what bugs and the log say stay as they are', async () => {
  const sources = [
    'export const read = sql`select a`;',
    "export const bug = new Error('words');",
    "log.warn('words');",
    "work().catch((error) => {\n  log.error(error, 'words');\n});",
  ];
  expect(await Promise.all(sources.map(changed))).toEqual([[], [], [], []]);
});

test('a place with a reason stays as it is', async () => {
  expect(await changed('// Stryker disable next-line all: nobody can tell\nexport const first = a && b;')).toEqual([]);
});
