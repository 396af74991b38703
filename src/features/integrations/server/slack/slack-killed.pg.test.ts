import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { book } from '#features/absence/testing/booked.ts';
import { atRest } from '#kernel/testing/at-rest.ts';
import { testServer } from '#testing/server.ts';
import { untilWaiting } from '#kernel/testing/until-waiting.ts';
import { slackServer } from '../../testing/slack-server.ts';
import { away, postingWorld } from '../../testing/slack-world.ts';

const server = await testServer();
const slack = await slackServer();
const { at, find, queued, told, posting, states } = postingWorld(server, slack);
const { clock, config, connection, database } = server;
const program = new URL('../../testing/slack-posting-process.ts', import.meta.url).pathname;

/** A company whose message is due, and what a process is told to post. */
async function due() {
  const { companyId, ola, jobId } = await posting();
  await book(server, companyId, [away(ola, '2026-11-25')]);
  clock.set('2026-11-24T15:00:00Z');
  await find();
  queued.length = 0;
  const [key] = config.secretKeys;
  const order = {
    connection,
    key: Buffer.from(key?.key ?? []).toString('base64'),
    now: clock.now().toISOString(),
    slackTestUrl: slack.url,
    companyId,
    jobId,
    day: '2026-11-24',
  };
  const start = (): ChildProcess => spawn(process.execPath, [program, JSON.stringify(order)], { stdio: ['ignore', 'ignore', 'inherit'] });
  return { companyId, start };
}

async function kill(worker: ChildProcess): Promise<void> {
  worker.kill('SIGKILL');
  await once(worker, 'close');
  await atRest(database);
}

test('a worker that is killed while Slack has the message leaves it uncertain, and nobody sends it again', async () => {
  const { companyId, start } = await due();
  const mend = slack.fail({ fault: { slow: 20_000 } });
  const worker = start();
  await expect.poll(() => told().length, { timeout: 20_000 }).toBe(1);
  await kill(worker);
  mend();
  await at('2026-11-24T15:15:00Z', 2);
  await at('2026-11-24T16:00:00Z', 2);
  expect([told().length, await states(companyId)]).toEqual([1, [['2026-11-24', 'uncertain']]]);
}, 40_000);

test('a worker that is killed before it has the message leaves it to the next, which sends it once', async () => {
  const { companyId, start } = await due();
  const worker = await database.forCompany(companyId, async ({ tx }) => {
    await sql`select from slack_post where company_id = ${companyId} for update`.execute(tx);
    const waiting = start();
    await untilWaiting(database);
    waiting.kill('SIGKILL');
    await once(waiting, 'close');
    return waiting;
  });
  expect(worker.signalCode).toBe('SIGKILL');
  await atRest(database);
  await at('2026-11-24T15:15:00Z', 2);
  expect([told().length, await states(companyId)]).toEqual([1, [['2026-11-24', 'sent']]]);
}, 40_000);

test('two workers at once send it once', async () => {
  const { companyId, start } = await due();
  await Promise.all([start(), start()].map((worker) => once(worker, 'close')));
  expect([told().length, await states(companyId)]).toEqual([1, [['2026-11-24', 'sent']]]);
}, 40_000);
