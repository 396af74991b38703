import { expect, test } from 'vitest';
import { readInvoices, settleInvoice } from '#features/invoicing/server/public.ts';
import { issueInvoice } from '#features/invoicing/server/public.ts';
import { ageInvoices } from '#features/invoicing/server/paying/age-invoices.ts';
import { draft, inBooks, line } from '#features/invoicing/testing/draft.ts';
import { getCompanyOverview } from '#features/subscription/contract/endpoints-overview.ts';
import { SubscriptionOverview } from '#features/subscription/contract/entities.ts';
import { followInvoices } from '#features/subscription/server/locks/follow-invoices.ts';
import { sell } from '#features/subscription/testing/sell-plans.ts';
import { testServer } from '#testing/server.ts';

const day = 86_400_000;

/** A company with one invoice of 125 kroner. */
async function invoiced() {
  const server = await testServer();
  const { admin, companyId, person } = await server.newCompany();
  await sell(server);
  const { services, clock } = server;
  const { invoiceId } = await inBooks(services, (context) => issueInvoice(context, draft(companyId, [line(10_000)])));
  const follow = async () => {
    await ageInvoices(services);
    await followInvoices(services, { companyId });
  };
  const later = async (days: number) => {
    clock.advance(days * day);
    await follow();
    return person('systemadmin');
  };
  return { server, admin, companyId, invoiceId, later, follow };
}

const overview = async (admin: Awaited<ReturnType<typeof invoiced>>['admin']) =>
  SubscriptionOverview.parse((await admin.call(getCompanyOverview)).json);

test('lists what is unpaid, and how long it has been', async () => {
  const { admin, invoiceId } = await invoiced();
  const { invoices, overdue } = await overview(admin);
  expect(invoices).toMatchObject([{ invoiceUuid: invoiceId, number: 1, total: 12_500, unpaid: 12_500, state: 'open', canPayNow: true }]);
  expect(overdue).toBe(0);
});

test('closes what Free does not have after 30 days, tells systemadmins once, and opens it when it is paid', async () => {
  const { server, companyId, invoiceId, later, follow } = await invoiced();
  const before = await later(14 + 29);
  expect(await overview(before)).toMatchObject({ isLockedByNonpayment: false, overdue: 12_500 });
  const admin = await later(2);
  await follow();
  expect(await overview(admin)).toMatchObject({ isLockedByNonpayment: true, overdue: 12_500 });
  const locked = (await server.mails()).filter(({ subject }) => subject.endsWith('har bare gratisplanen til en faktura er betalt'));
  expect(new Set(locked.map(({ to }) => to)).size).toBe(locked.length);
  expect(locked.length).toBeGreaterThan(0);
  const member = await server.database.forCompany(companyId, (unit) => server.services.findMembership(unit, admin.accountId ?? ''));
  expect(member?.subscription?.size).toBe(0);
  await inBooks(server.services, (context) =>
    settleInvoice(context, { invoiceId, source: 'bank', reference: 'camt-1', amount: 12_500, day: '2027-01-05' }),
  );
  await follow();
  expect(await overview(admin)).toMatchObject({ isLockedByNonpayment: false, overdue: 0 });
  expect(await server.database.transaction((unit) => readInvoices(unit, companyId))).toMatchObject([{ state: 'paid' }]);
});

test('does nothing for a company that is gone, whose books are kept', async () => {
  const { server } = await invoiced();
  await expect(followInvoices(server.services, { companyId: 999_999 })).resolves.toBeUndefined();
});
