import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Company } from '#kernel/server/database/unit.ts';
import { addPeople } from '#testing/people-of.ts';
import { testServer } from '#testing/server.ts';
import { openAbsence } from '../../testing/opened.ts';
import { closeYears } from './close-years.ts';

const server = await testServer();
const newYear = '2027-01-01T02:00:00Z';
const batch = 500;

interface Closed {
  people: number;
  closed: number;
  /** People with an allowance, with days that went out, and with days that came in, and the lines of all three. */
  whole: number;
  lines: number;
  carried: number;
}

/** What stands of 2026, and what came of it. */
function look(companyId: number): Promise<Closed | undefined> {
  return server.database.forCompany(companyId, async ({ tx }) => {
    const { rows } = await sql<Closed>`
      with lines as (
        select company_user_id, count(distinct kind) as kinds, count(*) as lines, sum(days) filter (where kind = 'carriedIn') as carried
        from absence_ledger group by company_user_id
      )
      select (select count(*)::integer from company_user) as people, (select count(*)::integer from absence_closed_year) as closed,
        (select count(*)::integer from lines where kinds = 3) as whole, (select coalesce(sum(lines), 0)::integer from lines) as lines,
        (select coalesce(sum(carried), 0)::float8 from lines) as carried
    `.execute(tx);
    return rows[0];
  });
}

const whole = (count: number) => ({ closed: count, whole: count, lines: 3 * count, carried: 21 * count });

/** Holds the person after so many others, so that whoever closes the year comes no further. */
async function holdAfter({ id, tx }: Company, count: number): Promise<void> {
  await sql`
    select from company_user where company_id = ${id} and id =
      (select id from company_user where company_id = ${id} order by id offset ${count} limit 1) for update
  `.execute(tx);
}

test('killed in the middle, it leaves whole batches, and each year is closed once', async () => {
  const company = await server.newCompany();
  await openAbsence(company.admin);
  await addPeople(
    server,
    company,
    Array.from({ length: 5 * batch }, () => ({})),
  );
  const program = new URL('../../testing/close-years-process.ts', import.meta.url).pathname;
  await server.database.forCompany(company.companyId, async (held) => {
    await holdAfter(held, 2 * batch + 100);
    const child = spawn(process.execPath, [program, JSON.stringify(server.connection), newYear], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = once(child, 'exit');
    await expect.poll(() => look(company.companyId), { timeout: 60_000, interval: 100 }).toMatchObject({ closed: 2 * batch });
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
  });
  expect(await look(company.companyId)).toMatchObject(whole(2 * batch));

  server.clock.set(newYear);
  // Two that begin at once take it up again.
  await Promise.all([closeYears(server.services), closeYears(server.services)]);
  const { people = 0, ...end } = (await look(company.companyId)) ?? {};
  expect(people).toBe(5 * batch + 1);
  expect(end).toEqual(whole(people));
}, 120_000);
