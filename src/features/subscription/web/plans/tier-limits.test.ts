import { expect, test } from 'vitest';
import { tierLimits } from './tier-limits.ts';

const plans = [{ tiers: [{ tierId: 'upto-50-month', interval: 'month' as const, price: 45_000, limit: 50 }] }];
const items = [{ tierId: 'upto-25-month', limit: 25 }];

test.each([
  ['a step that is sold', 'upto-50-month', 50],
  ['one that the company has and that is sold no longer', 'upto-25-month', 25],
  ['the same by the year', 'upto-25-year', 25],
  ['a step that nobody knows', 'upto-10-month', null],
  ['a trial', null, null],
])('knows the limit of %s', (_name, tierId, expected) => {
  expect(tierLimits(plans, items)(tierId)).toBe(expected);
});
