import { expect, test } from 'vitest';
import { offerOf, tierToTake } from './offer.ts';

const sold = {
  planId: 'contracts-standard',
  charged: 'flat',
  fewestUsers: 0,
  features: ['contracts'],
  limits: {},
  signaturesPerUser: 0,
  tiers: [
    { tierId: 'upto-25-month', interval: 'month', price: 30_000, limit: 25 },
    { tierId: 'upto-25-year', interval: 'year', price: 30_000, limit: 25 },
  ],
} as const;
const plans = [{ ...sold, features: [...sold.features], tiers: [...sold.tiers] }];
const terms = { fewestUsers: 0, limits: {}, signaturesPerUser: 0 };
const held = { planId: 'contracts-standard', tierId: 'upto-25-year', charged: 'flat', price: 30_000, limit: 25, ...terms } as const;
const of25 = { tierId: 'upto-25', price: 30_000, limit: 25, ...terms, isSold: true };

test.each([
  ['what is sold, each step once', [], { 'contracts-standard': [of25] }],
  ['what the company has only once', [held], { 'contracts-standard': [of25] }],
  [
    'a step that is sold no longer beside the others, to the company that has it',
    [{ ...held, tierId: 'upto-40-year', price: 45_000, limit: 40 }],
    { 'contracts-standard': [of25, { tierId: 'upto-40', price: 45_000, limit: 40, ...terms, isSold: false }] },
  ],
  [
    'a plan that is sold no longer, to the company that has it',
    [{ ...held, planId: 'hr', tierId: 'hr-month', charged: 'perUser', price: 7900, limit: null }],
    { 'contracts-standard': [of25], hr: [{ tierId: 'hr', price: 7900, limit: null, ...terms, isSold: false }] },
  ],
  ['nothing for a trial', [{ ...held, planId: 'unlimited', tierId: null }], { 'contracts-standard': [of25] }],
] as const)('offers %s', (_name, items, expected) => {
  const offered = offerOf({ plans, products: [] }, items);
  expect(Object.fromEntries(offered.plans.map(({ planId, tiers }) => [planId, tiers]))).toEqual(expected);
});

test('offers a plan that is sold no longer by the terms that were bought', () => {
  const bought = { fewestUsers: 4, limits: { storageLimit: 50_000_000_000 }, signaturesPerUser: 5 };
  const item = { planId: 'unlimited', tierId: 'unlimited-year', charged: 'perUser', price: 14_900, limit: null, ...bought } as const;
  const { plans: offered } = offerOf({ plans, products: [] }, [item]);
  expect(offered.find(({ planId }) => planId === 'unlimited')?.tiers).toMatchObject([bought]);
});

test('offers a step that is sold no longer by the terms that were bought, beside one that is sold by others', () => {
  const bought = { fewestUsers: 4, limits: { storageLimit: 10_000_000_000 }, signaturesPerUser: 5 };
  const { plans: offered } = offerOf({ plans, products: [] }, [{ ...held, ...bought, tierId: 'upto-40-month' }]);
  expect(offered.map(({ tiers }) => tiers)).toMatchObject([
    [
      { tierId: 'upto-25', ...terms },
      { tierId: 'upto-40', ...bought },
    ],
  ]);
});

test.each([
  ['that which the company has, though another is sold', [{ planId: 'unlimited', tierId: 'old' }], 'old'],
  ['the one that is sold to whoever has another plan', [{ planId: 'hr', tierId: 'hr' }], 'new'],
] as const)('of the steps of a plan without a choice of steps, takes %s', (_name, had, expected) => {
  const tiers = ['new', 'old'].map((tierId) => ({ tierId, price: 100, limit: null, ...terms, isSold: tierId === 'new' }));
  expect(tierToTake({ planId: 'unlimited', tiers }, had)?.tierId).toBe(expected);
});
