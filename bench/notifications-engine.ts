import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { manyPeople, engineServices } from '../src/features/notifications/testing/engine-world.ts';
import { subjectOf } from '../src/features/notifications/testing/company-with-rules.ts';
import { evaluateCompanies } from '../src/features/notifications/server/engine/evaluate.ts';
import { raise, type ReasonSource } from '../src/features/notifications/server/public.ts';
import { dueTask } from '../src/features/notifications/testing/due-task.ts';
import { migrate } from '../src/kernel/server/database/migrate.ts';
import { forEachConcurrent } from '../src/kernel/server/for-each-concurrent.ts';
import { openDatabase } from '../src/kernel/server/database/open.ts';
import type { OpenedDatabase } from '../src/kernel/server/database/open.ts';
import type { Company } from '../src/kernel/server/database/unit.ts';
import { deliverQueuedSms } from '../src/kernel/server/sms/deliver-sms.ts';

const companies = Number(process.argv[2] ?? 1000);
const peopleEach = 50;
const toldEach = 5;
const tables = ['notification', 'notification_delivery', 'mail', 'sms'] as const;
const setting = { key: randomBytes(32).toString('base64'), now: '2026-11-21T09:00:00Z' };
const gateway = { send: async () => undefined };

/** `node bench/notifications-engine.ts [companies]`: a day of 1,000 companies of 50 people, and a burst of 10,000 deliveries, compared with bare inserts of the same rows. */
async function bench(database: OpenedDatabase): Promise<void> {
  const [processor] = cpus();
  console.log(
    `${cpus().length} × ${processor?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, load before ${loadavg()[0]?.toFixed(1)}`,
  );
  await measureDays(database);
  await measureBurst(database);
}

async function measureDays(database: OpenedDatabase): Promise<void> {
  const ids: number[] = [];
  const rule = {
    reason: 'OnOffBoardingTaskResponsible',
    recipients: ['relatedUser'],
    difference: { direction: 'before', days: 14 },
    channels: [1, 2],
  } as const;
  for (let count = 0; count < companies; count += 1)
    ids.push(await manyPeople(database, peopleEach, [{ ...rule, recipients: [...rule.recipients], channels: [...rule.channels] }]));
  await analyzed(database);
  const { services, clock } = engineServices(database, setting, { smsGateway: gateway, source: somePeople });
  const day = await timed(() => evaluateCompanies(services));
  const bare = await bareInserts(database, ids);
  clock.set('2026-11-22T09:00:00Z');
  const quiet = await timed(() => evaluateCompanies(services));
  const again = await timed(() => evaluateCompanies(services));
  console.log(`\n${companies} companies × ${peopleEach} people`);
  console.log(`a day that tells ${companies * toldEach} people in the product and by mail: ${shown(day)}; ${against(day, bare)}`);
  console.log(`a day that tells nobody: ${shown(quiet)}; an hour in which no day begins: ${shown(again)}`);
}

/** Five people of each company have an event on one day. */
const somePeople: ReasonSource = { ...dueTask, reason: 'OnOffBoardingTaskResponsible', subjects: someOf };

async function someOf(company: Company): ReturnType<ReasonSource['subjects']> {
  const { rows } = await sql<{
    id: string;
  }>`select id from company_user where company_id = ${company.id} order by id limit ${toldEach}`.execute(company.tx);
  return rows.map(({ id }) => subjectOf(`contract:${id}`, id, { date: '2026-12-05', facts: { day: '2026-12-05' } }));
}

async function measureBurst(database: OpenedDatabase): Promise<void> {
  const id = await manyPeople(database, 5001, [{ reason: 'SameDayBirthday', recipients: ['everyoneNonAdmin'], channels: [1, 2, 3] }]);
  await analyzed(database);
  const { services } = engineServices(database, setting, { smsGateway: gateway });
  const burst = await timed(() =>
    database.forCompany(id, (company) => raise(company, services, 'SameDayBirthday', [subjectOf('birthday', null)])),
  );
  const sending = await timed(() => deliverQueuedSms(services));
  const bare = await bareInserts(database, [id]);
  console.log(`\nA burst of 5,000 notifications with 10,000 deliveries in one transaction: ${shown(burst)}; ${against(burst, bare)}`);
  console.log(`5,000 SMS claimed, handed over and marked, one by one: ${shown(sending)}, ${Math.round(5000 / sending)}/s`);
}

/** Seconds for inserting the same rows: one company after the other, and like the engine, concurrently and without waiting for the disk. */
interface BareTimes {
  oneByOne: number;
  concurrent: number;
}

/** Inserts the rows that the engine wrote again, with one transaction per company. */
async function bareInserts(database: OpenedDatabase, ids: readonly number[]): Promise<BareTimes> {
  const copied = (id: number, options: { canBeRedone?: boolean }) =>
    database.forCompany(
      id,
      async ({ tx }) => {
        for (const table of tables)
          await sql`insert into ${sql.ref(table)} select * from ${sql.ref(`kept_${table}`)} where company_id = ${id}`.execute(tx);
      },
      options,
    );
  await keep(database, ids);
  const oneByOne = await timed(async () => {
    for (const id of ids) await copied(id, {});
  });
  for (const id of ids) await database.forCompany(id, (company) => emptied(company));
  const concurrent = await timed(() => forEachConcurrent(ids, (id) => copied(id, { canBeRedone: true })));
  for (const table of tables) await database.transaction(({ tx }) => sql`drop table ${sql.ref(`kept_${table}`)}`.execute(tx));
  return { oneByOne, concurrent };
}

/** Moves the engine's rows to other tables. */
async function keep(database: OpenedDatabase, ids: readonly number[]): Promise<void> {
  for (const id of ids)
    await database.forCompany(id, async (company) => {
      for (const table of tables) {
        await sql`create table if not exists ${sql.ref(`kept_${table}`)} as select * from ${sql.ref(table)} where false`.execute(
          company.tx,
        );
        await sql`insert into ${sql.ref(`kept_${table}`)} select * from ${sql.ref(table)} where company_id = ${id}`.execute(company.tx);
      }
      await emptied(company);
    });
  for (const table of tables)
    await database.transaction(({ tx }) => sql`create index on ${sql.ref(`kept_${table}`)} (company_id)`.execute(tx));
}

async function emptied({ tx, id }: Company): Promise<void> {
  for (const table of tables) await sql`delete from ${sql.ref(table)} where company_id = ${id}`.execute(tx);
}

const analyzed = (database: OpenedDatabase) => database.transaction(({ tx }) => sql`analyze`.execute(tx));
const shown = (seconds: number): string => `${seconds.toFixed(2)} s`;
const against = (seconds: number, { oneByOne, concurrent }: BareTimes): string =>
  `bare inserts ${shown(oneByOne)}: ${ratio(seconds, oneByOne)}; as the engine commits ${shown(concurrent)}: ${ratio(seconds, concurrent)}`;
const ratio = (seconds: number, bare: number): string => `${(seconds / bare).toFixed(1)} × bare`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

const root = mkdtempSync(join(tmpdir(), 'samspill-bench-'));
const database = await openDatabase({ dataDir: root });
try {
  await migrate(database.connection);
  await bench(database);
} finally {
  await database.close();
  rmSync(root, { recursive: true, force: true });
}
