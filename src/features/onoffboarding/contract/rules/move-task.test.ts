import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveTask } from './move-task.ts';

const ids = ['a', 'b', 'c', 'd'];

test.each([
  ['a', 0, 'abcd'],
  ['a', 1, 'bacd'],
  ['a', 3, 'bcda'],
  ['a', 9, 'bcda'],
  ['d', 0, 'dabc'],
  ['d', -1, 'dabc'],
  ['c', 1, 'acbd'],
  ['x', 1, 'abcd'],
])('%s to %i: %s', (id, place, expected) => {
  expect(moveTask(ids, id, place).join('')).toBe(expected);
});

test('stays a permutation after any number of moves', () => {
  const moves = fc.array(fc.tuple(fc.constantFrom(...ids), fc.integer({ min: -2, max: 6 })));
  fc.assert(
    fc.property(moves, (made) => {
      const after = made.reduce<string[]>((list, [id, place]) => moveTask(list, id, place), ids);
      expect(after.toSorted()).toEqual(ids);
    }),
  );
});
