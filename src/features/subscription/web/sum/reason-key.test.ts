import { expect, test } from 'vitest';
import { reasonKey } from './reason-key.ts';

test.each([
  ['usedDays', 12, 'usedUsers'],
  ['usedDays', 0, 'usedDays'],
  ['yearAhead', 4, 'yearUsers'],
  ['yearAhead', 0, 'yearAhead'],
  ['restOfYear', 4, 'restUsers'],
  ['restOfYear', 0, 'restOfYear'],
  ['addedSeats', 14, 'addedSeats'],
  ['unusedDays', 14, 'unusedDays'],
  ['toString', 0, undefined],
])('says of %s for %i users %s', (code, users, expected) => {
  expect(reasonKey({ code, args: { users } })).toBe(expected);
});

test('knows reasons that count no users', () => {
  expect(reasonKey({ code: 'pack', args: { signatures: 40 } })).toBe('pack');
  expect(reasonKey({ code: 'discount', args: { code: 'NY' } })).toBe('discount');
});
