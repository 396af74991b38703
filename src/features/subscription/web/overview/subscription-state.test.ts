import { expect, test } from 'vitest';
import type { ListedInvoice, SubscriptionItem, SubscriptionOverview } from '../../contract/entities.ts';
import { overdueInvoices, stateOf } from './subscription-state.ts';

const item = (isTrial: boolean) => ({ isTrial }) as SubscriptionItem;
const invoice = (state: ListedInvoice['state'], unpaid = 0) => ({ state, unpaid }) as ListedInvoice;
const trial = (isOver: boolean) => ({ isOver }) as SubscriptionOverview['trial'];
const plain = {
  isLockedByNonpayment: false,
  invoices: [],
  overdue: 0,
  endsOn: null,
  items: [],
  isCurrentlyOnTrial: false,
  trial: trial(true),
};
const overviewOf = (parts: Partial<SubscriptionOverview>) => ({ ...plain, ...parts }) as SubscriptionOverview;

test.each([
  ['trial', { isCurrentlyOnTrial: true, items: [item(true)], trial: trial(false) }],
  ['trialOver', {}],
  ['free', { invoices: [invoice('paid')] }],
  ['free', { trial: trial(false) }],
  ['active', { items: [item(false)] }],
  ['active', { items: [item(true), item(false)], isCurrentlyOnTrial: true }],
  ['active', { items: [item(false)], invoices: [invoice('open', 100)] }],
  ['ending', { items: [item(false)], endsOn: '2026-12-31' }],
  ['due', { items: [item(false)], endsOn: '2026-12-31', overdue: 100 }],
  ['due', { overdue: 1 }],
  ['nonpayment', { items: [item(false)], isLockedByNonpayment: true, overdue: 100 }],
] as const)('says %s of %j', (expected, parts) => {
  expect(stateOf(overviewOf(parts as Partial<SubscriptionOverview>))).toBe(expected);
});

test.each([
  [1, [invoice('due', 100), invoice('open', 100), invoice('paid')]],
  [2, [invoice('due', 100), invoice('nonpayment', 100)]],
  // An older one than those that the page is given.
  [1, [invoice('paid')]],
] as const)('counts %i past their due day', (expected, invoices) => {
  expect(overdueInvoices({ invoices: [...invoices] })).toBe(expected);
});
