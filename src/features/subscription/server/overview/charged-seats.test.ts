import { expect, test } from 'vitest';
import { createCompanyUser } from '#features/people/contract/endpoints.ts';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import type { TestCompany } from '#testing/server.ts';
import { getCompanyOverview, getPlans } from '../../contract/endpoints-overview.ts';
import { handleSubscriptions } from '../../contract/endpoints-purchase.ts';
import { SubscriptionOverview } from '../../contract/entities.ts';
import { body, invoicedCompany, sellingServer } from '../../testing/card-buyer.ts';
import { testCatalogue } from '../../testing/sell-plans.ts';
import { insertCatalogue } from '../sale/store-sale.ts';

const server = await sellingServer();

const buy = ({ admin }: TestCompany, tierId: string) =>
  admin.call(handleSubscriptions, { body: { ...body, plans: [{ planId: 'hr', tierId }], collectionMethod: 'invoice' } });

async function seats({ admin }: TestCompany): Promise<[number | undefined, number]> {
  const { items, users } = SubscriptionOverview.parse((await admin.call(getCompanyOverview)).json);
  return [items[0]?.quantity, users];
}

async function hire({ admin, companyId }: TestCompany, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let hired = 0; hired < count; hired += 1) {
    const { json } = await admin.call(createCompanyUser, { body: { companyId, firstName: 'Åse', lastName: 'Vik' } });
    ids.push((json['companyUser'] as { id: string }).id);
  }
  return ids;
}

const leave = async ({ admin }: TestCompany, ids: readonly string[]) => {
  for (const companyUserId of ids) expect((await admin.call(deactivateCompanyUser, { body: { companyUserId } })).codes).toEqual([]);
};

test('shows the users that are charged by the month: at least four, else those of today', async () => {
  const company = await invoicedCompany(server);
  await buy(company, 'hr-month');
  expect(await seats(company)).toEqual([4, 1]);
  const ids = await hire(company, 5);
  expect(await seats(company)).toEqual([6, 6]);
  await leave(company, ids.slice(0, 1));
  expect(await seats(company)).toEqual([5, 5]);
});

test('shows the seats of a year: whoever comes is added, and who leaves stays in the price until the renewal', async () => {
  const company = await invoicedCompany(server);
  const ids = await hire(company, 5);
  await buy(company, 'hr-year');
  server.clock.set('2026-12-10T09:00:00Z');
  company.admin = await company.person('systemadmin');
  await hire(company, 1);
  expect(await seats(company)).toEqual([8, 8]);
  server.clock.set('2026-12-11T09:00:00Z');
  company.admin = await company.person('systemadmin');
  await leave(company, ids);
  expect(await seats(company)).toEqual([8, 4]);
});

test('shows the terms that were bought, also while others are sold', async () => {
  const company = await invoicedCompany(server);
  await buy(company, 'hr-month');
  const plans = testCatalogue.plans.map((plan) =>
    plan.planId === 'hr' ? { ...plan, fewestUsers: 10, signaturesPerUser: 1, limits: { ...plan.limits, userLimit: 50 } } : plan,
  );
  const { database, clock } = server.services;
  await database.transaction((unit) => insertCatalogue(unit, { ...testCatalogue, plans, from: '2026-01-02' }, clock.now()));
  expect((await company.admin.call(getPlans)).json['plans']).toContainEqual(expect.objectContaining({ planId: 'hr', fewestUsers: 10 }));
  const { items } = SubscriptionOverview.parse((await company.admin.call(getCompanyOverview)).json);
  expect(items).toMatchObject([{ fewestUsers: 4, signaturesPerUser: 5, limits: { userLimit: null } }]);
});
