import { expect, test } from 'vitest';
import { nameParts } from './name-parts.ts';

test.each([
  ['Personalhåndbok.pdf', ['Personalhåndbok', '.pdf']],
  ['Felles dokumenter', ['Felles dokumenter']],
  ['budsjett_2027-endelig.v2.xlsx', ['budsjett_', '2027-', 'endelig', '.v2', '.xlsx']],
  ['notat -- kladd', ['notat --', ' kladd']],
  ['.gitignore', ['.gitignore']],
  ['a..b', ['a', '.', '.b']],
  ['utkast-', ['utkast-']],
])('%s may go on in the next line between its parts', (name, parts) => {
  expect(nameParts(name)).toEqual(parts);
});
