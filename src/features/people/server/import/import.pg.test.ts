import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { atRest } from '#kernel/testing/at-rest.ts';
import { isFaultRun } from '#kernel/testing/fault-run.ts';
import { testDatabase } from '#kernel/testing/database.ts';
import { englishCsv, fictionalStaff } from '../../testing/staff-list.ts';
import { testCompany } from '../../testing/staff.ts';
import { carryOutImport, importServices, startedImport } from '../../testing/started-import.ts';

const { database, connection } = await testDatabase({ poolSize: 6 });
const services = importServices(database);

async function begin(count: number): Promise<{ companyId: number; importId: string }> {
  const companyId = await testCompany(database);
  const importId = await database.forCompany(companyId, (company) => startedImport(company, englishCsv(fictionalStaff(count))));
  return { companyId, importId };
}

interface Found {
  people: number;
  names: number;
  managed: number;
  audited: number;
  state: string;
  written: number;
  marked: number;
}

function look(companyId: number): Promise<Found | undefined> {
  return database.forCompany(companyId, async ({ tx }) => {
    const { rows } = await sql<Found>`
      select (select count(*) from company_user) as people, (select count(distinct (first_name, last_name)) from company_user) as names,
        (select count(*) from company_user where reporting_to is not null) as managed,
        (select count(*) from audit_log where action = 'people.importPeople') as audited,
        import.state, import.written, (select count(*) from people_import_row where outcome = 'written') as marked
      from people_import import
    `.execute(tx);
    return rows[0];
  });
}

const whole = (count: number) => ({
  people: count,
  names: count,
  managed: count - 1,
  audited: count,
  state: 'done',
  written: count,
  marked: count,
});

test('two processes at once import everybody once', async () => {
  const place = await begin(2200);
  await Promise.all([carryOutImport(services, place), carryOutImport(services, place), carryOutImport(services, place)]);
  expect(await look(place.companyId)).toEqual(whole(2200));
});

test.each([
  [1200, 1],
  [20, 0],
])('after an import of %d people the statistics are renewed by a job of its own: %d', async (count, jobs) => {
  const place = await begin(count);
  const asked: string[] = [];
  await carryOutImport({ ...services, jobs: { ...services.jobs, enqueue: async (_unit, name) => void asked.push(name) } }, place);
  expect(asked.filter((name) => name === 'database.analyze')).toHaveLength(jobs);
});

test('carrying out an import that is done changes nothing', async () => {
  const place = await begin(20);
  await carryOutImport(services, place);
  const before = await look(place.companyId);
  await carryOutImport(services, place);
  expect(await look(place.companyId)).toEqual(before);
});

test.each(isFaultRun ? [1, 2, 3, 4, 5] : [2, 4])('killed in the middle, it leaves whole batches and is continued, %i', async (round) => {
  const place = await begin(2600);
  const program = new URL('../../testing/import-process.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [program, JSON.stringify(connection), String(place.companyId), place.importId], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  // Each round a little later, from before the first batch to after the last.
  await wait(round * 120);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await atRest(database);
  const left = await look(place.companyId);
  expect([left?.people, left?.audited, left?.marked]).toEqual([left?.written, left?.written, left?.written]);
  await carryOutImport(services, place);
  expect(await look(place.companyId)).toEqual(whole(2600));
});

test('the number of statements follows the batches, not the people', async () => {
  const statementsFor = async (count: number) => {
    const place = await begin(count);
    const before = database.statements();
    await carryOutImport(services, place);
    return database.statements() - before;
  };
  const [few, many] = [await statementsFor(120), await statementsFor(480)];
  expect(many).toBe(few);
  expect(few).toBeLessThan(40);
});

test('ten thousand people are planned and imported whole', async () => {
  const list = englishCsv(fictionalStaff(10_000));
  const companyId = await testCompany(database);
  const importId = await database.forCompany(companyId, (company) => startedImport(company, list));
  await carryOutImport(services, { companyId, importId });
  expect(await look(companyId)).toEqual(whole(10_000));
});
