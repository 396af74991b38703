import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { on } from '#kernel/server/registers.ts';
import { testServer } from '#testing/server.ts';
import type { TestCompany } from '#testing/server.ts';
import { checkCompanyLimits } from '../contract/endpoints.ts';
import { limitKeys } from '../contract/limits.ts';
import { usageQuery } from './public.ts';

/** The number of SMS by company. */
const sms = new Map<number, number>();
const server = await testServer({}, [
  on(usageQuery, async ({ company, keys }) => (keys.includes('smsLimit') ? { smsLimit: sms.get(company.id) ?? 0 } : {})),
]);

const ask = ({ admin }: TestCompany, ...limits: string[]) => admin.call(checkCompanyLimits, { body: { limits } });

test('knows no limits before a subscription sets them', async () => {
  const { json } = await ask(await server.newCompany(), ...limitKeys);
  expect(Object.keys(json['limits'] as object)).toEqual([...limitKeys]);
  expect(json['limits']).toMatchObject({ userLimit: { limit: null, used: 1 }, smsLimit: { limit: 50, used: 0 } });
  // A trial includes 1 GB of files (files.8), which limits uploads.
  expect(json['limits']).toMatchObject({ storageLimit: { limit: 1_000_000_000, used: 0 } });
});

test('counts people who are or become users, and their administrators', async () => {
  const company = await server.newCompany();
  await company.person('systemadmin');
  await company.person('employee', { state: 'pending' });
  await company.person('systemadmin', { state: 'inactive' });
  const { json } = await ask(company, 'userLimit', 'administratorLimit');
  expect(json['limits']).toEqual({ userLimit: { limit: null, used: 3 }, administratorLimit: { limit: null, used: 2 } });
});

test('answers only what is asked for, with the limit of this company', async () => {
  const [company, other] = [await server.newCompany(), await server.newCompany()];
  await server.database.forCompany(company.companyId, ({ tx }) =>
    sql`insert into company_limit (company_id, key, maximum) values (${company.companyId}, 'userLimit', 5), (${company.companyId}, 'storageLimit', 10737418240)`.execute(
      tx,
    ),
  );
  expect((await ask(company, 'userLimit', 'userLimit')).json['limits']).toEqual({ userLimit: { limit: 5, used: 1 } });
  expect((await ask(company, 'storageLimit')).json['limits']).toEqual({ storageLimit: { limit: 10_737_418_240, used: 0 } });
  expect((await ask(other, 'userLimit')).json['limits']).toEqual({ userLimit: { limit: null, used: 1 } });
});

test('asks the features for what they keep', async () => {
  const company = await server.newCompany();
  sms.set(company.companyId, 12);
  expect((await ask(company, 'smsLimit')).json['limits']).toEqual({ smsLimit: { limit: 50, used: 12 } });
});

test.each([
  ['an unknown key', ['seats'], 'limits[0]'],
  ['no key', [], 'limits'],
])('refuses %s', async (_name, limits, path) => {
  const answer = await ask(await server.newCompany(), ...limits);
  expect([answer.status, Object.keys(answer.fields)]).toEqual([400, [path]]);
});
