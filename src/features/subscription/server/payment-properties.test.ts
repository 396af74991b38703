import { expect, test } from 'vitest';
import { currentUser } from '#features/account/contract/endpoints.ts';
import { getCompany } from '#features/company/contract/endpoints.ts';
import { subscriptionFeatures } from '#kernel/contract/permissions.ts';
import { sell, endTrial } from '../testing/sell-plans.ts';
import { testServer, type TestServer } from '#testing/server.ts';
import type { Caller } from '#testing/caller.ts';
import { acknowledgeTrialEnd } from '../contract/endpoints-payment.ts';
import { writeLock } from './store-subscription.ts';
import { followSale } from './sale/switch-sale.ts';

const properties = async (caller: Caller) => {
  const { json } = await caller.call(currentUser);
  return currentUser.answer.parse(json).user.company.paymentCompanyProperties;
};

async function sold(): Promise<{ server: TestServer; admin: Caller; employee: Caller; companyId: number }> {
  const server = await testServer();
  const { admin, person, companyId } = await server.newCompany();
  const employee = await person('employee');
  await sell(server);
  return { server, admin, employee, companyId };
}

test('tells pages nothing of a subscription while nothing is sold', async () => {
  const server = await testServer();
  const { admin } = await server.newCompany();
  expect(await properties(admin)).toBeNull();
});

test('tells everybody of the trial, with ids of our own', async () => {
  const { admin, employee } = await sold();
  const told = await properties(employee);
  expect(told).toMatchObject({
    subscriptions: [{ planId: 'unlimited', isCurrentlyOnTrial: true, isUnlimited: false, trialEndsAt: '2026-12-01T09:00:00.000Z' }],
    companySubscriptionsFeatures: subscriptionFeatures,
    trialEndsAt: '2026-12-01T09:00:00.000Z',
    isLockedByNonpayment: false,
    trialEndAcknowledged: false,
  });
  const { company } = getCompany.answer.parse((await admin.call(getCompany)).json);
  expect(company.paymentCompanyProperties).toEqual(told);
});

test('tells that the trial is over and was acknowledged', async () => {
  const { server, admin, companyId } = await sold();
  await endTrial(server, companyId);
  await followSale(server.services);
  await admin.call(acknowledgeTrialEnd);
  expect(await properties(admin)).toMatchObject({
    subscriptions: [],
    companySubscriptionsFeatures: [],
    trialEndAcknowledged: true,
  });
});

test('tells that an unpaid invoice has closed the plans', async () => {
  const { server, employee, companyId } = await sold();
  await server.database.forCompany(companyId, (company) => writeLock(company, server.clock.now()));
  expect(await properties(employee)).toMatchObject({ isLockedByNonpayment: true });
});
