import { expect, test } from 'vitest';
import { kindOf, shownAs } from './shown-as.ts';

test.each([
  ['application/pdf', true, 'pdf'],
  ['application/pdf', false, 'facts'],
  ['image/png', true, 'picture'],
  ['image/svg+xml', true, 'facts'],
  ['text/plain; charset=utf-8', true, 'text'],
  ['text/html', true, 'facts'],
  ['application/octet-stream', true, 'facts'],
  [null, true, 'facts'],
])('shows %s, with a viewer for PDF %s, as %s', (type, hasViewer, how) => {
  expect(shownAs(type, hasViewer)).toBe(how);
});

test.each([
  ['Håndbok.PDF', null, 'pdf'],
  ['ansatte.xlsx', null, 'sheet'],
  ['budsjett.pdf.xlsx', null, 'sheet'],
  ['uten ending', null, 'other'],
  ['Et regneark.xlsx', 'https://example.no/', 'link'],
])('knows %s with the address %s as %s', (fileName, url, kind) => {
  expect(kindOf({ fileName, url })).toBe(kind);
});
