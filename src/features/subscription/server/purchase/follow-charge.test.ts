import { expect, test } from 'vitest';
import { bookCredit, payOutBalance } from '#features/invoicing/server/public.ts';
import { inBooks } from '#features/invoicing/testing/draft.ts';
import { readAccounts } from '#features/invoicing/testing/ledger.ts';
import { getUserNotifications } from '#features/notifications/contract/endpoints-bell.ts';
import { chargeSettled, readChargesOf } from '#features/payment/server/public.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { logLines } from '#testing/log-lines.ts';
import type { TestCompany } from '#testing/server.ts';
import { getCompanyOverview } from '../../contract/endpoints-overview.ts';
import { getProcessing, handleSubscriptions } from '../../contract/endpoints-purchase.ts';
import { SubscriptionOverview } from '../../contract/entities.ts';
import { body, buyer, charge, sellingServer } from '../../testing/card-buyer.ts';
import { runDue } from '../clock/run-due.ts';
import { insertCode, listCodes, takeUse } from '../sale/store-codes.ts';
import { followSale, switchSaleOff, switchSaleOn } from '../sale/switch-sale.ts';

/** 12 × 300 kroner less a fifth, with VAT. */
const total = 360_000;
const server = await sellingServer();
const overview = async ({ admin }: TestCompany) => SubscriptionOverview.parse((await admin.call(getCompanyOverview)).json);
const processing = async ({ admin }: TestCompany, processingId: unknown) =>
  (await admin.call(getProcessing, { query: { processingId } })).json;

/** What the provider says of a payment, later than anybody expected. */
async function settle({ companyId }: TestCompany, { purchaseId, state }: ChargeOutcome): Promise<void> {
  const { services, database, clock } = server;
  await database.forCompany(companyId, async (company) => {
    const [found] = await readChargesOf(company, String(purchaseId));
    if (!found) throw new Error('Nothing is charged');
    const refunded = state === 'refunded' ? found.amount : found.refunded;
    await services.hooks.tell(chargeSettled, { company, services, now: clock.now(), charge: { ...found, state, refunded } });
  });
}
interface ChargeOutcome {
  purchaseId: unknown;
  state: 'succeeded' | 'refunded' | 'declined';
}
const credit = ({ companyId }: TestCompany, amount: number) =>
  inBooks(server.services, (books) => bookCredit(books, { companyId, name: 'Fjord og Fjell AS', amount, reference: 'credit' }));
const payOut = ({ companyId }: TestCompany, amount: number) =>
  inBooks(server.services, (books) => payOutBalance(books, { companyId, amount, reference: 'ut 1' }));
const addCode = (code: string, mostUses: number) => {
  const { services, clock } = server;
  const content = { gives: { percent: 10 }, months: 1, plans: null, includesProducts: false, from: '2026-01-01', to: null };
  return services.database.transaction((unit) => insertCode(unit, { code, mostUses, ...content }, clock.now()));
};
const usesOf = async (code: string) => (await server.services.database.transaction(listCodes)).find((one) => one.code === code)?.uses;

test('is done though the credit that it was to use was paid out meanwhile, and the card is charged the rest', async () => {
  const company = await buyer(server, 'pays');
  await credit(company, 100_000);
  const { json } = await company.admin.call(handleSubscriptions, { body });
  expect(await payOut(company, 70_000)).toBe('booked');
  await charge(server, company, json['processingId']);
  expect(await processing(company, json['processingId'])).toMatchObject({ state: 'done' });
  const { balance, invoices, items } = await overview(company);
  expect([balance, items.map(({ planId }) => planId)]).toEqual([0, ['contracts-standard']]);
  expect(invoices).toMatchObject([{ total, unpaid: 70_000, state: 'open', method: 'card' }]);
  const { services } = server;
  const invoiceId = invoices[0]?.invoiceUuid;
  await services.registers.of(jobKinds).get('invoicing.try-card')?.run(services, { invoiceId, companyId: company.companyId });
  await charge(server, company, invoiceId);
  expect((await overview(company)).invoices).toMatchObject([{ total, unpaid: 0, state: 'paid' }]);
  // The credit came by card as well.
  expect(await readAccounts(server.database, company.companyId)).toMatchObject({ bank: -70_000, card: total + 70_000 });
});

test('keeps the money as a balance when a declined card has paid after all, and the plans are others meanwhile', async () => {
  const company = await buyer(server, 'declines');
  const { json } = await company.admin.call(handleSubscriptions, { body });
  await charge(server, company, json['processingId']);
  await company.admin.call(handleSubscriptions, { body: { ...body, collectionMethod: 'invoice' } });
  await settle(company, { purchaseId: json['processingId'], state: 'succeeded' });
  const { balance, invoices } = await overview(company);
  expect([balance, invoices.length]).toEqual([total, 1]);
});

test('says on the page, in the log and by mail that a late payment became balance', async () => {
  const company = await buyer(server, 'declines');
  const { json } = await company.admin.call(handleSubscriptions, { body });
  await charge(server, company, json['processingId']);
  await company.admin.call(handleSubscriptions, { body: { ...body, collectionMethod: 'invoice' } });
  const sent = (await server.mails()).length;
  await settle(company, { purchaseId: json['processingId'], state: 'succeeded' });
  expect(await processing(company, json['processingId'])).toMatchObject({ state: 'failed', reason: 'subscription.PaidAsBalance' });
  const lines = await logLines(company.admin);
  expect(lines.filter(({ action }) => action === 'subscription.keep-payment')).toHaveLength(1);
  const mails = (await server.mails()).slice(0, -sent || undefined);
  expect(mails.map(({ subject }) => subject)).toEqual(['En kortbetaling står til gode for Fjord og Fjell AS']);
  const { json: bell } = await company.admin.call(getUserNotifications);
  expect(bell['userNotifications']).toMatchObject([{ target: { path: '/organisation/subscription' } }]);
  await settle(company, { purchaseId: json['processingId'], state: 'refunded' });
  expect((await overview(company)).balance).toBe(0);
  expect(await processing(company, json['processingId'])).toMatchObject({ state: 'failed', reason: 'subscription.PaymentDeclined' });
});

test('keeps the money as a balance when a declined card has paid after all while the purchase is tried again', async () => {
  const company = await buyer(server, 'declines');
  const first = await company.admin.call(handleSubscriptions, { body });
  await charge(server, company, first.json['processingId']);
  const again = await company.admin.call(handleSubscriptions, { body });
  await settle(company, { purchaseId: first.json['processingId'], state: 'succeeded' });
  await settle(company, { purchaseId: again.json['processingId'], state: 'succeeded' });
  expect(await processing(company, again.json['processingId'])).toMatchObject({ state: 'done' });
  const { balance, invoices, items } = await overview(company);
  expect([balance, invoices.length, items.map(({ planId }) => planId)]).toEqual([total, 1, ['contracts-standard']]);
});

test('is done when a declined card has paid after all and the company has the same plans, also beside others', async () => {
  const company = await buyer(server, 'declines');
  const gdpr = { planId: 'gdpr-basic', tierId: 'gdpr-basic-year' };
  await company.admin.call(handleSubscriptions, { body: { ...body, plans: [gdpr], collectionMethod: 'invoice' } });
  const { json } = await company.admin.call(handleSubscriptions, { body: { ...body, plans: [gdpr, ...body.plans] } });
  await charge(server, company, json['processingId']);
  expect(await processing(company, json['processingId'])).toMatchObject({ state: 'failed' });
  await settle(company, { purchaseId: json['processingId'], state: 'succeeded' });
  const { balance, items } = await overview(company);
  expect([balance, items.map(({ planId }) => planId).toSorted()]).toEqual([0, ['contracts-standard', 'gdpr-basic']]);
});

test.each([
  ['takes a use of its code again', 2, { balance: 0, uses: 2 }],
  ['keeps the money as a balance when its code is used up', 1, { balance: 324_000, uses: 1 }],
])('when a declined card has paid after all, a purchase %s', async (_name, mostUses, expected) => {
  const company = await buyer(server, 'declines');
  const code = `EN${mostUses}`;
  await addCode(code, mostUses);
  const { json } = await company.admin.call(handleSubscriptions, { body: { ...body, discountCode: code } });
  await charge(server, company, json['processingId']);
  expect(await usesOf(code)).toBe(0);
  const other = await server.newCompany();
  await server.database.forCompany(other.companyId, (unit) => takeUse(unit, code));
  await settle(company, { purchaseId: json['processingId'], state: 'succeeded' });
  expect({ balance: (await overview(company)).balance, uses: await usesOf(code) }).toEqual(expected);
});

test.each([
  ['no letter while somebody waits at the screen', 20_000, []],
  ['a letter that leads to the order when nobody does any more', 3_600_000, ['Kjøpet for Fjord og Fjell AS gikk ikke gjennom']],
])('a card that does not pay writes a line in the log, and %s', async (_name, after, subjects) => {
  const company = await buyer(server, 'confirms');
  const { json } = await company.admin.call(handleSubscriptions, { body });
  const sent = (await server.mails()).length;
  server.clock.advance(after);
  await settle(company, { purchaseId: json['processingId'], state: 'declined' });
  const mails = (await server.mails()).slice(0, -sent || undefined);
  expect(mails.map(({ subject }) => subject)).toEqual(subjects);
  for (const { text } of mails)
    expect(text).toContain(`/confirm?companyId=${company.companyId}&processingId=${String(json['processingId'])}`);
  for (const { text } of mails) expect(text).toContain('Prøv igjen');
  const lines = await logLines(company.admin);
  expect(lines.filter(({ action }) => action === 'subscription.fail-purchase')).toHaveLength(1);
});

test('each purchase that failed on one day stands in the bell, and leads to what was chosen', async () => {
  const company = await buyer(server, 'confirms');
  const failed: string[] = [];
  for (let time = 0; time < 2; time += 1) {
    const { json } = await company.admin.call(handleSubscriptions, { body });
    failed.push(String(json['processingId']));
    server.clock.advance(60_000);
    await settle(company, { purchaseId: json['processingId'], state: 'declined' });
  }
  const { json } = await company.admin.call(getUserNotifications);
  const told = json['userNotifications'] as { target: unknown }[];
  const path = '/organisation/subscription/confirm';
  expect(told.map(({ target }) => target)).toEqual(failed.toReversed().map((processingId) => ({ path, query: { processingId } })));
});

test('ends when the money went back before anybody asked what became of it', async () => {
  const company = await buyer(server, 'confirms');
  const { json } = await company.admin.call(handleSubscriptions, { body });
  await settle(company, { purchaseId: json['processingId'], state: 'refunded' });
  expect(await processing(company, json['processingId'])).toMatchObject({ state: 'failed', reason: 'subscription.PaymentDeclined' });
  expect((await overview(company)).invoices).toEqual([]);
});

test('days without sale are credited once, also when a purchase runs at the time', async () => {
  const { services, clock } = server;
  const company = await buyer(server, 'confirms');
  await company.admin.call(handleSubscriptions, { body: { ...body, collectionMethod: 'invoice' } });
  const premium = [{ planId: 'contracts-premium', tierId: 'contracts-premium-100-year' }];
  const { json } = await company.admin.call(handleSubscriptions, { body: { ...body, plans: premium } });
  clock.advance(86_400_000);
  await switchSaleOff(services);
  clock.advance(86_400_000);
  await switchSaleOn(services);
  await followSale(services);
  await settle(company, { purchaseId: json['processingId'], state: 'succeeded' });
  const kinds = async () => (await overview({ ...company, admin: await company.person('systemadmin') })).invoices.map(({ kind }) => kind);
  expect(await kinds()).toEqual(['creditNote', 'invoice', 'invoice']);
  clock.advance(40 * 86_400_000);
  await runDue(services);
  expect(await kinds()).toEqual(['creditNote', 'invoice', 'invoice']);
});
