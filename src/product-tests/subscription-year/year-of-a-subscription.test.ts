import { beforeAll, expect, test } from 'vitest';
import { documentVersions } from '#features/company/contract/documents.ts';
import { bookBankFile, findInvoiceByNumber, findWithLines } from '#features/invoicing/server/public.ts';
import { camtFile } from '#features/invoicing/testing/camt.ts';
import { readAccounts } from '#features/invoicing/testing/ledger.ts';
import { confirmCard } from '#features/payment/contract/endpoints.ts';
import type { CardBehaviour } from '#features/payment/contract/entities.ts';
import { readChargesOf } from '#features/payment/server/public.ts';
import { enteredCard } from '#features/payment/testing/examples.ts';
import { createCompanyUser } from '#features/people/contract/endpoints.ts';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { getCompanyOverview } from '#features/subscription/contract/endpoints-overview.ts';
import { updateBillingInformation, updatePaymentMethod } from '#features/subscription/contract/endpoints-payment.ts';
import { cancelScheduledChanges, handleSubscriptions, previewSubscription } from '#features/subscription/contract/endpoints-purchase.ts';
import { SubscriptionOverview } from '#features/subscription/contract/entities.ts';
import { addDays } from '#kernel/contract/days.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import type { Caller } from '#testing/caller.ts';
import { insertSessionOf } from '#testing/people.ts';
import { sell } from '#features/subscription/testing/sell-plans.ts';
import { testServer, type TestCompany, type TestServer } from '#testing/server.ts';
import { sheet } from './sheet.ts';

const clockJobs = [
  'subscription.run-due',
  'invoicing.try-card',
  'payment.sweep-charges',
  'invoicing.age-invoices',
  'invoicing.remind',
  'subscription.follow-invoices',
  'invoicing.earn-revenue',
];
const agreed = { serviceAgreementVersion: documentVersions['service-agreement'] };
const recipient = { recipientName: 'Regnskap', recipientEmail: 'faktura@firma.no' };
const hr = { planId: 'hr', tierId: 'hr' };
const premium = { planId: 'contracts-premium', tierId: 'contracts-premium-100' };
const standard = { planId: 'contracts-standard', tierId: 'contracts-standard-25' };

let server: TestServer;
let company: TestCompany;
let admin: Caller;

beforeAll(async () => {
  server = await testServer();
  company = await server.newCompany();
  admin = company.admin;
  await sell(server);
});

/** Lets every day until a moment pass as the clock does: each job of each day. */
async function until(day: string): Promise<void> {
  for (let next = addDays(today(), 1); next <= day; next = addDays(next, 1)) {
    server.clock.set(`${next}T05:00:00Z`);
    for (const name of clockJobs) {
      await runJob(name);
      // What was sent to the payment provider is asked for after some minutes.
      server.clock.advance(900_000);
    }
  }
  server.clock.set(`${day}T09:00:00Z`);
  admin = await insertSessionOf(server, admin);
}
const today = (): string => server.clock.now().toISOString().slice(0, 10);
const runJob = async (name: string) =>
  server.services.registers
    .of(jobKinds)
    .get(name)
    ?.run(server.services, name === 'subscription.follow-invoices' ? { companyId: company.companyId } : {});

async function overview(): Promise<SubscriptionOverview> {
  return SubscriptionOverview.parse((await admin.call(getCompanyOverview)).json);
}

const wish = (plans: { planId: string; tierId: string }[], interval: 'month' | 'year', collectionMethod: string) => ({
  plans: plans.map((plan) => ({ ...plan, tierId: `${plan.tierId}-${interval}` })),
  products: [],
  collectionMethod,
});

/** Buys, and answers what the preview had said would be invoiced at once. */
async function buy(wanted: ReturnType<typeof wish>): Promise<{ total: number } | null> {
  const preview = await admin.call(previewSubscription, { body: wanted });
  const bought = await admin.call(handleSubscriptions, { body: { ...wanted, ...recipient, ...agreed } });
  expect([bought.status, bought.codes, bought.json['state']]).toEqual([200, [], 'done']);
  // The contract says what it is.
  return preview.json['now'] as { total: number } | null;
}

async function addCard(behaviour: CardBehaviour): Promise<void> {
  const state = await enteredCard({ server, company: { ...company, admin } }, { behaviour });
  expect((await admin.call(confirmCard, { body: { state } })).status).toBe(200);
}

async function hire(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let hired = 0; hired < count; hired += 1) {
    const { json, codes, fields } = await admin.call(createCompanyUser, {
      body: { companyId: company.companyId, firstName: 'Åse', lastName: 'Vik' },
    });
    expect([codes, fields]).toEqual([[], {}]);
    ids.push((json['companyUser'] as { id: string }).id);
  }
  return ids;
}

/** The invoices as they stand in the books, the oldest first. */
async function issued() {
  const { invoices } = await overview();
  return Promise.all(
    invoices.toReversed().map(async ({ number, state, unpaid }) => {
      const invoice = await server.services.database.transaction(async (unit) => {
        const found = await findInvoiceByNumber(unit, number);
        return found && findWithLines(unit, found.invoiceId);
      });
      if (!invoice) throw new Error(`There is no invoice ${number}`);
      const { date, dueDate, net, vat, total, kid } = invoice;
      return {
        date,
        dueDate,
        lines: invoice.lines.map((line) => ({ from: line.from, to: line.to, net: line.net })),
        net,
        vat,
        total,
        kid,
        state,
        unpaid,
      };
    }),
  );
}
const invoiceIds = async () => (await overview()).invoices.map(({ invoiceUuid }) => invoiceUuid);
const bare = ({ kid: _kid, state: _state, unpaid: _unpaid, ...invoice }: Awaited<ReturnType<typeof issued>>[number]) => invoice;

async function payByKid(index: number): Promise<void> {
  const invoice = (await issued())[index];
  if (!invoice) throw new Error('There is no such invoice');
  const amount = (invoice.total / 100).toFixed(2);
  const file = camtFile({ messageId: `PAID-${index}`, day: today(), payments: [{ kid: invoice.kid, amount }] });
  expect(await bookBankFile(server.services, file)).toMatchObject({ booked: 1 });
  await runJob('subscription.follow-invoices');
}

test('a company lives a year with a subscription, and each invoice is that of the sheet', { timeout: 300_000 }, async () => {
  // Trial.
  expect(await overview()).toMatchObject({ isCurrentlyOnTrial: true, items: [{ planId: 'unlimited', isTrial: true }] });
  await admin.call(updateBillingInformation, {
    body: {
      companyName: 'Fjord og Fjell AS',
      registryId: '974760673',
      streetAddress: 'Storgata 1',
      postalCode: '0155',
      city: 'Oslo',
      country: 'NO',
      reference: 'Kari',
    },
  });
  await hire(4);

  // HR by the month and by card; then nine users, of whom two leave.
  await until('2026-12-01');
  await addCard('pays');
  expect(await buy(wish([hr], 'month', 'payment_card'))).toBeNull();
  await until('2026-12-10');
  const [first, second] = await hire(4);
  expect((await overview()).users).toBe(9);
  await until('2026-12-21');
  for (const companyUserId of [first, second])
    expect((await admin.call(deactivateCompanyUser, { body: { companyUserId } })).status).toBe(200);

  // Contracts Premium in the middle of a month.
  await until('2027-01-11');
  expect((await issued()).map(bare)).toEqual(sheet.slice(0, 1));
  expect((await overview()).invoices).toMatchObject([{ state: 'paid', method: 'card', unpaid: 0 }]);
  expect(await buy(wish([hr, premium], 'month', 'payment_card'))).toBeNull();

  // A year, by EHF.
  await until('2027-02-15');
  expect((await issued()).map(bare)).toEqual(sheet.slice(0, 2));
  expect(await buy(wish([hr, premium], 'year', 'ehf_invoice'))).toMatchObject({ total: sheet[2]?.total });
  expect((await issued()).map(bare)).toEqual(sheet.slice(0, 3));
  await payByKid(2);

  // One more user, whom a declined card does not pay for: the company is dunned, closed, and opened by its payment.
  await until('2027-03-20');
  await hire(1);
  await addCard('declines');
  const { subscriptionUuid } = await overview();
  await admin.call(updatePaymentMethod, { body: { collectionMethod: 'payment_card', subscriptionUuid } });
  await until('2027-04-15');
  expect((await issued()).map(bare)).toEqual(sheet);
  await until('2027-04-30');
  const tried = (await invoiceIds()).map((invoiceId) => server.services.database.transaction((unit) => readChargesOf(unit, invoiceId)));
  // Five days of the last invoice, of which each was declined.
  expect((await Promise.all(tried)).map((tries) => tries.map(({ tryNumber, state }) => `${tryNumber} ${state}`))).toEqual([
    ['0 declined', '1 declined', '3 declined', '5 declined', '7 declined'],
    [],
    ['0 succeeded'],
    ['0 succeeded'],
  ]);
  await until('2027-05-28');
  expect(await overview()).toMatchObject({
    isLockedByNonpayment: false,
    invoices: [{ state: 'due' }, { state: 'paid' }, { state: 'paid' }, { state: 'paid' }],
  });
  await until('2027-05-29');
  expect(await overview()).toMatchObject({ isLockedByNonpayment: true, invoices: [{ state: 'nonpayment' }, {}, {}, {}] });
  expect((await server.mails()).filter(({ subject }) => /purring|påminnelse/i.test(subject))).toHaveLength(2);
  await payByKid(3);
  expect(await overview()).toMatchObject({ isLockedByNonpayment: false, invoices: [{ state: 'paid', unpaid: 0 }, {}, {}, {}] });

  // Less is scheduled, undone, and in the end everything ends.
  await until('2027-07-01');
  expect(await buy(wish([hr, standard], 'year', 'ehf_invoice'))).toBeNull();
  const [change] = (await overview()).scheduledChanges;
  expect(change).toMatchObject({ kind: 'plan', date: '2028-02-15', canCancel: true });
  await admin.call(cancelScheduledChanges, { body: { cancelPlanTierChangeIds: [change?.id] } });
  expect((await overview()).scheduledChanges).toEqual([]);
  expect(await buy(wish([], 'year', 'ehf_invoice'))).toBeNull();
  await until('2028-02-14');
  expect(await overview()).toMatchObject({ endsOn: '2028-02-14', items: [{ planId: 'hr' }, { planId: 'contracts-premium' }] });
  await until('2028-03-02');
  expect(await overview()).toMatchObject({ items: [], interval: null, scheduledChanges: [] });
  expect((await issued()).map(bare)).toEqual(sheet);

  // The books: everything is paid and earned, and nothing stands with the customer.
  const { vat, net, total } = sheet.reduce(
    (sum, one) => ({ vat: sum.vat + one.vat, net: sum.net + one.net, total: sum.total + one.total }),
    {
      vat: 0,
      net: 0,
      total: 0,
    },
  );
  const byCard = (sheet[0]?.total ?? 0) + (sheet[1]?.total ?? 0);
  expect(await readAccounts(server.database, company.companyId)).toEqual({ bank: total - byCard, card: byCard, revenue: -net, vat: -vat });
});
