import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { documentVersions } from '#features/company/contract/documents.ts';
import { earnRevenue } from '#features/invoicing/server/ledger/earn-revenue.ts';
import { issueInvoice, readInvoices, readLines, settleInvoice } from '#features/invoicing/server/public.ts';
import { draft, inBooks, line } from '#features/invoicing/testing/draft.ts';
import { updateBillingInformation } from '#features/subscription/contract/endpoints-payment.ts';
import { getCompanyOverview } from '#features/subscription/contract/endpoints-overview.ts';
import { handleSubscriptions } from '#features/subscription/contract/endpoints-purchase.ts';
import { runDue } from '#features/subscription/server/clock/run-due.ts';
import { cancelDelete, deleteCompany } from '#features/takeout/contract/endpoints.ts';
import { deleteIfEnded } from '#features/takeout/server/deletion/delete-ended.ts';
import { sell } from '#features/subscription/testing/sell-plans.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer, type TestServer } from '#testing/server.ts';

/** Buys a flat plan. */
async function buyPlan(admin: Caller, tierId: string): Promise<void> {
  const place = { streetAddress: 'Storgata 1', postalCode: '0155', city: 'Oslo', country: 'NO' };
  await admin.call(updateBillingInformation, { body: { companyName: 'Fjord og Fjell AS', registryId: '974760673', ...place } });
  const bought = await admin.call(handleSubscriptions, {
    body: {
      plans: [{ planId: 'gdpr-basic', tierId }],
      collectionMethod: 'invoice',
      recipientName: 'Regnskap',
      recipientEmail: 'faktura@firma.no',
      serviceAgreementVersion: documentVersions['service-agreement'],
    },
  });
  expect(bought.status).toBe(200);
}
const buyYear = (admin: Caller) => buyPlan(admin, 'gdpr-basic-year');

/** A company that buys a flat plan on 21 November 2026, and is deleted on 31 December; its bills. */
async function deletedAfter(tierId: string, meanwhile: (server: TestServer, companyId: number) => Promise<void> = async () => undefined) {
  const server = await testServer();
  const { admin, companyId, person } = await server.newCompany();
  await sell(server);
  await buyPlan(admin, tierId);
  await meanwhile(server, companyId);
  server.clock.set('2026-12-01T10:00:00Z');
  await (await person('systemadmin')).call(deleteCompany, { body: { name: 'Fjord og Fjell AS' } });
  server.clock.set('2026-12-31T10:00:00Z');
  expect(await deleteIfEnded(server.services, companyId)).toBe(true);
  return server.database.transaction(async (unit) => {
    const invoices = await readInvoices(unit, companyId);
    return {
      server,
      invoices,
      lines: await readLines(
        unit,
        invoices.map(({ invoiceId }) => invoiceId),
      ),
    };
  });
}

test('bills a deleted company for the days before it was deleted, and keeps the books', async () => {
  const { invoices, lines } = await deletedAfter('gdpr-basic-month');
  expect(invoices.map(({ number, net, method }) => [number, net, method])).toEqual([
    [2, 15_806, 'invoice'],
    [1, 49_000, 'invoice'],
  ]);
  const [last] = lines.filter(({ invoiceId }) => invoiceId === invoices[0]?.invoiceId);
  expect(last).toMatchObject({ from: '2026-12-21', to: '2026-12-30', net: 15_806 });
});

test('bills a month that ended before a company was deleted by invoice, as its card is forgotten with it', async () => {
  const { invoices } = await deletedAfter('gdpr-basic-month', (server, companyId) =>
    server.database.forCompany(companyId, async ({ tx }) => {
      await sql`update subscription set collection_method = 'payment_card' where company_id = ${companyId}`.execute(tx);
    }),
  );
  expect(invoices.map(({ number, method }) => [number, method])).toEqual([
    [2, 'invoice'],
    [1, 'invoice'],
  ]);
});

test('credits what a deleted company paid ahead: its invoice becomes less, and in the end nothing is deferred', async () => {
  const { server, invoices, lines } = await deletedAfter('gdpr-basic-year');
  // 40 of 365 days were used, and 325 are credited.
  const credit = Math.round((470_400 * 40) / 365) - 470_400;
  expect(invoices.map(({ kind, net, total, unpaid }) => [kind, net, total, unpaid])).toEqual([
    ['creditNote', credit, Math.round(credit * 1.25), 0],
    ['invoice', 470_400, 588_000, 588_000 + Math.round(credit * 1.25)],
  ]);
  expect(invoices[0]?.correctsInvoiceId).toBe(invoices[1]?.invoiceId);
  expect(lines.find(({ net }) => net < 0)).toMatchObject({ from: '2026-12-31', to: '2027-11-20' });
  await earnRevenue(server.services, '2027-11-30');
  expect(await balances(server)).toEqual({
    customerBalance: 0,
    deferredRevenue: 0,
    receivable: 588_000 + Math.round(credit * 1.25),
    revenue: -(470_400 + credit),
    vat: -(117_600 + Math.round(credit * 0.25)),
  });
});

test('begins no year while a company waits for its deletion, and bills what was used of it with the last days', async () => {
  const server = await testServer();
  const { admin, companyId, person } = await server.newCompany();
  await sell(server);
  await buyYear(admin);
  server.clock.set('2027-11-10T10:00:00Z');
  await runDue(server.services);
  await (await person('systemadmin')).call(deleteCompany, { body: { name: 'Fjord og Fjell AS' } });
  const billed = async () => (await server.database.transaction((unit) => readInvoices(unit, companyId))).map(({ net }) => net);
  const overview = async () => (await (await person('systemadmin')).call(getCompanyOverview)).json;
  expect(await overview()).toMatchObject({ period: { from: '2026-11-21', to: '2027-11-20' }, renewsOn: null });
  for (const day of ['21', '22', '30']) {
    server.clock.set(`2027-11-${day}T10:00:00Z`);
    await runDue(server.services);
    expect(await overview()).toMatchObject({ period: null, renewsOn: null });
  }
  expect(await billed()).toEqual([470_400]);
  server.clock.set('2027-12-10T10:00:00Z');
  expect(await deleteIfEnded(server.services, companyId)).toBe(true);
  // Nineteen days of the leap year that would have begun.
  expect(await billed()).toEqual([Math.round((470_400 * 19) / 366), 470_400]);
});

test('names the next month while a company waits for its deletion only if that begins before it', async () => {
  const server = await testServer();
  const { admin, person } = await server.newCompany();
  await sell(server);
  await buyPlan(admin, 'gdpr-basic-month');
  const renewsOn = async () => (await (await person('systemadmin')).call(getCompanyOverview)).json['renewsOn'];
  server.clock.set('2026-12-01T10:00:00Z');
  const before = await renewsOn();
  await (await person('systemadmin')).call(deleteCompany, { body: { name: 'Fjord og Fjell AS' } });
  expect([before, await renewsOn()]).toEqual(['2026-12-21', '2026-12-21']);
  server.clock.set('2026-12-22T10:00:00Z');
  await runDue(server.services);
  expect(await renewsOn()).toBeNull();
});

test('begins the year when the deletion was cancelled', async () => {
  const server = await testServer();
  const { admin, companyId, person } = await server.newCompany();
  await sell(server);
  await buyYear(admin);
  server.clock.set('2027-11-10T10:00:00Z');
  await (await person('systemadmin')).call(deleteCompany, { body: { name: 'Fjord og Fjell AS' } });
  server.clock.set('2027-11-22T10:00:00Z');
  await runDue(server.services);
  await (await person('systemadmin')).call(cancelDelete);
  server.clock.advance(3_600_000);
  await runDue(server.services);
  const invoices = await server.database.transaction((unit) => readInvoices(unit, companyId));
  expect(invoices.map(({ net }) => net)).toEqual([470_400, 470_400]);
});

/** Invoices of 1,000.00 and 2,000.00 with VAT for other things, which are not paid. */
async function invoiceMore(server: TestServer, companyId: number): Promise<void> {
  for (const net of [80_000, 160_000]) await inBooks(server.services, (books) => issueInvoice(books, draft(companyId, [line(net)])));
}

/*
 * By hand: 5,880.00 was invoiced for the year with VAT. Of 4,704.00 without VAT 40 of 365 days were used, 515.51; 4,188.49 are credited, and 5,235.61 with VAT
 * (1,047.1225 is 1,047.12). What is not paid besides is 1,000.00 and 2,000.00.
 */
describe('what a deleted company paid ahead, when other invoices are unpaid too', () => {
  test('pays them, the oldest first, and the rest is its balance', async () => {
    const { server, invoices } = await deletedAfter('gdpr-basic-year', async (running, companyId) => {
      const [year] = await running.database.transaction((unit) => readInvoices(unit, companyId));
      const payment = { source: 'bank', reference: 'the year', amount: 588_000, day: '2026-11-25' } as const;
      await inBooks(running.services, (books) => settleInvoice(books, { ...payment, invoiceId: year?.invoiceId ?? '' }));
      await invoiceMore(running, companyId);
    });
    expect(invoices.map(({ number, total, unpaid, state }) => [number, total, unpaid, state])).toEqual([
      [4, -523_561, 0, 'paid'],
      [3, 200_000, 0, 'paid'],
      [2, 100_000, 0, 'paid'],
      [1, 588_000, 0, 'paid'],
    ]);
    expect(await balances(server)).toMatchObject({ receivable: 0, customerBalance: -223_561 });
  });

  test('lowers the year first, which is the oldest, and then the others as far as it goes', async () => {
    const { server, invoices } = await deletedAfter('gdpr-basic-year', async (running, companyId) => {
      const [year] = await running.database.transaction((unit) => readInvoices(unit, companyId));
      const payment = { source: 'bank', reference: 'most of it', amount: 188_000, day: '2026-11-25' } as const;
      await inBooks(running.services, (books) => settleInvoice(books, { ...payment, invoiceId: year?.invoiceId ?? '' }));
      await invoiceMore(running, companyId);
    });
    // 4,000.00 of the year, 1,000.00, and 235.61 of 2,000.00.
    expect(invoices.map(({ number, unpaid }) => [number, unpaid])).toEqual([
      [4, 0],
      [3, 176_439],
      [2, 0],
      [1, 0],
    ]);
    expect(invoices[0]?.correctsInvoiceId).toBe(invoices[3]?.invoiceId);
    expect(await balances(server)).toMatchObject({ receivable: 176_439, customerBalance: 0 });
  });
});

/** What the books say of each account; null for one that nothing was booked on. */
async function balances({ database }: Pick<TestServer, 'database'>): Promise<Record<string, number | null>> {
  const { rows } = await database.transaction(({ tx }) =>
    sql<{ account: string; sum: number }>`select account, sum(amount)::integer as sum from ledger_entry group by account`.execute(tx),
  );
  const sums = new Map(rows.map(({ account, sum }) => [account, sum]));
  return Object.fromEntries(
    ['customerBalance', 'deferredRevenue', 'receivable', 'revenue', 'vat'].map((account) => [account, sums.get(account) ?? null]),
  );
}
