import { beforeEach, expect, test } from 'vitest';
import { checkCompanyLimits } from '#features/billing/contract/endpoints.ts';
import { createCompanyUser } from '#features/people/contract/endpoints.ts';
import type { TestCompany, TestServer } from '#testing/server.ts';
import { getCompanyOverview } from '../../contract/endpoints-overview.ts';
import { handleSubscriptions } from '../../contract/endpoints-purchase.ts';
import { SubscriptionOverview } from '../../contract/entities.ts';
import { body, invoicedCompany, sellingServer } from '../../testing/card-buyer.ts';
import { runDue } from '../clock/run-due.ts';
import { entitle } from '../entitlements/entitle.ts';
import { writeLock } from '../store-subscription.ts';
import { readQuota, writeQuota } from './store-signatures.ts';

const hr = { planId: 'hr', tierId: 'hr-month' };
const premium = { planId: 'contracts-premium', tierId: 'contracts-premium-100-month' };

let server: TestServer;
let company: TestCompany;
let admin: TestCompany['admin'];

beforeEach(async () => {
  server = await sellingServer();
  company = await invoicedCompany(server);
  admin = company.admin;
});

async function order(plans: readonly { planId: string; tierId: string }[], packs = 0): Promise<void> {
  const products = packs > 0 ? [{ productId: 'signatures-50', quantity: packs }] : [];
  const { codes } = await admin.call(handleSubscriptions, { body: { ...body, plans, products, collectionMethod: 'invoice' } });
  expect(codes).toEqual([]);
}

async function hire(count: number): Promise<void> {
  for (let hired = 0; hired < count; hired += 1) {
    const person = { companyId: company.companyId, firstName: 'Åse', lastName: 'Vik' };
    expect((await admin.call(createCompanyUser, { body: person })).codes).toEqual([]);
  }
}

/** Lets the clock run on, and signs in again. */
async function until(day: string): Promise<void> {
  server.clock.set(`${day}T06:00:00Z`);
  await runDue(server.services);
  admin = await company.person('systemadmin');
}

/** How many were used of how many, as the pages show it. */
async function quota(): Promise<[number | undefined, number | null | undefined]> {
  const { limits } = SubscriptionOverview.parse((await admin.call(getCompanyOverview)).json);
  const found = limits.find(({ key }) => key === 'signatureLimit');
  const { json } = await admin.call(checkCompanyLimits, { body: { limits: ['signatureLimit'] } });
  expect(json['limits']).toEqual({ signatureLimit: { limit: found?.limit, used: found?.used } });
  return [found?.used, found?.limit];
}

/** As if so many more had been used in the year that runs. */
const use = (count: number) =>
  server.database.forCompany(company.companyId, async (unit) => {
    const held = await readQuota(unit);
    await writeQuota(unit, { ...held, before: held.before - count });
  });

test('grants signatures to users as they come, and not to those that a plan does not pay for', async () => {
  await order([hr]);
  await hire(3);
  expect(await quota()).toEqual([0, 20]);
  await hire(2);
  expect(await quota()).toEqual([0, 30]);
});

test('grants the signatures of a new year on its first day, when what was left of the old one lapses', async () => {
  await order([hr], 1);
  await hire(5);
  expect(await quota()).toEqual([0, 80]);
  await use(40);
  await until('2027-11-20');
  const running = await quota();
  await until('2027-11-21');
  // Of the fifty of the pack ten were used; whoever has signed in the day before is a user too.
  expect([running, await quota()]).toEqual([
    [40, 80],
    [0, 40 + 5 * 7],
  ]);
});

test('begins the year of signatures on its day also when months have another', async () => {
  await order([premium], 1);
  // The year of the plans begins anew with the change of the interval; that of the signatures goes on.
  await until('2026-12-05');
  await order([hr, premium].map((plan) => ({ ...plan, tierId: plan.tierId.replace('month', 'year') })));
  await use(20);
  await until('2027-11-20');
  expect(await quota()).toEqual([20, 70]);
  await until('2027-11-21');
  expect(await quota()).toEqual([0, 70]);
});

test('shows what was used in the trial while it runs, and nothing of it on the free plan', async () => {
  await use(12);
  const [used] = await quota();
  await until('2026-12-05');
  expect([used, await quota()]).toEqual([12, [0, 0]]);
});

test('shows nothing as used while an unpaid invoice has closed the plans, and all of it once it is paid', async () => {
  await order([hr]);
  await use(12);
  const lock = (isLocked: boolean) =>
    server.database.forCompany(company.companyId, async (unit) => {
      await writeLock(unit, isLocked ? server.clock.now() : null);
      await entitle(unit, server.clock.now());
    });
  await lock(true);
  const locked = await quota();
  await lock(false);
  expect([locked, await quota()]).toEqual([
    [0, 0],
    [12, 20],
  ]);
});

test('ends the quota with the last plan, packs too, also for a later purchase', async () => {
  await order([hr], 1);
  await order([]);
  await until('2026-12-21');
  expect(await server.database.forCompany(company.companyId, readQuota)).toMatchObject({ year: null, ofPacks: 0 });
  await order([hr]);
  expect(await quota()).toEqual([0, 20]);
});

test('gives nothing for a new year by a plan that ends with the old one, whoever comes first that day', async () => {
  await order([hr, premium]);
  await until('2027-11-01');
  await order([premium]);
  server.clock.set('2027-11-21T05:00:00Z');
  admin = await company.person('systemadmin');
  await hire(1);
  await until('2027-11-21');
  expect(await quota()).toEqual([0, 0]);
});
