import { expect, test } from 'vitest';
import { documentVersions } from '#features/company/contract/documents.ts';
import { readInvoices, readLines } from '#features/invoicing/server/public.ts';
import { updateBillingInformation } from '#features/subscription/contract/endpoints-payment.ts';
import { handleSubscriptions } from '#features/subscription/contract/endpoints-purchase.ts';
import { deleteCompany } from '#features/takeout/contract/endpoints.ts';
import { deleteIfEnded } from '#features/takeout/server/deletion/delete-ended.ts';
import { sell } from './sell-plans.ts';
import { testServer } from './server.ts';

/** A company that buys a flat plan on 21 November 2026, and is deleted on 31 December; its bills. */
async function deletedAfter(tierId: string) {
  const server = await testServer();
  const { admin, companyId, person } = await server.newCompany();
  await sell(server);
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
  server.clock.set('2026-12-01T10:00:00Z');
  await (await person('systemadmin')).call(deleteCompany, { body: { name: 'Fjord og Fjell AS' } });
  server.clock.set('2026-12-31T10:00:00Z');
  expect(await deleteIfEnded(server.services, companyId)).toBe(true);
  return server.database.transaction(async (unit) => {
    const invoices = await readInvoices(unit, companyId);
    return {
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

test('bills nothing more of a year that was paid ahead', async () => {
  const { invoices } = await deletedAfter('gdpr-basic-year');
  expect(invoices.map(({ net }) => net)).toEqual([470_400]);
});
