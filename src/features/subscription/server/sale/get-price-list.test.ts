import { expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { sell, testCatalogue } from '../../testing/sell-plans.ts';
import { insertCatalogue, writeSale } from './store-sale.ts';

const server = await testServer();
const { app, clock } = server;
const { database } = server.services;
const read = async () => (await app.inject({ method: 'GET', url: '/api/subscription/get-price-list' })).json<{ plans: unknown[] }>().plans;

test('everybody reads what is sold today, the lowest price of each plan first, and nothing while nothing is sold', async () => {
  expect(await read()).toEqual([]);
  await sell(server, []);
  const plans = await read();
  expect(plans).toHaveLength(testCatalogue.plans.length);
  expect(plans).toContainEqual({ planId: 'hr', charged: 'perUser', fewestUsers: 4, prices: [7900] });
  expect(plans).toContainEqual({ planId: 'contracts-standard', charged: 'flat', fewestUsers: 0, prices: [30_000, 60_000, 90_000] });
  // What is sold from a later day is not on the list before it.
  await database.transaction((unit) => insertCatalogue(unit, { ...testCatalogue, plans: [], from: '2099-01-01' }, clock.now()));
  expect(await read()).toHaveLength(testCatalogue.plans.length);
  await database.transaction((unit) => writeSale(unit, { isOn: false, now: clock.now() }));
  expect(await read()).toEqual([]);
});
