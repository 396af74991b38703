import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { atRest } from '#kernel/testing/at-rest.ts';
import { addPeople } from '#testing/people-of.ts';
import { testServer } from '#testing/server.ts';
import { untilWaiting } from '#kernel/testing/until-waiting.ts';
import { updateSettings } from '../../contract/endpoints-company.ts';
import { openAbsence } from '../../testing/opened.ts';
import { closeYears } from './close-years.ts';

const server = await testServer();
const newYear = '2027-01-01T02:00:00Z';
const batch = 500;

interface Closed {
  people: number;
  closed: number;
  /** How many people have an allowance, days carried out, and days carried in, and the lines of all three. */
  whole: number;
  lines: number;
  carried: number;
}

/** The closing state of 2026. */
function look(companyId: number): Promise<Closed | undefined> {
  return server.database.forCompany(companyId, async ({ tx }) => {
    const { rows } = await sql<Closed>`
      with lines as (
        select company_user_id, count(distinct kind) as kinds, count(*) as lines, sum(days) filter (where kind = 'carriedIn') as carried
        from absence_ledger where year = 2026 or kind <> 'allowance' group by company_user_id
      )
      select (select count(*)::integer from company_user) as people, (select count(*)::integer from absence_closed_year) as closed,
        (select count(*)::integer from lines where kinds = 3) as whole, (select coalesce(sum(lines), 0)::integer from lines) as lines,
        (select coalesce(sum(carried), 0)::float8 from lines) as carried
    `.execute(tx);
    return rows[0];
  });
}

const whole = (count: number) => ({ closed: count, whole: count, lines: 3 * count, carried: 21 * count });

/** Runs `work` while a later person is locked, so that a process working through the list is blocked there. */
async function whileHeld(companyId: number, count: number, work: () => Promise<void>): Promise<void> {
  await server.database.forCompany(companyId, async ({ tx }) => {
    await sql`
      select from company_user where company_id = ${companyId} and id =
        (select id from company_user where company_id = ${companyId} order by id offset ${count} limit 1) for update
    `.execute(tx);
    await work();
  });
}

/** Two processes close the years at the same time; both read the open people before either writes. */
async function closeTwiceAtOnce(companyId: number, moment: string): Promise<void> {
  server.clock.set(moment);
  const closing: Promise<void>[] = [];
  await whileHeld(companyId, 0, async () => {
    closing.push(closeYears(server.services), closeYears(server.services));
    await untilWaiting(server.database, 2);
  });
  await Promise.all(closing);
}

async function staffed(count: number) {
  const company = await server.newCompany();
  await openAbsence(company.admin);
  await addPeople(
    server,
    company,
    Array.from({ length: count }, () => ({})),
  );
  return company;
}

beforeEach(() => server.clock.set('2026-11-21T09:00:00Z'));

test('killed in the middle, it leaves whole batches, and is continued', async () => {
  const { companyId } = await staffed(2 * batch);
  const program = new URL('../../testing/close-years-process.ts', import.meta.url).pathname;
  await whileHeld(companyId, batch + 100, async () => {
    const child = spawn(process.execPath, [program, JSON.stringify(server.connection), newYear], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = once(child, 'exit');
    await expect.poll(() => look(companyId), { timeout: 200_000, interval: 250 }).toMatchObject({ closed: batch });
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
  });
  await atRest(server.database);
  expect(await look(companyId)).toMatchObject(whole(batch));
  server.clock.set(newYear);
  await closeYears(server.services);
  expect(await look(companyId)).toEqual({ people: 2 * batch + 1, ...whole(2 * batch + 1) });
});

test('of two at once each closes whom the other has not', async () => {
  const { companyId } = await staffed(batch + 20);
  await closeTwiceAtOnce(companyId, newYear);
  expect(await look(companyId)).toEqual({ people: batch + 21, ...whole(batch + 21) });
});

test('what ends by the company’s policy is written off once, also by two at once', async () => {
  const { companyId, admin } = await staffed(batch + 20);
  await admin.call(updateSettings, { body: { carryOver: { kind: 'capped', maxDays: 3, expiresOn: '03-31' } } });
  server.clock.set(newYear);
  await closeYears(server.services);
  await closeTwiceAtOnce(companyId, '2027-04-01T12:00:00Z');
  const { rows } = await server.database.forCompany(companyId, ({ tx }) =>
    sql`
      select count(*)::integer as lines, count(distinct company_user_id)::integer as people, sum(days)::float8 as days
      from absence_ledger where year = 2027 and kind = 'expired'`.execute(tx),
  );
  expect(rows).toEqual([{ lines: batch + 21, people: batch + 21, days: -3 * (batch + 21) }]);
});
