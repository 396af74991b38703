import { expect, test } from 'vitest';
import { field } from '#kernel/contract/errors.ts';
import { TermInput } from './terms.ts';

test.each([
  [3660, undefined],
  [3661, 3660],
  [{ number: 120, unit: 'month' }, undefined],
  [{ number: 121, unit: 'month' }, 120],
])('of %j the most that is said is %s', (term, most) => {
  expect(TermInput.safeParse(term).error?.issues[0]?.message).toBe(most && field('tooLarge', { length: most }));
});
