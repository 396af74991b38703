import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { getWidgets, updateWidgets } from '../contract/endpoints-home.ts';

const server = await testServer();

const keep = (who: Caller, widgets: readonly unknown[]) => who.call(updateWidgets, { body: { widgets } });
const widgetsOf = async (who: Caller) => (await who.call(getWidgets)).json['widgets'];

test('answers nothing until home has been arranged', async () => {
  const { admin } = await server.newCompany();
  expect(await widgetsOf(admin)).toEqual([]);
});

test('keeps the order and what is hidden, numbered from the top', async () => {
  const { admin } = await server.newCompany();
  const answer = await keep(admin, [
    { key: 'news', order: 7, visible: false },
    { key: 'birthdays', order: 2, visible: true },
  ]);
  const kept = [
    { key: 'birthdays', order: 0, visible: true },
    { key: 'news', order: 1, visible: false },
  ];
  expect(answer.json['widgets']).toEqual(kept);
  expect(await widgetsOf(admin)).toEqual(kept);
});

test('is each person’s own', async () => {
  const { admin, person } = await server.newCompany();
  await keep(admin, [{ key: 'news', order: 0, visible: false }]);
  expect(await widgetsOf(await person('employee'))).toEqual([]);
});

test('goes back to as it was', async () => {
  const { admin } = await server.newCompany();
  await keep(admin, [{ key: 'news', order: 0, visible: false }]);
  await keep(admin, []);
  expect(await widgetsOf(admin)).toEqual([]);
});

test.each([
  [
    'the same block twice',
    [
      { key: 'news', order: 0, visible: true },
      { key: 'news', order: 1, visible: true },
    ],
  ],
  ['what is no key', [{ key: '<script>', order: 0, visible: true }]],
  ['more than there can be', Array.from({ length: 61 }, (_unused, place) => ({ key: `a${place}`, order: 0, visible: true }))],
])('refuses %s', async (_name, widgets) => {
  const { admin } = await server.newCompany();
  expect((await keep(admin, widgets)).status).toBe(400);
});

test('is not there when the company has switched it off', async () => {
  const { admin, companyId } = await server.newCompany();
  await server.database.forCompany(companyId, ({ tx }) =>
    sql`update company set features_off = '{dashboardWidgets}' where company_id = ${companyId}`.execute(tx),
  );
  expect((await admin.call(getWidgets)).codes).toEqual(['common.FeatureMissing']);
});
