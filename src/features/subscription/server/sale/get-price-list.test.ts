import { expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { sell, testCatalogue } from '../../testing/sell-plans.ts';
import { insertCatalogue, writeSale } from './store-sale.ts';

const server = await testServer();
const { app, clock } = server;
const { database } = server.services;
const readAll = async () =>
  (await app.inject({ method: 'GET', url: '/api/subscription/get-price-list' })).json<{ plans: unknown[]; products: unknown[] }>();
const writeSaleOn = (isOn: boolean) => database.transaction((unit) => writeSale(unit, { isOn, now: clock.now() }));
const read = async () => (await readAll()).plans;

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
  await writeSaleOn(false);
  expect(await read()).toEqual([]);
});

test('everybody reads the prices of packs of signatures beside them, while plans are sold', async () => {
  await writeSaleOn(false);
  expect((await readAll()).products).toEqual([]);
  await writeSaleOn(true);
  expect((await readAll()).products).toEqual([
    { productId: 'signatures-20', signatures: 20, price: 39_900 },
    { productId: 'signatures-50', signatures: 50, price: 89_900 },
    { productId: 'signatures-100', signatures: 100, price: 159_900 },
  ]);
});
