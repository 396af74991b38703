import { expect, test } from 'vitest';
import { expiryOf, testCardNumbers, testCardOf } from './test-card.ts';

test.each([
  ['4242 4242 4242 4242', { behaviour: 'pays', brand: 'visa', lastFour: '4242' }],
  ['4000-0000-0000-0002', { behaviour: 'declines', brand: 'visa', lastFour: '0002' }],
  ['4000002500003155', { behaviour: 'confirms', brand: 'visa', lastFour: '3155' }],
  // A real number is taken for none.
  ['4539 1488 0343 6467', undefined],
  ['', undefined],
])('%s is %j', (typed, card) => {
  expect(testCardOf(typed)).toEqual(card);
});

test('each number that is named is one', () => {
  expect(testCardNumbers.map(({ number }) => testCardOf(number)?.behaviour)).toEqual(['pays', 'pays', 'declines', 'confirms']);
});

test.each([
  ['12/30', { expiryMonth: 12, expiryYear: 2030 }],
  ['1 / 2027', { expiryMonth: 1, expiryYear: 2027 }],
  ['11/26', { expiryMonth: 11, expiryYear: 2026 }],
  [' 3/2027 ', { expiryMonth: 3, expiryYear: 2027 }],
  ['10/26', undefined],
  ['2/26', undefined],
  ['12/305', undefined],
  ['12/30x', undefined],
  ['13/30', undefined],
  ['00/30', undefined],
  ['1230', undefined],
])('%s is %j in November 2026', (typed, expiry) => {
  expect(expiryOf(typed, '2026-11-26')).toEqual(expiry);
});
