import { expect, test } from 'vitest';
import { subscriptionFeatures } from '#kernel/contract/permissions.ts';
import type { Plan } from '../../contract/catalogue.ts';
import { freeTerms, paidTerms, trialTerms } from './terms.ts';

const plan = (planId: Plan['planId'], rest: Partial<Plan>): Plan => ({
  planId,
  charged: 'flat',
  fewestUsers: 0,
  features: [],
  limits: {},
  signaturesPerUser: 0,
  tiers: [],
  ...rest,
});
const hr = plan('hr', { features: ['smsservice', 'absencecalendar'], limits: { userLimit: null, storageLimit: 10 } });
const contracts = plan('contracts-standard', { features: ['contracts'], limits: { userLimit: null, storageLimit: 10, contractLimit: 25 } });
const uncounted = { employmentContractLimit: null, smsLimit: null };
const unlimited = plan('unlimited', { features: [...subscriptionFeatures], limits: { contractLimit: null, storageLimit: 100 } });

test('opens what all plans together open, in the order of the features', () => {
  const { features } = paidTerms([
    { plan: contracts, tier: {} },
    { plan: hr, tier: {} },
  ]);
  expect(features).toEqual(['absencecalendar', 'contracts', 'smsservice']);
});

test.each([
  ['the step of the tier', [{ plan: contracts, tier: { limit: 75 } }], { userLimit: null, storageLimit: 10, contractLimit: 75 }],
  [
    'the limit of the plan where a tier has no step',
    [{ plan: contracts, tier: {} }],
    { userLimit: null, storageLimit: 10, contractLimit: 25 },
  ],
  [
    'no limit before any limit, whichever comes first',
    [
      { plan: unlimited, tier: {} },
      { plan: contracts, tier: { limit: 50 } },
    ],
    { contractLimit: null, storageLimit: 100, userLimit: null },
  ],
  [
    'the greater of two limits',
    [
      { plan: hr, tier: {} },
      { plan: unlimited, tier: {} },
    ],
    { userLimit: null, storageLimit: 100, contractLimit: null },
  ],
])('allows %s', (_name, held, expected) => {
  expect(paidTerms(held).limits).toEqual({ ...uncounted, ...expected });
});

test('counts employment contracts and text messages only where a plan says so', () => {
  expect(paidTerms([{ plan: plan('hr', { limits: { smsLimit: 300 } }), tier: {} }]).limits).toEqual({
    employmentContractLimit: null,
    smsLimit: 300,
  });
});

test('does not take the step of a plan without steps for a limit', () => {
  expect(paidTerms([{ plan: hr, tier: { limit: 3 } }]).limits).toEqual({ ...uncounted, userLimit: null, storageLimit: 10 });
});

test('opens everything on trial, with twenty signatures beside those that were used before', () => {
  expect(trialTerms({ signaturesBefore: 7 })).toEqual({
    features: subscriptionFeatures,
    limits: { employmentContractLimit: 2, storageLimit: 1_000_000_000, smsLimit: 50, signatureLimit: 27 },
  });
});

test('allows what the free plan of the catalogue says, and no signatures', () => {
  expect(freeTerms({ plans: [plan('free', { limits: { userLimit: 5 } })] })).toEqual({
    features: [],
    limits: { userLimit: 5, signatureLimit: 0 },
  });
  expect(freeTerms(undefined).limits).toEqual({ userLimit: 4, administratorLimit: 1, storageLimit: 1_000_000_000, signatureLimit: 0 });
});
