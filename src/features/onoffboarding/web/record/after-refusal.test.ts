import { expect, test } from 'vitest';
import { afterRefusal } from './after-refusal.ts';

test('moves that are all refused end where the first began', () => {
  const [first, second, third] = [() => undefined, () => undefined, () => undefined];
  const one = afterRefusal([first, second, third]);
  expect(one).toEqual([first, third]);
  expect(afterRefusal(one)).toEqual([first]);
  expect(afterRefusal([first])).toEqual([]);
});
