import { expect, test } from 'vitest';
import { cardTryDue, nextCardTry } from './card-try-due.ts';

test.each([
  ['2026-11-20', [], undefined],
  ['2026-11-21', [], 0],
  ['2026-11-21', [0], undefined],
  ['2026-11-22', [0], 1],
  ['2026-11-23', [0, 1], undefined],
  ['2026-11-23', [0], 1],
  ['2026-11-24', [0, 1], 3],
  ['2026-11-26', [0, 1, 3], 5],
  ['2026-11-27', [0, 1, 3, 5], undefined],
  ['2026-11-28', [0, 1, 3, 5], 7],
  ['2026-11-28', [0, 1, 3, 5, 7], undefined],
  ['2026-12-04', [0], 7],
  ['2026-12-05', [0], undefined],
])('an invoice of 21 November on %s, tried on the days %j, is tried as %s', (today, tried, expected) => {
  expect(cardTryDue('2026-11-21', today, tried)).toBe(expected);
});

test.each([
  ['2026-11-21', '2026-11-22'],
  ['2026-11-22', '2026-11-24'],
  ['2026-11-27', '2026-11-28'],
  ['2026-11-28', null],
  ['2026-12-03', null],
])('what is declined on %s is tried next on %s', (today, expected) => {
  expect(nextCardTry('2026-11-21', today)).toBe(expected);
});
