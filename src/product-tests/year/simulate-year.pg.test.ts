import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getCompanyAbsenceSummary } from '#features/absence/contract/endpoints.ts';
import type { SummaryRow } from '#features/absence/contract/entities-balance.ts';
import { closeYears } from '#features/absence/server/years/close-years.ts';
import { openYears } from '#features/absence/server/years/open-years.ts';
import { openAbsence } from '#features/absence/testing/opened.ts';
import { getNotificationsOverview } from '#features/notifications/contract/endpoints-rules.ts';
import { evaluateCompany } from '#features/notifications/server/engine/evaluate.ts';
import { addRule, deliveriesIn } from '#features/notifications/testing/company-with-rules.ts';
import { testServer } from '#testing/server.ts';
import { mailsToInvited, notifiedAndErased, notifiedAtNoon, notifiedInTheMorning, notifiedOfNewcomer } from './calculation.ts';
import { happen, type Place } from './happen.ts';
import { beforehand, moved, notes, year } from './happenings.ts';
import { rules, silentRules } from './rules.ts';
import { insertStaff, signIn, staffOf, type Somebody } from './staff.ts';
import { expectedYears, lineOf, type DaysOfYear } from './vacation.ts';

/**
 * Simulates a year of a company of 300 people with rules for every reason, day by day. The notifications are compared with an independent
 * calculation (`calculation.ts`), which shares no code with the engine: it checks each day like a person would. So are the vacation days of
 * everybody in the year and the one before (`vacation.ts`): part-timers, people over 60, joiners, leavers, movers between countries, illness
 * inside vacation, and changes in the year that is closed.
 */
const server = await testServer();
const { database, services, clock } = server;

async function makePlace(): Promise<Place> {
  clock.set('2026-12-01T09:00:00Z');
  const { companyId, admin } = await server.newCompany('Årets AS');
  await openAbsence(admin);
  const people = staffOf(300);
  await database.forCompany(companyId, async (company) => {
    const { tx } = company;
    // The test's founder would be an additional system admin, and the initial rules would duplicate those of this year.
    await sql`update company_user set state = 'inactive' where company_id = ${companyId}`.execute(tx);
    await sql`delete from notification_rule where company_id = ${companyId}`.execute(tx);
    await insertStaff(company, people, '2020-01-01T09:00:00Z');
    for (const rule of rules) await addRule(company, people[0]?.id ?? null, rule);
  });
  return { server, companyId, people, made: { absences: new Map(), ids: new Map(), planTasks: new Map() } };
}

/** A notification without a rule is a reminder. */
function readTold(companyId: number): Promise<string[]> {
  return database.forCompany(companyId, async ({ tx }) => {
    const { rows } = await sql<{ line: string }>`
      select coalesce(rule.title, 'Påminnelse') || ' ' || told.company_user_id || ' ' || split_part(told.key, '|', 3) as line
      from notification told left join notification_rule rule on rule.company_id = told.company_id and rule.id = told.rule_id
      where told.company_id = ${companyId}`.execute(tx);
    return rows.map(({ line }) => line);
  });
}

/** The ledger of both years, by people who have vacation days. */
function readYears(companyId: number): Promise<string[]> {
  return database.forCompany(companyId, async ({ tx }) => {
    const { rows } = await sql<DaysOfYear>`
      select person.id as person, of.year, ${sumOf('allowance')} as allowance, ${sumOf('carriedIn')} as "carriedIn",
        -${sumOf('carriedOut')} as "carriedOut", -${sumOf('taken')} as taken, -${sumOf('reserved')} as reserved
      from company_user person cross join (values (${year - 1}::integer), (${year}::integer)) as of (year)
        left join absence_ledger line on line.company_id = person.company_id and line.company_user_id = person.id and line.year = of.year
      where person.company_id = ${companyId} and person.state = 'active' and person.role <> 'accountant'
      group by person.id, of.year`.execute(tx);
    return rows.map(lineOf);
  });
}

const sumOf = (kind: string) => sql`coalesce(sum(line.days) filter (where line.kind = ${kind}), 0)::float8`;

/** Vacation by the sums of a period, which read what each day was counted as; whoever took none is omitted. */
async function readSummary({ companyId, people }: Place, inYear: number): Promise<string[]> {
  const admin = await signIn(server, companyId, people[1]);
  const { json } = await admin.call(getCompanyAbsenceSummary, { query: { startDate: `${inYear}-01-01`, endDate: `${inYear}-12-31` } });
  return (json['companyAbsenceSummary'] as SummaryRow[]).flatMap(({ companyUserId, days }) => {
    const vacation = days.find(({ type }) => type === 1)?.workingDays ?? 0;
    return vacation === 0 ? [] : [`${companyUserId} ${vacation}`];
  });
}

/** The same by the independent calculation. */
function summaryOf(people: readonly Somebody[], inYear: number): string[] {
  const taken = people.flatMap((person) => expectedYears(people, person).filter((each) => each.year === inYear));
  return taken.flatMap((each) => (each.taken === 0 ? [] : [`${each.person} ${each.taken}`]));
}

/** Why days came and went; of default days, only with how they come about. */
async function readReasons(companyId: number): Promise<string[]> {
  const { rows } = await database.forCompany(companyId, ({ tx }) =>
    sql<{ reason: string }>`
      select distinct case when kind = 'allowance' and reason <> 'set' and basis is null then 'unexplained' else reason end as reason
      from absence_ledger where company_id = ${companyId}`.execute(tx),
  );
  return rows.map(({ reason }) => reason);
}

const titleOf = (line: string) => line.slice(0, line.indexOf(' '));
const counts = (all: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(all, titleOf)].map(([title, of]) => [title, of.length] as const));

/** Lines that occur more or less often than expected. */
function differences(told: readonly string[], expected: readonly string[]): string[] {
  const surplus = new Map<string, number>();
  for (const line of told) surplus.set(line, (surplus.get(line) ?? 0) + 1);
  for (const line of expected) surplus.set(line, (surplus.get(line) ?? 0) - 1);
  return [...surplus].filter(([, count]) => count !== 0).map(([line, count]) => `${count > 0 ? 'surplus' : 'missing'}: ${line}`);
}

/** The expected number of messages by a channel: of rules with it, and of reminders as their authors chose. */
function sentBy(channel: 2 | 3, told: readonly string[]): number {
  const titles = new Set(rules.flatMap(({ title, channels }) => (channels.includes(channel) ? [title] : [])));
  const reminders = channel === 3 ? notes.filter(({ isSms }) => isSms).length : 0;
  return told.filter((line) => titles.has(titleOf(line))).length + reminders;
}

test('the rules of the year are of every reason that is offered', async () => {
  const { admin } = await server.newCompany();
  const { json } = await admin.call(getNotificationsOverview);
  const offered = (json['reasons'] as { reason: string }[]).map(({ reason }) => reason);
  expect([...new Set(rules.map(({ reason }) => reason as string))].toSorted()).toEqual(offered.toSorted());
});

// It takes minutes, so it has its own command (npm run simulate-year).
test.runIf(process.env['SIMULATE_YEAR'])(
  'a year of 300 people tells exactly what a calculation of its own says',
  async () => {
    const place = await makePlace();
    const { companyId, people } = place;
    const expected: string[] = [];
    const invited: string[] = [];
    const forgotten: string[] = [];
    await happen(place, beforehand);
    expected.push(...notifiedAtNoon(people, beforehand));
    for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = moved(day, 1)) {
      clock.set(`${day}T06:05:00Z`);
      expected.push(...notifiedInTheMorning(people, day));
      invited.push(...mailsToInvited(day));
      forgotten.push(...notifiedAndErased(people, day));
      await closeYears(services);
      await openYears(services);
      await evaluateCompany(services, companyId);
      const added = await happen(place, day);
      expected.push(...notifiedAtNoon(people, day), ...(added ? notifiedOfNewcomer(people, added, day) : []));
    }
    expect(differences(await readYears(companyId), people.flatMap((person) => expectedYears(people, person)).map(lineOf))).toEqual([]);
    for (const inYear of [year - 1, year]) expect(differences(await readSummary(place, inYear), summaryOf(people, inYear))).toEqual([]);
    const reasons = await readReasons(companyId);
    expect(reasons).toEqual(
      expect.arrayContaining(['countryChanged', 'workWeekChanged', 'givenBack', 'takenAgain', 'carriedByLaw', 'set']),
    );
    expect(reasons).not.toContain('unexplained');
    const told = await readTold(companyId);
    expect(differences(told, expected)).toEqual([]);
    expect(counts(told)).toEqual(counts(expected));
    const heard = counts(told);
    expect(rules.flatMap(({ title }) => (title in heard ? [] : [title]))).toEqual(silentRules);
    const deliveries = await deliveriesIn(database, companyId);
    const left = (channel: number) => deliveries.filter((delivery) => delivery.channel === channel && delivery.status === 'left').length;
    const [mails, messages] = [sentBy(2, [...expected, ...forgotten]) + invited.length, sentBy(3, expected)];
    expect([left(2), left(3), deliveries.length]).toEqual([mails, messages, mails + messages]);
    const report = JSON.stringify({ ...counts(told), mail: left(2), sms: left(3), toInvited: invited.length }, undefined, 2);
    if (process.env['npm_lifecycle_event'] === 'simulate-year') process.stdout.write(`${report}\n`);
  },
  600_000,
);
