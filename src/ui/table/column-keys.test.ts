import { expect, test } from 'vitest';
import { moveKey, toggled } from './column-keys.ts';

test('adds a key at the end, and takes it out again', () => {
  expect(toggled(undefined, 'Drift')).toEqual(['Drift']);
  expect(toggled(['Drift', 'Salg'], 'Bygg')).toEqual(['Drift', 'Salg', 'Bygg']);
  expect(toggled(['Drift', 'Salg'], 'Drift')).toEqual(['Salg']);
});

test.each([
  ['earlier', 'b', -1, ['b', 'a', 'c']],
  ['later', 'b', 1, ['a', 'c', 'b']],
  ['no earlier than the first', 'a', -1, ['a', 'b', 'c']],
  ['no later than the last', 'c', 1, ['a', 'b', 'c']],
  ['not when it is not there', 'x', 1, ['a', 'b', 'c']],
] as const)('moves a key %s', (_name, key, step, expected) => {
  expect(moveKey(['a', 'b', 'c'], key, step)).toEqual(expected);
});
