import { expect, test } from 'vitest';
import { insertSeller } from '#features/invoicing/server/public.ts';
import { testSeller } from '#features/invoicing/testing/draft.ts';
import { checkCompanyLimits } from '#features/billing/contract/endpoints.ts';
import { subscriptionFeatures } from '#kernel/contract/permissions.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { getCompanyOverview } from '../../contract/endpoints-overview.ts';
import { acknowledgeTrialEnd } from '../../contract/endpoints-payment.ts';
import { SubscriptionOverview } from '../../contract/entities.ts';
import { sell, testCatalogue } from '../../testing/sell-plans.ts';
import { runDue } from '../clock/run-due.ts';
import { insertCatalogue } from '../sale/store-sale.ts';
import { followSale, switchSaleOff, switchSaleOn } from '../sale/switch-sale.ts';

const day = 86_400_000;

/** A selling installation with one company, whose trial has just begun. */
async function onTrial() {
  const server = await testServer();
  const company = await server.newCompany();
  await sell(server);
  /** Signs in again, as a session does not last as long as a trial. */
  const later = async (milliseconds: number) => {
    server.clock.advance(milliseconds);
    await runDue(server.services);
    return company.person('systemadmin');
  };
  return { server, company, later };
}

const overview = async ({ admin }: Pick<TestCompany, 'admin'>) => SubscriptionOverview.parse((await admin.call(getCompanyOverview)).json);

const letters = async (server: Awaited<ReturnType<typeof onTrial>>['server']) => (await server.mails()).map(({ subject }) => subject);

test('sells nothing until there are prices, and shows nothing before', async () => {
  const server = await testServer();
  const company = await server.newCompany();
  expect(await switchSaleOn(server.services)).toEqual(['prices', 'seller']);
  expect((await company.admin.call(getCompanyOverview)).codes).toEqual(['common.NotFound']);
});

test('sells nothing with VAT for a seller who is not registered for it', async () => {
  const { services } = await testServer();
  const { database, clock } = services;
  const setSeller = (isVatRegistered: boolean) =>
    database.transaction((unit) => insertSeller(unit, { ...testSeller, isVatRegistered }, clock.now()));
  await database.transaction((unit) => insertCatalogue(unit, testCatalogue, clock.now()));
  await setSeller(false);
  expect(await switchSaleOn(services)).toEqual(['vat']);
  await setSeller(true);
  expect(await switchSaleOn(services)).toEqual([]);
});

test('gives companies that were there a trial of everything, with its limits', async () => {
  const { company } = await onTrial();
  const { trial, items, isCurrentlyOnTrial, isUnlimited, limits } = await overview(company);
  expect(trial).toMatchObject({ startedAt: '2026-11-21T09:00:00.000Z', endsAt: '2026-12-01T09:00:00.000Z', isOver: false });
  expect([items.map(({ planId }) => planId), isCurrentlyOnTrial, isUnlimited]).toEqual([['unlimited'], true, false]);
  expect(Object.fromEntries(limits.map(({ key, limit }) => [key, limit]))).toEqual({
    userLimit: null,
    administratorLimit: null,
    employmentContractLimit: 2,
    contractLimit: null,
    gdprTreatmentLimit: null,
    storageLimit: 1_000_000_000,
    signatureLimit: 20,
    smsLimit: 50,
  });
});

test('puts the company on Free when the trial ends, and tells systemadmins before and then', async () => {
  const { server, company, later } = await onTrial();
  await later(5 * day - 1);
  expect(await letters(server)).toEqual([]);
  await later(1);
  await later(4 * day);
  const admin = await later(day);
  const told = await letters(server);
  expect(new Set(told)).toEqual(
    new Set([
      'Prøveperioden til Fjord og Fjell AS er over om fem dager',
      'Prøveperioden til Fjord og Fjell AS er over i morgen',
      'Prøveperioden til Fjord og Fjell AS er over',
    ]),
  );
  const { items, isCurrentlyOnTrial, trial } = await overview({ admin });
  expect([items, isCurrentlyOnTrial, trial.isOver]).toEqual([[], false, true]);
  const { json } = await admin.call(checkCompanyLimits, {
    body: { limits: ['userLimit', 'administratorLimit', 'storageLimit', 'signatureLimit'] },
  });
  expect(json['limits']).toMatchObject({
    userLimit: { limit: 4 },
    administratorLimit: { limit: 1 },
    storageLimit: { limit: 1_000_000_000 },
    signatureLimit: { limit: 0 },
  });
  const included = await server.database.forCompany(company.companyId, (unit) =>
    server.services.findMembership(unit, admin.accountId ?? ''),
  );
  expect(included?.subscription?.size).toBe(0);
});

test('tells only the last of several letters when the clock did not run, and none twice', async () => {
  const { server, later } = await onTrial();
  await later(12 * day);
  await later(day);
  expect(new Set(await letters(server))).toEqual(new Set(['Prøveperioden til Fjord og Fjell AS er over']));
});

test('notes the end of the trial for the company once, by a systemadmin, and only after it', async () => {
  const { company, later } = await onTrial();
  await company.admin.call(acknowledgeTrialEnd);
  expect((await overview(company)).trial.isEndAcknowledged).toBe(false);
  const admin = await later(10 * day);
  const employee = await company.person('employee');
  expect((await employee.call(acknowledgeTrialEnd)).status).toBe(200);
  expect((await overview({ admin })).trial.isEndAcknowledged).toBe(false);
  await admin.call(acknowledgeTrialEnd);
  await admin.call(acknowledgeTrialEnd);
  expect((await overview({ admin })).trial.isEndAcknowledged).toBe(true);
});

test('opens everything while the sale is off, and closes it again with the same trial', async () => {
  const { server, company, later } = await onTrial();
  const included = async () => {
    const admin = await later(0);
    const found = await server.database.forCompany(company.companyId, (unit) =>
      server.services.findMembership(unit, admin.accountId ?? ''),
    );
    return found?.subscription?.size;
  };
  expect(await included()).toBe(subscriptionFeatures.length);
  await switchSaleOff(server.services);
  await followSale(server.services);
  expect(await included()).toBeUndefined();
  const admin = await later(11 * day);
  expect((await admin.call(getCompanyOverview)).codes).toEqual(['common.NotFound']);
  expect(await switchSaleOn(server.services)).toEqual([]);
  await followSale(server.services);
  expect(await included()).toBe(0);
});
