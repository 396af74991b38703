import { beforeEach, expect, test } from 'vitest';
import type { TestCompany } from '#testing/server.ts';
import { getCompanyOverview } from '../../contract/endpoints-overview.ts';
import { cancelScheduledChanges, handleSubscriptions, previewSubscription } from '../../contract/endpoints-purchase.ts';
import { SubscriptionOverview } from '../../contract/entities.ts';
import { body, invoicedCompany, sellingServer } from '../../testing/card-buyer.ts';
import { insertCode, listCodes } from '../sale/store-codes.ts';

const hr = { planId: 'hr', tierId: 'hr-month' };
const premium = { planId: 'contracts-premium', tierId: 'contracts-premium-100-month' };
const standard = { planId: 'contracts-standard', tierId: 'contracts-standard-25-month' };
type OrderedPlans = readonly { planId: string; tierId: string }[];

const server = await sellingServer();
let admin: TestCompany['admin'];

beforeEach(async () => {
  ({ admin } = await invoicedCompany(server));
});

async function order(plans: OrderedPlans, discountCode?: string): Promise<void> {
  expect((await admin.call(handleSubscriptions, { body: { ...body, plans, discountCode, collectionMethod: 'invoice' } })).codes).toEqual(
    [],
  );
}

test('the preview says what was scheduled and will not happen after all, also when only a pack is bought', async () => {
  await order([hr, premium]);
  await order([standard]);
  const products = [{ productId: 'signatures-20', quantity: 1 }];
  const preview = async (plans: OrderedPlans) =>
    (await admin.call(previewSubscription, { body: { plans, products, collectionMethod: 'invoice' } })).json;
  const ends = { kind: 'end', from: hr, to: null, date: '2026-12-21' };
  const becomes = { kind: 'plan', from: premium, to: standard, date: '2026-12-21' };
  const both = expect.arrayContaining([ends, becomes]);
  expect(await preview([hr, premium])).toMatchObject({ changes: [], dropped: both });
  expect(await preview([hr, standard])).toMatchObject({ changes: [becomes], dropped: [ends] });
  expect(await preview([standard])).toMatchObject({ changes: both, dropped: [] });
});

test('everything that replaces Unlimited is undone together', async () => {
  await order([{ planId: 'unlimited', tierId: 'unlimited-month' }]);
  await order([hr, standard]);
  const { scheduledChanges } = SubscriptionOverview.parse((await admin.call(getCompanyOverview)).json);
  expect(scheduledChanges).toHaveLength(2);
  const chosen = { cancelPlanTierChangeIds: [scheduledChanges[0]?.id] };
  expect((await admin.call(cancelScheduledChanges, { body: chosen })).json).toMatchObject({ scheduledChanges: [] });
});

const yearly = ({ planId, tierId }: OrderedPlans[number]) => ({ planId, tierId: tierId.replace('-month', '-year') });

test('the code of a year that waits goes with it, and what it would have replaced goes on', async () => {
  const { services, clock } = server;
  const content = { months: null, plans: null, includesProducts: false, from: '2026-01-01', to: null, mostUses: 1 };
  await services.database.transaction(async (unit) => {
    for (const [code, percent] of [['FAST', 50] as const, ['HELÅR', 10] as const])
      await insertCode(unit, { code, gives: { percent }, ...content }, clock.now());
  });
  const nextNet = async () =>
    (await admin.call(previewSubscription, { body: { plans: [hr, premium], products: [], collectionMethod: 'invoice' } })).json['next'];
  await order([hr, premium], 'FAST');
  const before = await nextNet();
  await order([yearly(hr), yearly(standard)], 'HELÅR');
  const { scheduledChanges } = SubscriptionOverview.parse((await admin.call(getCompanyOverview)).json);
  const ids = scheduledChanges.filter(({ kind }) => kind !== 'yearly').map(({ id }) => id);
  expect((await admin.call(cancelScheduledChanges, { body: { cancelPlanTierChangeIds: ids } })).json).toMatchObject({
    scheduledChanges: [],
  });
  expect(await nextNet()).toEqual(before);
  const codes = await services.database.transaction(listCodes);
  expect(codes.map(({ code, uses }) => [code, uses])).toEqual([
    ['FAST', 1],
    ['HELÅR', 0],
  ]);
});

test('a year goes with the last of the plans that it waited for, and with none before', async () => {
  const gdpr = { planId: 'gdpr-basic', tierId: 'gdpr-basic-month' };
  await order([hr, premium, gdpr]);
  await order([yearly(hr), yearly(standard)]);
  const waiting = async () => SubscriptionOverview.parse((await admin.call(getCompanyOverview)).json).scheduledChanges;
  const undo = async (planId: string) => {
    const change = (await waiting()).find(({ from }) => from?.planId === planId);
    await admin.call(cancelScheduledChanges, { body: { cancelPlanTierChangeIds: [change?.id] } });
    return (await waiting()).map(({ kind }) => kind).toSorted();
  };
  expect((await waiting()).map(({ kind }) => kind).toSorted()).toEqual(['end', 'plan', 'yearly']);
  expect(await undo('gdpr-basic')).toEqual(['plan', 'yearly']);
  expect(await undo('contracts-premium')).toEqual([]);
});
