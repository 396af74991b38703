import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { analyzeAfter, analyzeJob } from './analyze.ts';
import type { Services } from './services.ts';

const { database } = await testDatabase();

const knownRows = () =>
  database.read(async ({ tx }) => {
    const { rows } = await sql<{ rows: number }>`select reltuples as rows from pg_class where oid = 'counted'::regclass`.execute(tx);
    return rows[0]?.rows;
  });

test('the job renews what the planner knows of the tables, as the role of the product', async () => {
  await database.transaction(({ tx }) => sql`create table counted as select generate_series(1, 1500) as number`.execute(tx));
  expect(await knownRows()).toBe(-1);
  // The job uses nothing else of the services.
  await analyzeJob.run({ database } as unknown as Services, {});
  expect(await knownRows()).toBe(1500);
});

test.each([
  [1000, []],
  [1001, ['database.analyze']],
])('after %d rows it is asked for: %j', async (rows, jobs) => {
  const asked: string[] = [];
  await database.transaction((unit) => analyzeAfter(unit, { enqueue: async (_unit, name) => void asked.push(name) }, rows));
  expect(asked).toEqual(jobs);
});
