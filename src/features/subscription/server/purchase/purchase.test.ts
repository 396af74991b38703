import { expect, test } from 'vitest';
import { documentVersions } from '#features/company/contract/documents.ts';
import { sell } from '../../testing/sell-plans.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { getCompanyOverview, getDiscounts, getInvoices } from '../../contract/endpoints-overview.ts';
import { updateBillingInformation } from '../../contract/endpoints-payment.ts';
import {
  cancelScheduledChanges,
  getProcessing,
  handleSubscriptions,
  previewSubscription,
  subscribeToUnlimited,
} from '../../contract/endpoints-purchase.ts';
import { SubscriptionOverview } from '../../contract/entities.ts';
import { runDue } from '../clock/run-due.ts';
import { limitPreviews } from '../sale/limit-guesses.ts';
import { insertCode, listCodes } from '../sale/store-codes.ts';
import { readQuota, writeQuota } from '../signatures/store-signatures.ts';

const billing = {
  companyName: 'Fjord og Fjell AS',
  registryId: '974760673',
  streetAddress: 'Storgata 1',
  postalCode: '0155',
  city: 'Oslo',
  country: 'NO',
};
const agreed = { serviceAgreementVersion: documentVersions['service-agreement'] };
const recipient = { recipientName: 'Regnskap', recipientEmail: 'faktura@firma.no' };
const hr = { planId: 'hr', tierId: 'hr-month' };
const premium = { planId: 'contracts-premium', tierId: 'contracts-premium-100-month' };
const standard = { planId: 'contracts-standard', tierId: 'contracts-standard-25-month' };
const yearly = <Planned extends { tierId: string }>(plan: Planned) => ({ ...plan, tierId: plan.tierId.replace('month', 'year') });
const order = (plans: readonly { planId: string; tierId: string }[], rest: Record<string, unknown> = {}) => ({
  plans,
  products: [],
  collectionMethod: 'invoice',
  ...rest,
});
const purchaseOf = (plans: readonly { planId: string; tierId: string }[], rest: Record<string, unknown> = {}) => ({
  ...order(plans, rest),
  ...recipient,
  ...agreed,
  ...rest,
});

/** A selling installation with a company that may buy. */
async function buyer() {
  const server = await testServer();
  const company = await server.newCompany();
  await sell(server);
  await company.admin.call(updateBillingInformation, { body: { ...billing, reference: 'Kari' } });
  /** Lets the clock run on, and signs in again. */
  const at = async (moment: string) => {
    server.clock.set(moment);
    await runDue(server.services);
    return company.person('systemadmin');
  };
  return { server, company, at };
}

const overview = async ({ admin }: Pick<TestCompany, 'admin'>) => SubscriptionOverview.parse((await admin.call(getCompanyOverview)).json);

test('buys plans at once, opens them, and invoices them when their month has passed', async () => {
  const { company, at } = await buyer();
  const previewed = await company.admin.call(previewSubscription, { body: order([hr, premium]) });
  expect(previewed.json).toMatchObject({
    now: null,
    next: [{ date: '2026-12-21', net: 131_600 }, { net: 131_600 }],
    changes: [],
    refusal: null,
  });
  const bought = await company.admin.call(handleSubscriptions, { body: purchaseOf([hr, premium]) });
  expect(bought.json).toMatchObject({ state: 'done', percent: 100, actionUrl: null, reason: null });
  const seen = await company.admin.call(getProcessing, { query: { processingId: bought.json['processingId'] } });
  expect(seen.json).toEqual(bought.json);
  const held = await overview(company);
  expect(held).toMatchObject({ interval: 'month', collectionMethod: 'invoice', recipient: { email: 'faktura@firma.no' }, invoices: [] });
  expect(held.items.map(({ tierId, from, quantity }) => [tierId, from, quantity])).toEqual([
    ['hr-month', '2026-11-21', 4],
    ['contracts-premium-100-month', '2026-11-21', 1],
  ]);
  expect(held.limits.find(({ key }) => key === 'signatureLimit')?.limit).toBe(20);

  const admin = await at('2026-12-21T06:00:00Z');
  const later = await overview({ admin });
  // Two system admins by then, and four users at the least.
  expect(later.invoices).toMatchObject([{ kind: 'invoice', date: '2026-12-21', dueDate: '2027-01-04', total: 164_500, state: 'open' }]);
  await at('2026-12-21T07:00:00Z');
  expect((await overview({ admin })).invoices).toHaveLength(1);
});

test('catches up with months in which nobody looked, each with its own invoice', async () => {
  const { company, at } = await buyer();
  await company.admin.call(handleSubscriptions, { body: purchaseOf([premium]) });
  const admin = await at('2027-02-22T06:00:00Z');
  const { invoices } = await overview({ admin });
  expect(invoices.map(({ total }) => total)).toEqual([125_000, 125_000, 125_000]);
  const pageOf = async (page: number) => (await admin.call(getInvoices, { query: { page, pageSize: 2 } })).json;
  const all = invoices.map(({ invoiceUuid }) => ({ invoiceUuid }));
  expect(await pageOf(1)).toMatchObject({ total: 3, invoices: all.slice(0, 2) });
  expect(await pageOf(2)).toMatchObject({ total: 3, invoices: all.slice(2) });
});

test('invoices a year ahead, and gives what it credits back with the next invoice', async () => {
  const { company } = await buyer();
  await company.admin.call(handleSubscriptions, { body: purchaseOf([yearly(standard)]) });
  const more = await company.admin.call(previewSubscription, { body: order([yearly(premium)]) });
  const upgraded = await company.admin.call(handleSubscriptions, { body: purchaseOf([yearly(premium)]) });
  expect(upgraded.json).toMatchObject({ state: 'done' });
  const { invoices, items } = await overview(company);
  // The day it was bought is not used yet.
  expect(invoices.map(({ total }) => total)).toEqual([840_000, 360_000]);
  expect(more.json).toMatchObject({ now: { net: 672_000, lines: [{ net: -288_000 }, { net: 960_000 }] } });
  expect(items.map(({ planId }) => planId)).toEqual(['contracts-premium']);
});

test('schedules what is less, undoes it, and ends it at the end of the term', async () => {
  const { server, company, at } = await buyer();
  await company.admin.call(handleSubscriptions, { body: purchaseOf([hr, premium]) });
  const lessened = await company.admin.call(handleSubscriptions, { body: purchaseOf([hr, standard]) });
  expect(lessened.status).toBe(200);
  const [change] = (await overview(company)).scheduledChanges;
  expect(change).toMatchObject({ kind: 'plan', from: premium, to: standard, date: '2026-12-21', canCancel: true });
  const undone = await company.admin.call(cancelScheduledChanges, { body: { cancelPlanTierChangeIds: [change?.id] } });
  expect(undone.json).toMatchObject({ scheduledChanges: [] });
  await company.admin.call(handleSubscriptions, { body: purchaseOf([]) });
  expect(await overview(company)).toMatchObject({ endsOn: '2026-12-20' });
  const admin = await at('2026-12-21T06:00:00Z');
  expect(await overview({ admin })).toMatchObject({ items: [], interval: null, scheduledChanges: [], invoices: [{ total: 164_500 }] });
  const told = (await server.mails()).filter(({ subject }) => subject === 'Abonnementet til Fjord og Fjell AS er avsluttet');
  expect(told.filter(({ to }) => to === 'faktura@firma.no')).toHaveLength(1);
  expect(told.filter(({ to }) => to === `${company.admin.accountId}@example.no`)).toHaveLength(1);
});

test('replaces everything by Unlimited, once', async () => {
  const { company } = await buyer();
  await company.admin.call(handleSubscriptions, { body: purchaseOf([hr, premium]) });
  expect((await company.admin.call(subscribeToUnlimited, { body: agreed })).json).toMatchObject({ state: 'done' });
  expect(await overview(company)).toMatchObject({ isUnlimited: true, interval: 'month', items: [{ tierId: 'unlimited-month' }] });
  expect((await company.admin.call(subscribeToUnlimited, { body: agreed })).codes).toEqual(['subscription.ExistingSubscription']);
});

test('changes Unlimited that runs from months to years at once, and back at the end of the year', async () => {
  const { company } = await buyer();
  const unlimited = { planId: 'unlimited', tierId: 'unlimited-month' };
  await company.admin.call(handleSubscriptions, { body: purchaseOf([unlimited]) });
  expect((await company.admin.call(handleSubscriptions, { body: purchaseOf([yearly(unlimited)]) })).json).toMatchObject({ state: 'done' });
  expect(await overview(company)).toMatchObject({
    interval: 'year',
    items: [{ tierId: 'unlimited-year' }],
    invoices: [{ kind: 'invoice' }],
  });
  expect((await company.admin.call(handleSubscriptions, { body: purchaseOf([unlimited]) })).json).toMatchObject({ state: 'done' });
  expect(await overview(company)).toMatchObject({ interval: 'year', scheduledChanges: [{ kind: 'monthly', date: '2027-11-21' }] });
});

test('counts users who come and go by their days', async () => {
  const { server, company, at } = await buyer();
  await company.admin.call(handleSubscriptions, { body: purchaseOf([hr]) });
  server.clock.set('2026-12-01T10:00:00Z');
  for (let more = 0; more < 6; more += 1) await company.person('employee');
  const admin = await at('2026-12-21T06:00:00Z');
  // 30 days from 21 November; the people came without a call, and so the clock is the first to count them, with the new system admin.
  expect((await overview({ admin })).users).toBe(8);
});

test.each<[string, Record<string, unknown>, string]>([
  ['what is had already', purchaseOf([hr]), 'SamePaidPlan'],
  ['plans of two intervals', purchaseOf([hr, yearly(premium)]), 'TiersMustBeTheSameInterval'],
  ['a tier without an interval', purchaseOf([{ planId: 'hr', tierId: 'hr' }]), 'General'],
  ['an agreement that is not the newest', purchaseOf([hr, premium], { serviceAgreementVersion: '2020-01-01' }), 'AgreementNotAccepted'],
  ['a recipient without an address', purchaseOf([hr, premium], { recipientEmail: 'nobody' }), 'InvalidRecipientEmail'],
  ['a code that is none', purchaseOf([hr, premium], { discountCode: 'NONE' }), 'DiscountCodeInvalid'],
  ['a card where there is none', purchaseOf([hr, premium], { collectionMethod: 'payment_card' }), 'CardRequired'],
  ['packs without a plan', purchaseOf([], { products: [{ productId: 'signatures-20', quantity: 1 }] }), 'PlanDoesNotAllowProductPurchase'],
])('refuses %s', async (_name, body, code) => {
  const { company } = await buyer();
  await company.admin.call(handleSubscriptions, { body: purchaseOf([hr]) });
  expect((await company.admin.call(handleSubscriptions, { body })).codes).toEqual([`subscription.${code}`]);
});

test('refuses to invoice before it is known whom, and lets what is free be previewed', async () => {
  const server = await testServer();
  const company = await server.newCompany();
  await sell(server);
  expect((await company.admin.call(handleSubscriptions, { body: purchaseOf([hr]) })).codes).toEqual([
    'subscription.BillingInformationRequired',
  ]);
  expect((await company.admin.call(handleSubscriptions, { body: purchaseOf([]) })).codes).toEqual(['subscription.PlanAlreadyFree']);
  expect((await company.admin.call(previewSubscription, { body: order([]) })).json).toMatchObject({
    refusal: 'subscription.PlanAlreadyFree',
  });
});

test('sells packs beside a plan', async () => {
  const { company } = await buyer();
  await company.admin.call(handleSubscriptions, { body: purchaseOf([hr], { products: [{ productId: 'signatures-50', quantity: 2 }] }) });
  const { invoices, limits } = await overview(company);
  expect(invoices).toMatchObject([{ total: 224_750 }]);
  expect(limits.find(({ key }) => key === 'signatureLimit')?.limit).toBe(120);
});

test('refuses a code for plans that are not chosen beside its field, and counts no use of it', async () => {
  const { server, company } = await buyer();
  const { database, clock } = server;
  const content = { gives: { percent: 10 }, months: 1, plans: ['gdpr-premium' as const], includesProducts: false };
  const code = { code: 'GDPR', mostUses: 1, from: '2026-01-01', to: null, ...content };
  await database.transaction((unit) => insertCode(unit, code, clock.now()));
  const previewed = await company.admin.call(previewSubscription, { body: order([hr], { discountCode: 'gdpr' }) });
  expect(previewed.json).toMatchObject({ now: null, refusal: 'subscription.DiscountCodeInvalid' });
  const refused = await company.admin.call(handleSubscriptions, { body: purchaseOf([hr], { discountCode: 'gdpr' }) });
  expect([refused.codes, refused.json['fieldErrors']]).toEqual([
    ['subscription.DiscountCodeInvalid'],
    [{ path: 'discountCode', code: 'invalid' }],
  ]);
  expect((await database.transaction(listCodes)).map(({ uses }) => uses)).toEqual([0]);
});

test('begins a year in which something is less when the month ends, and undoes it', async () => {
  const { company, at } = await buyer();
  await company.admin.call(handleSubscriptions, { body: purchaseOf([hr, premium]) });
  const yearOrder = purchaseOf([hr, standard].map(yearly));
  const previewed = await company.admin.call(previewSubscription, { body: order([hr, standard].map(yearly)) });
  await company.admin.call(handleSubscriptions, { body: yearOrder });
  const { scheduledChanges, invoices, interval } = await overview(company);
  expect([invoices, interval]).toEqual([[], 'month']);
  expect(scheduledChanges.map(({ kind, to, date }) => [kind, to?.tierId ?? null, date])).toEqual(
    expect.arrayContaining([
      ['plan', 'contracts-standard-25-year', '2026-12-21'],
      ['yearly', null, '2026-12-21'],
    ]),
  );
  const ids = scheduledChanges.map(({ id }) => id);
  expect((await company.admin.call(cancelScheduledChanges, { body: { cancelPlanTierChangeIds: ids } })).json).toMatchObject({
    scheduledChanges: [],
  });
  await company.admin.call(handleSubscriptions, { body: yearOrder });
  const admin = await at('2026-12-21T06:00:00Z');
  const later = await overview({ admin });
  expect([later.interval, new Set(later.items.map(({ tierId }) => tierId))]).toEqual([
    'year',
    new Set(['contracts-standard-25-year', 'hr-year']),
  ]);
  expect(previewed.json).toMatchObject({ now: null, next: [{ date: '2026-12-21', total: later.invoices[0]?.total }, {}] });
});

test('refuses less than the signatures that are in use, also with a year', async () => {
  const { server, company } = await buyer();
  const gdpr = { planId: 'gdpr-basic', tierId: 'gdpr-basic-month' };
  await company.admin.call(handleSubscriptions, { body: purchaseOf([{ planId: 'unlimited', tierId: 'unlimited-month' }]) });
  // As if five had been used in the year that runs.
  await server.database.forCompany(company.companyId, async (unit) => writeQuota(unit, { ...(await readQuota(unit)), before: -5 }));
  for (const plans of [[gdpr], [yearly(gdpr)]])
    expect((await company.admin.call(handleSubscriptions, { body: purchaseOf(plans) })).codes).toEqual(['subscription.BelowUsage']);
  expect((await company.admin.call(handleSubscriptions, { body: purchaseOf([hr]) })).codes).toEqual([]);
  expect((await company.admin.call(handleSubscriptions, { body: purchaseOf([]) })).codes).toEqual([]);
});

test('stops whoever guesses discount codes by orders, and does not look a code up for them afterwards', async () => {
  const { server, company } = await buyer();
  const content = { gives: { percent: 10 }, months: null, plans: null, includesProducts: false, from: '2026-01-01', to: null };
  await server.database.transaction((unit) => insertCode(unit, { code: 'TI', mostUses: null, ...content }, server.clock.now()));
  const lookUp = () => company.admin.call(getDiscounts, { query: { discountCode: 'TI' } });
  // A code that holds is no guess.
  for (let count = 0; count < 21; count += 1) expect((await lookUp()).codes).toEqual([]);
  const guess = (code: string) => company.admin.call(handleSubscriptions, { body: purchaseOf([hr], { discountCode: code }) });
  for (let count = 0; count < 20; count += 1) expect((await guess(`NONE${count}`)).codes).toEqual(['subscription.DiscountCodeInvalid']);
  expect((await guess('NONE20')).codes).toEqual(['common.TooManyRequests']);
  expect((await company.admin.call(getDiscounts, { query: { discountCode: 'NONE' } })).codes).toEqual(['common.TooManyRequests']);
  expect((await lookUp()).codes).toEqual(['common.TooManyRequests']);
});

test('counts of the codes in previews only those that do not hold', async () => {
  const { server, company } = await buyer();
  const { services, clock } = server;
  const content = { gives: { percent: 10 }, months: null, plans: null, includesProducts: false, from: '2026-01-01', to: null };
  await server.database.transaction((unit) => insertCode(unit, { code: 'TI', mostUses: null, ...content }, clock.now()));
  await server.database.transaction((unit) =>
    insertCode(unit, { code: 'GAMMEL', mostUses: null, ...content, to: '2026-01-31' }, clock.now()),
  );
  const guesser = { account: { id: company.admin.accountId ?? '' } };
  const previews = async (discountCode: string, times: number) => {
    for (let count = 0; count < times; count += 1) await limitPreviews({ actor: guesser, services }, discountCode);
  };
  await previews('TI', 121);
  await previews('GAMMEL', 119);
  await previews('TI', 2);
  const preview = (discountCode: string) => company.admin.call(previewSubscription, { body: order([hr], { discountCode }) });
  expect((await preview('TI')).json).toMatchObject({ refusal: null });
  expect((await preview('UKJENT')).json).toMatchObject({ refusal: 'subscription.DiscountCodeInvalid' });
  expect((await preview('TI')).codes).toEqual(['common.TooManyRequests']);
});

test('whoever pays when the trial ends has nothing to acknowledge on the day on which they end their plans', async () => {
  const { company, at } = await buyer();
  expect((await company.admin.call(handleSubscriptions, { body: purchaseOf([hr]) })).codes).toEqual([]);
  const { trial } = await overview({ admin: await at('2026-12-05T12:00:00Z') });
  expect([trial.isOver, trial.isEndAcknowledged]).toEqual([true, true]);
});
