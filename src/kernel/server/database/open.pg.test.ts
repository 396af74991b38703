import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#testing/database.ts';
import { newCompany, companyIds } from './known-companies.ts';

const { database } = await testDatabase();

test('a transaction that answers is committed', async () => {
  const id = await database.transaction(async (unit) => (await newCompany(database, unit)).id);
  expect(await database.transaction(companyIds)).toContain(id);
});

test('a transaction that throws leaves nothing', async () => {
  let id = 0;
  const work = database.transaction(async (unit) => {
    id = (await newCompany(database, unit)).id;
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await database.transaction(companyIds)).not.toContain(id);
});

test('the company and the account are set within the transaction and gone after it', async () => {
  const read = sql<{
    company: string;
    account: string;
  }>`select current_setting('app.company_id', true) as company, current_setting('app.account_id', true) as account`;
  const accountId = '018f0000-0000-7000-8000-000000000000';
  const within = await database.forCompany(7, ({ tx }) => read.execute(tx), { accountId });
  expect(within.rows).toEqual([{ company: '7', account: accountId }]);
  const after = await Promise.all(Array.from({ length: 8 }, () => database.transaction(({ tx }) => read.execute(tx))));
  for (const { rows } of after) expect([rows[0]?.company || null, rows[0]?.account || null]).toEqual([null, null]);
});
