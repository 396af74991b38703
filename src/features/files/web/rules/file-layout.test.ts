import { expect, test } from 'vitest';
import { fileLayoutOf, keptLayoutOf } from './file-layout.ts';

test.each([
  [undefined, 'list', 'list'],
  [undefined, 'tiles', 'tiles'],
  ['tiles', 'list', 'tiles'],
  ['list', 'tiles', 'list'],
  ['mosaic', 'tiles', 'tiles'],
] as const)('an address that asks for %s shows who chose %s the files as %s', (asked, kept, expected) => {
  expect(fileLayoutOf(asked, kept)).toBe(expected);
});

test.each([
  ['tiles', 'tiles'],
  ['list', 'list'],
  [undefined, 'list'],
  [{ tiles: true }, 'list'],
])('reads %j, as it was stored, as %s', (kept, expected) => {
  expect(keptLayoutOf(kept)).toBe(expected);
});
