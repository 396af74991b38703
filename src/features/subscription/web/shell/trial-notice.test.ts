import { expect, test } from 'vitest';
import type { PaymentProperties } from '#kernel/web/session.ts';
import { hasJustEnded, showsTrial, trialNotice } from './trial-notice.ts';

const end = '2026-12-10T09:00:00.000Z';
const plan = (isCurrentlyOnTrial: boolean) => ({ planId: 'hr', isCurrentlyOnTrial, isUnlimited: false, trialEndsAt: null });
const onTrial: PaymentProperties = {
  subscriptions: [plan(true)],
  isLockedByNonpayment: false,
  trialEndsAt: end,
  trialEndAcknowledged: false,
};
const onFree: PaymentProperties = { ...onTrial, subscriptions: [] };
const paying: PaymentProperties = { ...onTrial, subscriptions: [plan(true), plan(false)] };

test.each([
  ['nothing is sold', null, '2026-12-02T09:00:00Z', undefined],
  ['a plan is paid for', paying, '2026-12-02T09:00:00Z', undefined],
  ['it is on', onTrial, '2026-12-02T09:00:00Z', 'active'],
  ['it ends soon', onTrial, '2026-12-09T09:00:00Z', 'warning'],
  ['it has ended and the page does not know yet', onTrial, '2026-12-10T09:00:00Z', 'expired'],
  ['it has ended thirty days ago', onFree, '2027-01-09T09:00:00Z', 'expired'],
  ['it has ended longer ago', onFree, '2027-01-09T09:00:01Z', undefined],
])('says of a trial, when %s, what is so', (...[, properties, now, state]) => {
  expect(trialNotice(properties, new Date(now))?.state).toBe(state);
});

const closed = { contracts: false, gdpr: false };

test.each([
  ['before it', onFree, closed, '2026-12-10T08:59:59Z', false],
  ['at it', onFree, closed, '2026-12-10T09:00:00Z', true],
  ['while nothing is closed yet', onFree, { contracts: true, gdpr: true }, '2026-12-10T09:03:00Z', false],
  ['long after it', onFree, closed, '2027-12-10T09:00:00Z', true],
  ['once it was acknowledged', { ...onFree, trialEndAcknowledged: true }, closed, '2026-12-11T09:00:00Z', false],
  ['while a plan is paid for', paying, closed, '2026-12-11T09:00:00Z', false],
  ['while nothing is sold', null, closed, '2026-12-11T09:00:00Z', false],
])('tells of the end of the trial or not, %s', (...[, paymentCompanyProperties, subscriptionFeatures, now, expected]) => {
  expect(hasJustEnded({ paymentCompanyProperties, subscriptionFeatures }, new Date(now))).toBe(expected);
});

test.each([
  ['before it', onTrial, true],
  ['after it', onFree, true],
  ['once it was acknowledged', { ...onFree, trialEndAcknowledged: true }, false],
  ['while a plan is paid for', paying, false],
  ['while nothing is sold', null, false],
])('listens for the end of the trial or not, %s', (...[, properties, expected]) => {
  expect(showsTrial(properties)).toBe(expected);
});
