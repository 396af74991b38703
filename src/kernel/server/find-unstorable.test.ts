import { expect, test } from 'vitest';
import { findNulPath } from './find-nul.ts';

test.each([
  ['in a field', { a: 'x', b: 'x\0' }, 'b'],
  ['in a list', { rows: [{ name: 'x' }, { name: '\0' }] }, 'rows[1].name'],
  ['in a list of texts', { names: ['\0'] }, 'names[0]'],
  ['in the name of a field', { a: { 'x\0': 1 } }, 'a'],
  ['nowhere', { a: [1, null, undefined, true, 'x', { b: '' }] }, undefined],
  ['in a bare text', '\0', ''],
])('finds a NUL %s', (_where, value, path) => {
  expect(findNulPath(value)).toBe(path);
});
