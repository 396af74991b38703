import { expect, test } from 'vitest';
import { plansOf } from './plans-of.ts';
import type { PaidState } from './shapes.ts';

test.each([
  [[], [{ plan: 'free' }]],
  [['hr'], [{ plan: 'hr' }]],
  [
    ['hr', 'contracts-premium-100'],
    [{ plan: 'contracts-premium', upTo: 100 }, { plan: 'hr' }],
  ],
])('names the plans of %j for the log', (tiers, plans) => {
  const items = tiers.map((tierId) => ({ tierId, to: null })) as PaidState['items'];
  expect(plansOf({ items: [...items, { tierId: 'gdpr-basic', to: '2026-11-01' } as PaidState['items'][number]] })).toEqual(plans);
});
