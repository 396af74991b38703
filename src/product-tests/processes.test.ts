import { expect, test } from 'vitest';
import { compose } from '#app/server/compose.ts';
import { openLog } from '#app/server/log.ts';
import { apiServer } from '#app/server/web-server.ts';
import { sessions } from '#features/account/contract/endpoints.ts';
import { openJobQueue } from '#kernel/server/jobs.ts';
import type { Job } from '#kernel/server/jobs.ts';
import { connectDatabase } from '#kernel/server/database/open.ts';
import { caller } from '#testing/caller.ts';
import { testPublicUrl } from '#testing/public-url.ts';
import { testServer } from '#testing/server.ts';

// Two compositions share only the database, like two processes.
const first = await testServer();

test('a session made in one process is valid in the other, and ended in both', async () => {
  const database = await connectDatabase(first.connection);
  const { config, clock } = first;
  const second = await compose({ config, database, clock, log: openLog('silent'), ownAddress: () => testPublicUrl });
  const app = await apiServer(second);
  try {
    const { admin } = await first.newCompany();
    const there = caller(app, { cookie: admin.cookie ?? '' });
    expect((await there.call(sessions)).status).toBe(200);
    await first.database.transaction(async ({ tx }) => {
      const { sql } = await import('kysely');
      await sql`delete from session where account_id = ${admin.accountId}::uuid`.execute(tx);
    });
    await expect.poll(async () => (await there.call(sessions)).status).toBe(401);
    expect((await admin.call(sessions)).status).toBe(401);
  } finally {
    await app.close();
    await second.queue.stop();
    await database.close();
  }
});

test('a job runs once, whichever process takes it, and only if its transaction committed', async () => {
  const runs: string[] = [];
  const job: Job = { name: 'test.count', run: async (_, { name }) => void runs.push(String(name)) };
  const queues = await Promise.all([1, 2].map(() => openJobQueue(first.connection, openLog('silent'), [job])));
  await Promise.all(queues.map((queue) => queue.work(first.services, [job])));
  const names = Array.from({ length: 20 }, (_, at) => `job ${at}`);
  await first.database.transaction(async (unit) => {
    for (const name of names) await queues[0]?.enqueue(unit, job.name, { name });
  });
  const undone = first.database.transaction(async (unit) => {
    await queues[0]?.enqueue(unit, job.name, { name: 'never' });
    throw new Error('rolled back');
  });
  await expect(undone).rejects.toThrow('rolled back');
  await expect.poll(() => runs.length).toBe(names.length);
  await Promise.all(queues.map((queue) => queue.stop()));
  expect(runs.toSorted()).toEqual(names.toSorted());
});
