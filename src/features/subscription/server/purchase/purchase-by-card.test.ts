import { expect, test } from 'vitest';
import { readAccounts } from '#features/invoicing/testing/ledger.ts';
import { answerPayment } from '#features/payment/contract/endpoints.ts';
import type { TestCompany } from '#testing/server.ts';
import { getCompanyOverview } from '../../contract/endpoints-overview.ts';
import { getProcessing, handleSubscriptions } from '../../contract/endpoints-purchase.ts';
import { SubscriptionOverview } from '../../contract/entities.ts';
import { addCard, body, buyer, charge, invoicedCompany, sellingServer } from '../../testing/card-buyer.ts';
import { insertCode, listCodes } from '../sale/store-codes.ts';

/** 12 × 300 kroner less a fifth, with VAT. */
const total = 360_000;

const server = await sellingServer();
const overview = async ({ admin }: TestCompany) => SubscriptionOverview.parse((await admin.call(getCompanyOverview)).json);
const processing = async ({ admin }: TestCompany, processingId: unknown) =>
  (await admin.call(getProcessing, { query: { processingId } })).json;

test('opens what was bought once the card has paid, with an invoice that is paid', async () => {
  const company = await buyer(server, 'pays');
  const { json } = await company.admin.call(handleSubscriptions, { body });
  expect(json).toMatchObject({ state: 'running', actionUrl: null });
  expect(await overview(company)).toMatchObject({ isCurrentlyOnTrial: true, interval: null, invoices: [] });
  expect((await company.admin.call(handleSubscriptions, { body })).codes).toEqual(['subscription.ExistingSubscription']);
  await charge(server, company, json['processingId']);
  expect(await processing(company, json['processingId'])).toMatchObject({ state: 'done', percent: 100, reason: null });
  expect(await overview(company)).toMatchObject({
    items: [{ planId: 'contracts-standard' }],
    collectionMethod: 'payment_card',
    invoices: [{ total, unpaid: 0, state: 'paid', method: 'card' }],
  });
  expect(await readAccounts(server.database, company.companyId)).toMatchObject({ card: total, vat: -72_000 });
});

test('ends without an invoice when the card is declined, and gives the code back', async () => {
  const company = await buyer(server, 'declines');
  const content = { gives: { percent: 10 }, months: 1, plans: null, includesProducts: false, from: '2026-01-01', to: null };
  await server.services.database.transaction((unit) => insertCode(unit, { code: 'EN', mostUses: 1, ...content }, server.clock.now()));
  const { json } = await company.admin.call(handleSubscriptions, { body: { ...body, discountCode: 'en' } });
  await charge(server, company, json['processingId']);
  expect(await processing(company, json['processingId'])).toMatchObject({ state: 'failed', reason: 'subscription.PaymentDeclined' });
  // It can be ordered again as it was.
  const { plans, products, collectionMethod } = body;
  expect((await processing(company, json['processingId']))['wish']).toEqual({ plans, products, collectionMethod, discountCode: 'en' });
  expect(await overview(company)).toMatchObject({ isCurrentlyOnTrial: true, invoices: [] });
  expect(await server.services.database.transaction(listCodes)).toMatchObject([{ code: 'EN', uses: 0 }]);
  await addCard(server, company, 'pays');
  const again = await company.admin.call(handleSubscriptions, { body: { ...body, discountCode: 'en' } });
  await charge(server, company, again.json['processingId']);
  expect(await overview(company)).toMatchObject({ invoices: [{ total: 324_000, state: 'paid' }] });
});

test('waits for the customer to confirm at the bank, and mails when that took longer', async () => {
  const company = await buyer(server, 'confirms');
  const { json } = await company.admin.call(handleSubscriptions, { body }, { 'accept-language': 'en-GB' });
  await charge(server, company, json['processingId']);
  const { actionUrl, state } = await processing(company, json['processingId']);
  expect(state).toBe('running');
  // From the bank one comes back to the purchase, in one's language.
  const back = new URL(String(new URL(String(actionUrl)).searchParams.get('back')));
  expect(back.pathname + back.search).toBe(`/en-gb/organisation/subscription/confirm?processingId=${String(json['processingId'])}`);
  server.clock.advance(60_000);
  const secret = new URL(String(actionUrl)).searchParams.get('secret') ?? '';
  await server.nobody.call(answerPayment, { body: { secret, isConfirmed: true } });
  await charge(server, company, json['processingId']).catch(() => undefined);
  expect(await processing(company, json['processingId'])).toMatchObject({ state: 'done' });
  expect((await overview(company)).invoices).toHaveLength(1);
  expect((await server.mails()).map(({ subject }) => subject)).toContain('Planene til Fjord og Fjell AS er klare');
});

test('charges only the sum that was read', async () => {
  const company = await buyer(server, 'pays');
  const buy = (payable: number) => company.admin.call(handleSubscriptions, { body: { ...body, payable } });
  expect([(await buy(total - 1)).codes, (await buy(0)).codes]).toEqual([['subscription.SumChanged'], ['subscription.SumChanged']]);
  expect((await buy(total)).json).toMatchObject({ state: 'running' });
});

test('refuses a card where there is none', async () => {
  const company = await invoicedCompany(server);
  expect((await company.admin.call(handleSubscriptions, { body })).codes).toEqual(['subscription.CardRequired']);
});
