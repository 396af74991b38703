import { expect, test } from 'vitest';
import { documentVersions } from '#features/company/contract/documents.ts';
import { readAccounts } from '#features/invoicing/testing/ledger.ts';
import { answerPayment, confirmCard } from '#features/payment/contract/endpoints.ts';
import type { CardBehaviour } from '#features/payment/contract/entities.ts';
import { chargeSettled, readChargesOf, readOpenCharge } from '#features/payment/server/public.ts';
import { enteredCard } from '#features/payment/testing/examples.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { sell } from '#testing/sell-plans.ts';
import { testServer, type TestCompany, type TestServer } from '#testing/server.ts';
import { getCompanyOverview } from '../../contract/endpoints-overview.ts';
import { updateBillingInformation } from '../../contract/endpoints-payment.ts';
import { getProcessing, handleSubscriptions, payNow } from '../../contract/endpoints-purchase.ts';
import { SubscriptionOverview } from '../../contract/entities.ts';
import { insertCode, listCodes } from '../sale/store-codes.ts';
import { switchSaleOff } from '../sale/switch-sale.ts';

const body = {
  plans: [{ planId: 'contracts-standard', tierId: 'contracts-standard-25-year' }],
  products: [],
  collectionMethod: 'card',
  recipientName: 'Regnskap',
  recipientEmail: 'faktura@firma.no',
  serviceAgreementVersion: documentVersions['service-agreement'],
};
/** 12 × 300 kroner less a fifth, with VAT. */
const total = 360_000;

async function buyer(behaviour: CardBehaviour) {
  const server = await testServer();
  const company = await server.newCompany();
  await sell(server);
  const billing = {
    companyName: 'Fjord og Fjell AS',
    registryId: '974760673',
    streetAddress: 'Storgata 1',
    postalCode: '0155',
    city: 'Oslo',
  };
  await company.admin.call(updateBillingInformation, { body: { ...billing, country: 'NO', reference: 'Kari' } });
  await addCard(server, company, behaviour);
  return { server, company };
}

async function addCard(server: TestServer, company: TestCompany, behaviour: CardBehaviour): Promise<void> {
  await company.admin.call(confirmCard, { body: { state: await enteredCard({ server, company }, { behaviour }) } });
}

/** Does what the queue would: sends the payment of a purchase, or asks what became of it. */
async function charge({ services, database }: TestServer, { companyId }: TestCompany, invoiceId: unknown): Promise<void> {
  const open = await database.forCompany(companyId, (unit) => readOpenCharge(unit, String(invoiceId)));
  await services.registers.of(jobKinds).get('payment.charge')?.run(services, { chargeId: open?.chargeId });
}

const overview = async ({ admin }: TestCompany) => SubscriptionOverview.parse((await admin.call(getCompanyOverview)).json);
const processing = async ({ admin }: TestCompany, processingId: unknown) =>
  (await admin.call(getProcessing, { query: { processingId } })).json;

test('opens what was bought once the card has paid, with an invoice that is paid', async () => {
  const { server, company } = await buyer('pays');
  const { json } = await company.admin.call(handleSubscriptions, { body });
  expect(json).toMatchObject({ state: 'running', actionUrl: null });
  expect(await overview(company)).toMatchObject({ isCurrentlyOnTrial: true, interval: null, invoices: [] });
  expect((await company.admin.call(handleSubscriptions, { body })).codes).toEqual(['subscription.ExistingSubscription']);
  await charge(server, company, json['processingId']);
  expect(await processing(company, json['processingId'])).toMatchObject({ state: 'done', percent: 100, reason: null });
  expect(await overview(company)).toMatchObject({
    items: [{ planId: 'contracts-standard' }],
    collectionMethod: 'card',
    invoices: [{ total, unpaid: 0, state: 'paid', method: 'card' }],
  });
  expect(await readAccounts(server.database, company.companyId)).toMatchObject({ card: total, vat: -72_000 });
});

test('ends without an invoice when the card is declined, and gives the code back', async () => {
  const { server, company } = await buyer('declines');
  const content = { gives: { percent: 10 }, months: 1, plans: null, includesProducts: false, from: '2026-01-01', to: null };
  await server.services.database.transaction((unit) => insertCode(unit, { code: 'EN', mostUses: 1, ...content }, server.clock.now()));
  const { json } = await company.admin.call(handleSubscriptions, { body: { ...body, discountCode: 'en' } });
  await charge(server, company, json['processingId']);
  expect(await processing(company, json['processingId'])).toMatchObject({ state: 'failed', reason: 'subscription.PaymentDeclined' });
  expect(await overview(company)).toMatchObject({ isCurrentlyOnTrial: true, invoices: [] });
  expect(await server.services.database.transaction(listCodes)).toMatchObject([{ code: 'EN', uses: 0 }]);
  await addCard(server, company, 'pays');
  const again = await company.admin.call(handleSubscriptions, { body: { ...body, discountCode: 'en' } });
  await charge(server, company, again.json['processingId']);
  expect(await overview(company)).toMatchObject({ invoices: [{ total: 324_000, state: 'paid' }] });
});

test('waits for the customer to confirm at the bank, and mails when that took longer', async () => {
  const { server, company } = await buyer('confirms');
  const { json } = await company.admin.call(handleSubscriptions, { body });
  await charge(server, company, json['processingId']);
  const { actionUrl, state } = await processing(company, json['processingId']);
  expect(state).toBe('running');
  server.clock.advance(60_000);
  const secret = new URL(String(actionUrl)).searchParams.get('secret') ?? '';
  await server.nobody.call(answerPayment, { body: { secret, isConfirmed: true } });
  await charge(server, company, json['processingId']).catch(() => undefined);
  expect(await processing(company, json['processingId'])).toMatchObject({ state: 'done' });
  expect((await overview(company)).invoices).toHaveLength(1);
  expect((await server.mails()).map(({ subject }) => subject)).toContain('Planene til Fjord og Fjell AS er klare');
});

test('refuses a card where there is none', async () => {
  const server = await testServer();
  const company = await server.newCompany();
  await sell(server);
  const billing = {
    companyName: 'Fjord og Fjell AS',
    registryId: '974760673',
    streetAddress: 'Storgata 1',
    postalCode: '0155',
    city: 'Oslo',
  };
  await company.admin.call(updateBillingInformation, { body: { ...billing, country: 'NO' } });
  expect((await company.admin.call(handleSubscriptions, { body })).codes).toEqual(['subscription.CardRequired']);
});

test('pays an invoice by hand, once, and says when the card is declined', async () => {
  const { company, server } = await buyer('declines');
  await company.admin.call(handleSubscriptions, { body: { ...body, collectionMethod: 'invoice' } });
  const [invoice] = (await overview(company)).invoices;
  const paying = { body: { invoiceUuid: invoice?.invoiceUuid } };
  expect((await company.admin.call(payNow, paying)).codes).toEqual(['subscription.PaymentDeclined']);
  await addCard(server, company, 'pays');
  expect((await company.admin.call(payNow, paying)).json).toMatchObject({ state: 'paid' });
  expect((await company.admin.call(payNow, paying)).json).toMatchObject({ state: 'paid' });
});

test('keeps the money as a balance when a declined card has paid after all, and the plans are others meanwhile', async () => {
  const { company, server } = await buyer('declines');
  const { json } = await company.admin.call(handleSubscriptions, { body });
  await charge(server, company, json['processingId']);
  await company.admin.call(handleSubscriptions, { body: { ...body, collectionMethod: 'invoice' } });
  const { services, database, clock } = server;
  await database.forCompany(company.companyId, async (unit) => {
    const [declined] = await readChargesOf(unit, String(json['processingId']));
    if (!declined) throw new Error('Nothing is charged');
    await services.hooks.tell(chargeSettled, { company: unit, services, now: clock.now(), charge: { ...declined, state: 'succeeded' } });
  });
  const { balance, invoices } = await overview(company);
  expect([balance, invoices.length]).toEqual([total, 1]);
});

test('charges no card while nothing is sold', async () => {
  const { company, server } = await buyer('pays');
  await company.admin.call(handleSubscriptions, { body: { ...body, collectionMethod: 'invoice' } });
  const invoiceUuid = (await overview(company)).invoices[0]?.invoiceUuid ?? '';
  await switchSaleOff(server.services);
  expect((await company.admin.call(payNow, { body: { invoiceUuid } })).codes).toEqual(['common.NotFound']);
  expect(await server.database.forCompany(company.companyId, (unit) => readChargesOf(unit, invoiceUuid))).toEqual([]);
});

test('ends when the money went back before anybody asked what became of it', async () => {
  const { company, server } = await buyer('confirms');
  const { json } = await company.admin.call(handleSubscriptions, { body });
  const { services, database, clock } = server;
  await database.forCompany(company.companyId, async (unit) => {
    const [open] = await readChargesOf(unit, String(json['processingId']));
    if (!open) throw new Error('Nothing is charged');
    await services.hooks.tell(chargeSettled, { company: unit, services, now: clock.now(), charge: { ...open, state: 'refunded' } });
  });
  expect(await processing(company, json['processingId'])).toMatchObject({ state: 'failed', reason: 'subscription.PaymentDeclined' });
  expect((await overview(company)).invoices).toEqual([]);
});
