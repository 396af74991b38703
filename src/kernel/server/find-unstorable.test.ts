import { expect, test } from 'vitest';
import { findUnstorablePath, isTooDeep } from './find-unstorable.ts';

test.each([
  ['a NUL in a field', { a: 'x', b: 'x\0' }, 'b'],
  ['one in a list', { rows: [{ name: 'x' }, { name: '\0' }] }, 'rows[1].name'],
  ['one in a list of texts', { names: ['\0'] }, 'names[0]'],
  ['one in the name of a field', { a: { 'x\0': 1 } }, 'a'],
  ['one in a bare text', '\0', ''],
  ['the first half of a pair', { a: 'x\ud83d' }, 'a'],
  ['the second half of a pair', { a: ['\ude00x'] }, 'a[0]'],
  ['a half in the name of a field', { a: { '\ud83d': 1 } }, 'a'],
  ['nothing in a whole pair', { a: '😀' }, undefined],
  ['nothing', { a: [1, null, undefined, true, 'x', { b: '' }] }, undefined],
])('finds %s', (_what, value, path) => {
  expect(findUnstorablePath(value)).toBe(path);
});

const nested = (levels: number): unknown => Array.from({ length: levels }).reduce((inner) => ({ inner }), 'x');

test.each([
  ['a text', 'x', false],
  ['64 levels', nested(64), false],
  ['65 levels', nested(65), true],
  ['20,000 levels', nested(20_000), true],
  ['a wide value', Array.from({ length: 10_000 }, () => ({ a: 1 })), false],
])('judges the depth of %s', (_what, value, expected) => {
  expect(isTooDeep(value)).toBe(expected);
});
