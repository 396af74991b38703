import { expect, test } from 'vitest';
import { issueInvoice, settleInvoice } from '#features/invoicing/server/public.ts';
import { draft, inBooks, line } from '#features/invoicing/testing/draft.ts';
import type { TestCompany } from '#testing/server.ts';
import { getCompanyOverview } from '../../contract/endpoints-overview.ts';
import { disablePaymentCard } from '../../contract/endpoints-payment.ts';
import { handleSubscriptions } from '../../contract/endpoints-purchase.ts';
import { SubscriptionOverview } from '../../contract/entities.ts';
import { addCard, body, buyer, charge, sellingServer } from '../../testing/card-buyer.ts';

const server = await sellingServer();

async function disable({ admin }: TestCompany): Promise<string[]> {
  const [card] = SubscriptionOverview.parse((await admin.call(getCompanyOverview)).json).cards;
  return (await admin.call(disablePaymentCard, { body: { cardUuid: card?.cardUuid } })).codes;
}

test('keeps the last card while an invoice by card is unpaid, and not one beside another', async () => {
  const company = await buyer(server, 'declines');
  const { companyId } = company;
  const { invoiceId } = await inBooks(server.services, (books) => issueInvoice(books, draft(companyId, [line(100)], { method: 'card' })));
  expect(await disable(company)).toEqual(['subscription.LastCard']);
  await addCard(server, company, 'pays');
  expect([await disable(company), await disable(company)]).toEqual([[], ['subscription.LastCard']]);
  const payment = { invoiceId, source: 'bank', reference: 'paid', amount: 125, day: '2026-11-27' } as const;
  await inBooks(server.services, (books) => settleInvoice(books, payment));
  expect(await disable(company)).toEqual([]);
});

test('keeps the last card while a purchase is being paid with it', async () => {
  const company = await buyer(server, 'declines');
  const { json } = await company.admin.call(handleSubscriptions, { body });
  expect(await disable(company)).toEqual(['subscription.LastCard']);
  await charge(server, company, json['processingId']);
  expect(await disable(company)).toEqual([]);
});
