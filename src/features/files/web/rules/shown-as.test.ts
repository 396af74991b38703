import { expect, test } from 'vitest';
import { shownAs } from './shown-as.ts';

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
