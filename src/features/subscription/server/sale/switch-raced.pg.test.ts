import { expect, test } from 'vitest';
import { createCompany } from '#features/company/contract/endpoints.ts';
import { registration } from '#features/company/testing/registration.ts';
import { setTestSeller } from '#features/invoicing/testing/draft.ts';
import { testCatalogue } from '../../testing/sell-plans.ts';
import { testServer } from '#testing/server.ts';
import { untilWaiting } from '#kernel/testing/until-waiting.ts';
import { readSubscription } from '../store-subscription.ts';
import { insertCatalogue, writeSale } from './store-sale.ts';

test('a company that is founded while the sale is switched on has its trial at once', async () => {
  const { stranger, services, database, clock } = await testServer();
  await database.transaction((unit) => insertCatalogue(unit, testCatalogue, clock.now()));
  await setTestSeller(services);
  const founder = await stranger();
  const held = Promise.withResolvers<undefined>();
  const isSwitched = Promise.withResolvers<undefined>();
  const switching = database.transaction(async (unit) => {
    await writeSale(unit, { isOn: true, now: clock.now() });
    isSwitched.resolve(undefined);
    await held.promise;
  });
  await isSwitched.promise;
  const founding = founder.call(createCompany, { body: registration() });
  await untilWaiting(database);
  held.resolve(undefined);
  await switching;
  const companyId = Number((await founding).json['companyId']);
  const row = await database.forCompany(companyId, readSubscription);
  expect(row?.trialStartedAt).toEqual(clock.now());
});
