import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { issueInvoice, settleInvoice, writeOffInvoice } from '#features/invoicing/server/public.ts';
import { draft, inBooks, line } from '#features/invoicing/testing/draft.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { sell } from '../../testing/sell-plans.ts';
import { testServer } from '#testing/server.ts';
import { readSubscription } from '../store-subscription.ts';
import { followInvoices } from './follow-invoices.ts';

const server = await testServer();
const { services, database, clock } = server;
const { companyId } = await server.newCompany();
await sell(server);
const ageInvoices = () => services.registers.of(jobKinds).get('invoicing.age-invoices')?.run(services, {});
const isLocked = async () => {
  await ageInvoices();
  await followInvoices(services, { companyId });
  return (await database.forCompany(companyId, readSubscription))?.lockedAt != null;
};
const pass = (days: number) => clock.advance(days * 86_400_000);
const pay = (invoiceId: string) =>
  inBooks(services, (books) => settleInvoice(books, { invoiceId, source: 'bank', reference: invoiceId, amount: 1250, day: '2027-01-20' }));

test('an invoice that is unpaid for 30 days closes the plans until it is paid, and being written off is not being paid', async () => {
  await database.forCompany(companyId, ({ tx }) =>
    sql`update subscription set recipient_name = 'Regnskap', recipient_email = 'faktura@firma.no' where company_id = ${companyId}`.execute(
      tx,
    ),
  );
  const issue = () => inBooks(services, (books) => issueInvoice(books, draft(companyId, [line(1000)])));
  const first = await issue();
  pass(43);
  expect(await isLocked()).toBe(false);
  pass(1);
  expect(await isLocked()).toBe(true);
  const told = (await server.mails()).filter(({ subject }) => subject.includes('til en faktura er betalt'));
  expect(told.map(({ to }) => to)).toContain('faktura@firma.no');
  expect([told.length, told.filter(({ text }) => text.includes(String(first.number))).length]).toEqual([2, 2]);
  const second = await issue();
  await inBooks(services, (books) => writeOffInvoice(books, first.invoiceId));
  await pay(second.invoiceId);
  expect(await isLocked(), 'another invoice was paid, and this one is a loss').toBe(true);
  await pay(first.invoiceId);
  expect(await isLocked()).toBe(false);
});

test('a company that is gone has nothing to close', async () => {
  const { invoiceId } = await inBooks(services, (books) => issueInvoice(books, draft(987_654, [line(1000)])));
  pass(44);
  await ageInvoices();
  await expect(followInvoices(services, { companyId: 987_654 })).resolves.toBeUndefined();
  await pay(invoiceId);
});
