import { expect, test } from 'vitest';
import { draft, inBooks, line } from '#features/invoicing/testing/draft.ts';
import { issueInvoice } from '#features/invoicing/server/public.ts';
import { readAccounts } from '#features/invoicing/testing/ledger.ts';
import { jobs } from '#features/payment/server/jobs.ts';
import { readChargesOf, waitForCharge } from '#features/payment/server/public.ts';
import { stripeServer } from '#features/payment/testing/stripe-server.ts';
import { handleSubscriptions } from '#features/subscription/contract/endpoints-purchase.ts';
import { body, stripeBuyer } from '#features/subscription/testing/card-buyer.ts';
import { deleteCompany } from '#features/takeout/contract/endpoints.ts';
import { deleteIfEnded } from '#features/takeout/server/deletion/delete-ended.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { sell } from '#features/subscription/testing/sell-plans.ts';
import { testServer, type TestCompany } from '#testing/server.ts';

const stripe = await stripeServer(() => server.clock.now());
const server = await testServer({ stripe: { url: stripe.url, secretKey: stripe.secretKey, webhookSecret: stripe.webhookSecret } });
const { clock, database, services } = server;
await sell(server);

/** A purchase by card that has begun; its payment is not sent yet. */
async function purchase({ admin }: TestCompany): Promise<string> {
  return handleSubscriptions.answer.parse((await admin.call(handleSubscriptions, { body })).json).processingId;
}

async function chargeOf({ companyId }: TestCompany, invoiceId: string) {
  const [charge] = await database.forCompany(companyId, (unit) => readChargesOf(unit, invoiceId));
  if (!charge) throw new Error('Nothing is charged');
  return charge;
}

async function remove({ admin, companyId }: TestCompany): Promise<void> {
  await admin.call(deleteCompany, { body: { name: 'Fjord og Fjell AS' } });
  clock.advance(31 * 86_400_000);
  expect(await deleteIfEnded(services, companyId)).toBe(true);
}

const sweep = async () => jobs.find(({ name }) => name === 'payment.sweep-charges')?.run(services, {});

test('a payment that was not sent is not sent after its company was deleted', async () => {
  const company = await stripeBuyer(server, stripe, 'pays');
  const processingId = await purchase(company);
  const { chargeId } = await chargeOf(company, processingId);
  const paid = stripe.paid();
  await remove(company);
  expect(await waitForCharge(services, chargeId)).toMatchObject({ state: 'declined', reason: 'company_deleted' });
  await sweep();
  expect([stripe.paid() - paid, await readAccounts(database, company.companyId)]).toEqual([0, {}]);
});

test('a payment that the customer has not confirmed is given up with its company', async () => {
  const company = await stripeBuyer(server, stripe, 'confirms');
  const { chargeId } = await chargeOf(company, await purchase(company));
  expect((await waitForCharge(services, chargeId)).state).toBe('action');
  await remove(company);
  await sweep();
  expect((await waitForCharge(services, chargeId)).state).toBe('declined');
  expect([...stripe.intents.values()].at(-1)?.status).toBe('canceled');
});

test('what a purchase was paid for after its company was deleted is its balance, once, until it goes back', async () => {
  const company = await stripeBuyer(server, stripe, 'waits');
  const { chargeId } = await chargeOf(company, await purchase(company));
  expect((await waitForCharge(services, chargeId)).state).toBe('processing');
  const [chargeRef = ''] = [...stripe.intents.keys()].slice(-1);
  await remove(company);
  stripe.answer(chargeRef, 'succeeded');
  await sweep();
  await sweep();
  expect(await readAccounts(database, company.companyId)).toEqual({ card: 360_000, customerBalance: -360_000 });
  stripe.refund(chargeRef);
  await waitForCharge(services, chargeId);
  expect(await readAccounts(database, company.companyId)).toEqual({});
});

test('an invoice whose card is declined after its company was deleted is left to its recipient', async () => {
  const company = await stripeBuyer(server, stripe, 'waits');
  const { companyId } = company;
  await company.admin.call(deleteCompany, { body: { name: 'Fjord og Fjell AS' } });
  clock.advance(31 * 86_400_000);
  const issued = await inBooks(services, (books) => issueInvoice(books, draft(companyId, [line(100)], { method: 'card' })));
  const { invoiceId, number } = issued;
  const tryCard = () => services.registers.of(jobKinds).get('invoicing.try-card')?.run(services, { invoiceId, companyId });
  await tryCard();
  const { chargeId } = await chargeOf(company, invoiceId);
  expect((await waitForCharge(services, chargeId)).state).toBe('processing');
  const [chargeRef = ''] = [...stripe.intents.keys()].slice(-1);
  expect(await deleteIfEnded(services, companyId)).toBe(true);
  stripe.answer(chargeRef, 'requires_payment_method');
  expect((await waitForCharge(services, chargeId)).state).toBe('declined');
  clock.advance(86_400_000);
  await tryCard();
  expect((await server.mails()).map(({ subject }) => subject)).toContain(`Det finnes ikke noe kort å trekke faktura ${number} fra`);
});
