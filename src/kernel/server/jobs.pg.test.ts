import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { openJobQueue, type Job } from './jobs.ts';
import type { Services } from './services.ts';

const { database, connection } = await testDatabase();
const ran: unknown[] = [];
const jobs: readonly Job[] = [{ name: 'count', run: async (_services, data) => void ran.push(data['number']) }];
const log = pino({ level: 'silent' });
const queue = await openJobQueue(connection, log, jobs);
afterAll(() => queue.stop());
// The job above uses nothing of the services but the log.
await queue.work({ log } as Services, jobs);

async function allRun(count: number): Promise<void> {
  for (const limit = Date.now() + 30_000; ran.length < count && Date.now() < limit; await wait(50));
}

test('jobs that are queued together all run soon, not one with each look', async () => {
  // Enough that one job per polling interval would take two minutes.
  const numbers = Array.from({ length: 60 }, (_unused, number) => number);
  await database.transaction(async (unit) => {
    for (const number of numbers) await queue.enqueue(unit, 'count', { number });
  });
  await allRun(60);
  expect(ran.toSorted((left, right) => Number(left) - Number(right))).toEqual(numbers);
});

test('a new job does not wait behind one that was put off', async () => {
  ran.length = 0;
  const soon = new Date(Date.now() + 500);
  await database.transaction((unit) => queue.enqueue(unit, 'count', { number: 1 }, { startAfter: soon }));
  await wait(700);
  await database.transaction((unit) => queue.enqueue(unit, 'count', { number: 2 }));
  await allRun(2);
  expect(ran.toSorted((left, right) => Number(left) - Number(right))).toEqual([1, 2]);
});

test('a job of a transaction that is rolled back never runs', async () => {
  ran.length = 0;
  const rolledBack = database.transaction(async (unit) => {
    await queue.enqueue(unit, 'count', { number: 3 });
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  await wait(600);
  expect(ran).toEqual([]);
});

test('a job of the start runs once for processes that start together', async () => {
  const begun: string[] = [];
  const atStart: Job[] = [{ name: 'together', runsAtStart: true, run: async () => void begun.push('together') }];
  const [first, second] = [await openJobQueue(connection, log, atStart), await openJobQueue(connection, log, atStart)];
  // The queue divides time into whole minutes, and these two begin in the same one.
  const secondsLeft = 60 - new Date().getSeconds();
  if (secondsLeft < 10) await wait(secondsLeft * 1000);
  for (const queueOfProcess of [first, second]) await queueOfProcess.work({ log } as Services, atStart);
  for (const limit = Date.now() + 30_000; begun.length === 0 && Date.now() < limit; await wait(50));
  await wait(1000);
  await Promise.all([first.stop(), second.stop()]);
  expect(begun).toEqual(['together']);
});

test.each([
  ['changed', { retryLimit: 1, cron: '0 3 * * *' }, { retryLimit: 4, cron: '30 4 * * *' }],
  ['left', { expireInSeconds: 60, cron: '0 3 * * *' }, { expireInSeconds: 60, cron: '0 3 * * *' }],
])('a queue that was made before has what its job says now, also when it is %s', async (name, before, now) => {
  const stored = () =>
    database.transaction(async ({ tx }) => {
      const { rows } = await sql`select retry_limit, expire_seconds, cron, timezone, queue.updated_on as queue_on, schedule.updated_on
        from pgboss.queue join pgboss.schedule using (name) where name = ${name}`.execute(tx);
      return rows[0] as Record<string, unknown>;
    });
  const run = async () => undefined;
  const open = async (job: Omit<Job, 'name' | 'run'>) => (await openJobQueue(connection, log, [{ name, run, ...job }])).stop();
  await open(before);
  const former = await stored();
  await open(now);
  const later = await stored();
  expect(later).toMatchObject({ retry_limit: 5, expire_seconds: 900, timezone: 'Europe/Oslo', ...inColumns(now) });
  expect(isDeepStrictEqual(later, former)).toBe(isDeepStrictEqual(now, before));
});

const inColumns = ({ retryLimit, expireInSeconds, cron }: Partial<Job>) => ({
  ...(retryLimit !== undefined && { retry_limit: retryLimit }),
  ...(expireInSeconds !== undefined && { expire_seconds: expireInSeconds }),
  cron,
});
