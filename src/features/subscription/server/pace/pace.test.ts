import { expect, test } from 'vitest';
import { sell } from '../../testing/sell-plans.ts';
import { testServer } from '#testing/server.ts';
import { getCompanyOverview } from '../../contract/endpoints-overview.ts';
import { SubscriptionOverview } from '../../contract/entities.ts';
import { runDue } from '../clock/run-due.ts';
import { countUsage } from './count-usage.ts';

const day = 86_400_000;

test('says when a limit is met at the pace of the last month', async () => {
  const server = await testServer();
  const company = await server.newCompany();
  await sell(server);
  const later = async (days: number) => {
    server.clock.advance(days * day);
    await runDue(server.services);
    await countUsage(server.services);
  };
  // On Free, four people may be there: one now, a second one after ten days.
  await later(11);
  await countUsage(server.services);
  await later(10);
  const admin = await company.person('systemadmin');
  const { limits } = SubscriptionOverview.parse((await admin.call(getCompanyOverview)).json);
  const metOn = Object.fromEntries(limits.map(({ key, metOn: at }) => [key, at]));
  expect([limits.find(({ key }) => key === 'userLimit'), metOn['smsLimit'], metOn['storageLimit']]).toEqual([
    { key: 'userLimit', limit: 4, used: 2, metOn: '2027-01-01' },
    null,
    null,
  ]);
});
