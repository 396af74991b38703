import { expect, test } from 'vitest';
import { kindOf } from './file-kind.ts';

test.each([
  ['Håndbok.PDF', null, 'pdf'],
  ['ansatte.xlsx', null, 'sheet'],
  ['budsjett.pdf.xlsx', null, 'sheet'],
  ['uten ending', null, 'other'],
  ['Et regneark.xlsx', 'https://example.no/', 'link'],
])('knows %s with the address %s as %s', (fileName, url, kind) => {
  expect(kindOf({ fileName, url })).toBe(kind);
});
