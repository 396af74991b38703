import { expect, test } from 'vitest';
import { documentVersions } from '#features/company/contract/documents.ts';
import { sell } from '../../testing/sell-plans.ts';
import { testServer } from '#testing/server.ts';
import { getCompanyOverview } from '../../contract/endpoints-overview.ts';
import { updateBillingInformation } from '../../contract/endpoints-payment.ts';
import { handleSubscriptions } from '../../contract/endpoints-purchase.ts';
import { SubscriptionOverview } from '../../contract/entities.ts';
import { runDue } from '../clock/run-due.ts';
import { readPauses } from './store-pauses.ts';
import { followSale, switchSaleOff, switchSaleOn } from './switch-sale.ts';

/** Companies that have bought Contracts Premium at 1,000 kroner on 21 November, by the month and by the year. */
async function buyers() {
  const server = await testServer();
  const companies = { month: await server.newCompany(), year: await server.newCompany() };
  await sell(server);
  const place = { streetAddress: 'Storgata 1', postalCode: '0155', city: 'Oslo', country: 'NO' };
  for (const interval of ['month', 'year'] as const) {
    const { admin } = companies[interval];
    await admin.call(updateBillingInformation, { body: { companyName: 'Fjord og Fjell AS', registryId: '974760673', ...place } });
    await admin.call(handleSubscriptions, {
      body: {
        plans: [{ planId: 'contracts-premium', tierId: `contracts-premium-100-${interval}` }],
        collectionMethod: 'invoice',
        recipientName: 'Regnskap',
        recipientEmail: 'faktura@firma.no',
        serviceAgreementVersion: documentVersions['service-agreement'],
      },
    });
  }
  const { services, clock } = server;
  const switchAt = async (moment: string, change: typeof switchSaleOff | typeof switchSaleOn) => {
    clock.set(moment);
    await change(services);
    await followSale(services);
    await runDue(services);
  };
  const overview = async (interval: 'month' | 'year') => {
    const admin = await companies[interval].person('systemadmin');
    return SubscriptionOverview.parse((await admin.call(getCompanyOverview)).json);
  };
  return { server, switchAt, overview };
}

test('nothing is charged for the time in which nothing was sold, and a year that was paid gets it back', async () => {
  const { server, switchAt, overview } = await buyers();
  await switchAt('2026-12-01T10:00:00Z', switchSaleOff);
  await switchAt('2027-03-01T10:00:00Z', switchSaleOn);
  // Ten of 30 days of the first month, nothing of the next two; the one that runs has not ended.
  const month = await overview('month');
  expect(month.invoices.map(({ total }) => total)).toEqual([41_666]);
  expect(month.period).toEqual({ from: '2027-02-21', to: '2027-03-20' });
  // 90 of 365 days of the year.
  const credited = -Math.round(960_000 * (90 / 365) * 1.25);
  await followSale(server.services);
  const year = await overview('year');
  expect(year.invoices.map(({ kind, total }) => [kind, total])).toEqual([
    ['creditNote', credited],
    ['invoice', 1_200_000],
  ]);
  expect(year.balance).toBe(-credited);
  await switchAt('2027-03-21T10:00:00Z', runNothing);
  // 20 of 28 days.
  expect((await overview('month')).invoices.map(({ total }) => total)).toEqual([89_286, 41_666]);
  expect((await overview('year')).invoices).toHaveLength(2);
});

const runNothing: typeof switchSaleOff = async () => undefined;

test('switched off and on within a day it was never off, and what begins later has a first and a last day', async () => {
  const { server, switchAt, overview } = await buyers();
  const pauses = () => server.database.transaction(readPauses);
  await switchAt('2026-12-01T08:00:00Z', switchSaleOff);
  await switchAt('2026-12-01T09:00:00Z', switchSaleOn);
  expect(await pauses()).toEqual([]);
  await switchAt('2026-12-02T08:00:00Z', switchSaleOff);
  expect(await pauses()).toEqual([{ from: '2026-12-02', end: null }]);
  // Past midnight in Oslo.
  await switchAt('2026-12-02T23:30:00Z', switchSaleOn);
  await switchAt('2026-12-03T08:00:00Z', switchSaleOff);
  await switchAt('2026-12-04T08:00:00Z', switchSaleOn);
  expect(await pauses()).toEqual([
    { from: '2026-12-02', end: '2026-12-03' },
    { from: '2026-12-03', end: '2026-12-04' },
  ]);
  expect((await overview('year')).invoices.map(({ kind }) => kind)).toEqual(['creditNote', 'creditNote', 'invoice']);
});
