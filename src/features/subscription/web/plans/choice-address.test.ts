import { expect, test } from 'vitest';
import { addressOfChoice, choiceOfAddress, orderOfAddress } from './choice-address.ts';
import type { Choice } from './choice.ts';

const tier = (tierId: string) => ({ tierId });
const offer = {
  plans: [
    { planId: 'hr', tiers: [tier('hr')] },
    { planId: 'gdpr-basic', tiers: [tier('basic')] },
    { planId: 'gdpr-premium', tiers: [tier('premium')] },
    { planId: 'unlimited', tiers: [tier('all')] },
    { planId: 'contracts-standard', tiers: [tier('upto-25'), tier('upto-50')] },
  ],
  products: [{ productId: 'signatures-20' }, { productId: 'signatures-50' }],
} as const;
const nothing: Choice = { interval: 'month', plans: [], packs: {} };

test('a choice comes back from its own address', () => {
  const choice: Choice = {
    interval: 'year',
    plans: [
      { planId: 'hr', tierId: 'hr' },
      { planId: 'contracts-standard', tierId: 'upto-50' },
    ],
    packs: { 'signatures-50': 3 },
  };
  expect(choiceOfAddress(addressOfChoice(choice), offer)).toEqual({ choice, unknown: [] });
});

test('an address without anything names nothing', () => {
  expect(addressOfChoice(nothing)).toEqual({ planIdsToSubscribe: 'free', interval: 'month', products: undefined });
  expect(choiceOfAddress(addressOfChoice(nothing), offer)).toEqual({ choice: nothing, unknown: [] });
  expect(choiceOfAddress({}, offer)).toEqual({ choice: nothing, unknown: [] });
});

test('an order without plans keeps those that the company has', () => {
  const current: Choice = { interval: 'year', plans: [{ planId: 'hr', tierId: 'hr' }], packs: {} };
  expect(orderOfAddress({}, offer, current)).toEqual({ choice: current, unknown: [] });
  const pack = { products: 'signatures-50' };
  expect(orderOfAddress(pack, offer, current)).toEqual({ choice: { ...current, packs: { 'signatures-50': 1 } }, unknown: [] });
  expect(orderOfAddress({ planIdsToSubscribe: 'free' }, offer, current)).toEqual({ choice: nothing, unknown: [] });
});

test.each([
  ['the smallest step of a plan', { planIdsToSubscribe: 'contracts-standard' }, ['upto-25'], []],
  ['the last of two plans of which one excludes the other', { planIdsToSubscribe: 'gdpr-basic,hr,gdpr-premium' }, ['hr', 'premium'], []],
  ['Unlimited in place of the plans before it', { planIdsToSubscribe: 'hr,unlimited' }, ['all'], []],
  ['the free plan as none', { planIdsToSubscribe: 'free' }, [], []],
  ['a plan that is not sold', { planIdsToSubscribe: 'hr,gold' }, ['hr'], ['gold']],
  ['a step that is not sold', { planIdsToSubscribe: 'contracts-standard:upto-9' }, [], ['contracts-standard']],
  ['a pack that is not sold', { planIdsToSubscribe: 'hr', products: 'signatures-7:1' }, ['hr'], ['signatures-7']],
] as const)('reads %s', (_name, query, tiers, unknown) => {
  const read = choiceOfAddress(query, offer);
  expect(read.choice.plans.map(({ tierId }) => tierId)).toEqual(tiers);
  expect(read.unknown).toEqual(unknown);
});

test.each([
  ['signatures-20', { 'signatures-20': 1 }],
  ['signatures-20:99', { 'signatures-20': 99 }],
  ['signatures-20:0', {}],
  ['signatures-20:100', {}],
  ['signatures-20:1.5', {}],
  ['signatures-20:-1', {}],
])('counts the packs of %s', (products, packs) => {
  expect(choiceOfAddress({ products }, offer).choice.packs).toEqual(packs);
});
