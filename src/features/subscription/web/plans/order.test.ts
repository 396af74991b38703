import { expect, test } from 'vitest';
import type { SubscriptionItem } from '../../contract/entities.ts';
import { choiceOfItems, orderOf } from './order.ts';

const item = (parts: Partial<SubscriptionItem>) => ({ tierId: null, isTrial: false, ...parts }) as SubscriptionItem;

test('the tiers of an order carry the interval that was chosen for all of them', () => {
  const choice = { interval: 'year', plans: [{ planId: 'hr', tierId: 'hr' }], packs: { 'signatures-50': 2 } } as const;
  expect(orderOf(choice, { collectionMethod: 'ehf_invoice' })).toEqual({
    plans: [{ planId: 'hr', tierId: 'hr-year' }],
    products: [{ productId: 'signatures-50', quantity: 2 }],
    collectionMethod: 'ehf_invoice',
  });
});

test('what the company has is chosen at first, and a trial is not', () => {
  const trial = item({ planId: 'unlimited', isTrial: true });
  const items = [
    item({ planId: 'contracts-standard', tierId: 'contracts-standard-50-year' }),
    item({ planId: 'hr', tierId: 'hr-year' }),
    trial,
  ];
  expect(choiceOfItems({ items, interval: 'year' })).toEqual({
    interval: 'year',
    plans: [
      { planId: 'hr', tierId: 'hr' },
      { planId: 'contracts-standard', tierId: 'contracts-standard-50' },
    ],
    packs: {},
  });
  expect(choiceOfItems({ items: [trial], interval: null })).toEqual({ interval: 'month', plans: [], packs: {} });
});

test('an order of what the company has names the same tiers', () => {
  const items = [item({ planId: 'gdpr-premium', tierId: 'gdpr-premium-200-month' })];
  const choice = choiceOfItems({ items, interval: 'month' });
  expect(orderOf(choice, { collectionMethod: 'payment_card' }).plans).toEqual([
    { planId: 'gdpr-premium', tierId: 'gdpr-premium-200-month' },
  ]);
});
