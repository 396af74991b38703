import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { writeOffByNumber } from '#features/invoicing/server/public.ts';
import { readChargesOf } from '#features/payment/server/public.ts';
import type { TestCompany } from '#testing/server.ts';
import { getCompanyOverview } from '../../contract/endpoints-overview.ts';
import { declinesInHour, handleSubscriptions, payNow } from '../../contract/endpoints-purchase.ts';
import { SubscriptionOverview } from '../../contract/entities.ts';
import { addCard, body, buyer, charge, invoicedCompany, sellingServer } from '../../testing/card-buyer.ts';
import { switchSaleOff } from '../sale/switch-sale.ts';

const server = await sellingServer();
const overview = async ({ admin }: TestCompany) => SubscriptionOverview.parse((await admin.call(getCompanyOverview)).json);

/** Who did what, as the log has it of payments by hand. */
async function logged({ companyId }: TestCompany): Promise<unknown[]> {
  return server.database.forCompany(companyId, async ({ tx }) => {
    const { rows } = await sql`
      select line.action, line.actor_role as role, detail.after from audit_log line
      join audit_detail detail on detail.company_id = line.company_id and detail.audit_id = line.id
      where line.company_id = ${companyId} and detail.after is not null and line.action in ('subscription.payNow', 'subscription.decline-payment') order by line.at, line.id
    `.execute(tx);
    return rows;
  });
}

test('pays an invoice by hand, once, and says when the card is declined', async () => {
  const company = await buyer(server, 'declines');
  await company.admin.call(handleSubscriptions, { body: { ...body, collectionMethod: 'invoice' } });
  const [invoice] = (await overview(company)).invoices;
  const paying = { body: { invoiceUuid: invoice?.invoiceUuid } };
  expect((await company.admin.call(payNow, paying)).codes).toEqual(['subscription.PaymentDeclined']);
  await addCard(server, company, 'pays');
  expect((await company.admin.call(payNow, paying)).json).toMatchObject({ state: 'paid' });
  expect((await company.admin.call(payNow, paying)).json).toMatchObject({ state: 'paid' });
  const after = { invoice: invoice?.number };
  expect(await logged(company)).toMatchObject([
    { action: 'subscription.decline-payment', role: 'systemadmin', after },
    { action: 'subscription.payNow', role: 'systemadmin', after },
  ]);
});

test('begins no more payments by hand in an hour than are declined, and those that went through do not count', async () => {
  const company = await buyer(server, 'declines');
  await company.admin.call(handleSubscriptions, { body: { ...body, collectionMethod: 'invoice' } });
  const [invoice] = (await overview(company)).invoices;
  const pay = async () => (await company.admin.call(payNow, { body: { invoiceUuid: invoice?.invoiceUuid } })).codes;
  for (let tried = 0; tried < declinesInHour; tried += 1) expect(await pay()).toEqual(['subscription.PaymentDeclined']);
  expect(await pay()).toEqual(['subscription.TooManyDeclines']);
  await addCard(server, company, 'pays');
  expect(await pay()).toEqual(['subscription.TooManyDeclines']);
  server.clock.advance(3_600_000);
  expect(await pay()).toEqual([]);
});

test('counts no try that has no card to charge', async () => {
  const company = await invoicedCompany(server);
  await company.admin.call(handleSubscriptions, { body: { ...body, collectionMethod: 'invoice' } });
  const [invoice] = (await overview(company)).invoices;
  const pay = () => company.admin.call(payNow, { body: { invoiceUuid: invoice?.invoiceUuid } });
  for (let tried = 0; tried <= declinesInHour; tried += 1) expect((await pay()).codes).toEqual(['subscription.CardRequired']);
  await addCard(server, company, 'confirms');
  expect((await pay()).json).toMatchObject({ state: 'action' });
});

test('leads back from the bank to what became of the invoice', async () => {
  const company = await buyer(server, 'confirms');
  await company.admin.call(handleSubscriptions, { body: { ...body, collectionMethod: 'invoice' } });
  const [invoice] = (await overview(company)).invoices;
  const { json } = await company.admin.call(payNow, { body: { invoiceUuid: invoice?.invoiceUuid } });
  const { actionUrl = '' } = payNow.answer.parse(json);
  const path = `/organisation/subscription/invoices?paying=${invoice?.invoiceUuid}`;
  expect(new URL(actionUrl).searchParams.get('back')?.endsWith(path)).toBe(true);
});

test('offers to pay an invoice to those who may, also in a company that is to be deleted', async () => {
  const company = await buyer(server, 'pays');
  await company.admin.call(handleSubscriptions, { body: { ...body, collectionMethod: 'invoice' } });
  const accountant = await company.person('accountant');
  const offered = async (caller: TestCompany['admin']) =>
    SubscriptionOverview.parse((await caller.call(getCompanyOverview)).json).invoices.map(({ canPayNow }) => canPayNow);
  expect([await offered(company.admin), await offered(accountant)]).toEqual([[true], [false]]);
  await server.database.forCompany(company.companyId, ({ tx }) =>
    sql`update company set ends_at = ${new Date('2027-03-01')} where company_id = ${company.companyId}`.execute(tx),
  );
  expect(await offered(company.admin)).toEqual([true]);
});

test('begins no purchase by card after as many declined ones in an hour, and one by invoice all the same', async () => {
  const company = await buyer(server, 'declines');
  for (let tried = 0; tried < declinesInHour; tried += 1) {
    const { json } = await company.admin.call(handleSubscriptions, { body });
    await charge(server, company, json['processingId']);
  }
  expect((await company.admin.call(handleSubscriptions, { body })).codes).toEqual(['subscription.TooManyDeclines']);
  expect((await company.admin.call(handleSubscriptions, { body: { ...body, collectionMethod: 'invoice' } })).codes).toEqual([]);
  const [invoice] = (await overview(company)).invoices;
  const pay = async () => (await company.admin.call(payNow, { body: { invoiceUuid: invoice?.invoiceUuid } })).codes;
  expect(await pay()).toEqual(['subscription.TooManyDeclines']);
  server.clock.advance(3_600_000);
  expect(await pay()).toEqual(['subscription.PaymentDeclined']);
});

test('does not call an invoice paid that was written off', async () => {
  const company = await buyer(server, 'pays');
  await company.admin.call(handleSubscriptions, { body: { ...body, collectionMethod: 'invoice' } });
  const [invoice] = (await overview(company)).invoices;
  expect(await writeOffByNumber(server.services, invoice?.number ?? 0)).toBe(360_000);
  expect((await company.admin.call(payNow, { body: { invoiceUuid: invoice?.invoiceUuid } })).codes).toEqual(['subscription.WrittenOff']);
});

test('charges no card while nothing is sold', async () => {
  const company = await buyer(server, 'pays');
  await company.admin.call(handleSubscriptions, { body: { ...body, collectionMethod: 'invoice' } });
  const invoiceUuid = (await overview(company)).invoices[0]?.invoiceUuid ?? '';
  await switchSaleOff(server.services);
  expect((await company.admin.call(payNow, { body: { invoiceUuid } })).codes).toEqual(['common.NotFound']);
  expect(await server.database.forCompany(company.companyId, (unit) => readChargesOf(unit, invoiceUuid))).toEqual([]);
});
