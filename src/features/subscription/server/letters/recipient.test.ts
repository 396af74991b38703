import { expect, test } from 'vitest';
import { jobKinds } from '#kernel/server/jobs.ts';
import { updateRecipient } from '../../contract/endpoints-payment.ts';
import { invoicedCompany, sellingServer } from '../../testing/card-buyer.ts';
import { issueTestInvoice } from '../../testing/sell-plans.ts';

const server = await sellingServer();
const run = (name: string) => server.services.registers.of(jobKinds).get(name)?.run(server.services, {});
const addressed = async () => (await server.mails()).filter(({ subject }) => /faktura/i.test(subject)).map(({ to }) => to);

test('mails about invoices go to whoever is the recipient when they are sent', async () => {
  const company = await invoicedCompany(server);
  await issueTestInvoice(server, company.companyId);
  const change = async (email: string, version: number) =>
    expect((await company.admin.call(updateRecipient, { body: { name: 'Regnskap', email, version } })).codes).toEqual([]);
  await change('ny@firma.no', 2);
  await run('invoicing.deliver');
  expect(await addressed()).toEqual(['ny@firma.no']);
  await change('nyest@firma.no', 3);
  server.clock.set('2026-12-08T07:15:00Z');
  await run('invoicing.remind');
  expect((await addressed()).toSorted()).toEqual(['ny@firma.no', 'nyest@firma.no']);
});
