import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openYears } from '#features/absence/server/years/open-years.ts';
import { openAbsence } from '#features/absence/testing/opened.ts';
import { getNotificationsOverview } from '#features/notifications/contract/endpoints-rules.ts';
import { evaluateCompany } from '#features/notifications/server/engine/evaluate.ts';
import { addRule, deliveriesIn } from '#features/notifications/testing/company-with-rules.ts';
import { testServer } from '#testing/server.ts';
import { mailsToInvited, toldAndForgotten, toldAtNoon, toldInTheMorning, toldOfNewcomer } from './calculation.ts';
import { happen, type Place } from './happen.ts';
import { absences, moved, notes, year } from './happenings.ts';
import { rules } from './rules.ts';
import { insertStaff, staffOf, type Somebody } from './staff.ts';
import { expectedAllowance, workedDays } from './vacation.ts';

/**
 * Simulates a year of a company of 300 people with rules for every reason, day by day. The notifications are compared with an independent
 * calculation (`calculation.ts`), which shares no code with the engine: it checks each day like a person would. So are the vacation days of
 * part-timers, people over 60, joiners and leavers (`vacation.ts`), of which every line has to say why.
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
  return { server, companyId, people, made: { absences: new Map(), ids: new Map() } };
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

/** The days by the ledger: person, days, and whether each line says why. */
function readAllowances(companyId: number): Promise<string[]> {
  return database.forCompany(companyId, async ({ tx }) => {
    const { rows } = await sql<{ line: string }>`
      select person.id || ' ' || coalesce(sum(line.days), 0)::float8 || ' ' || coalesce(bool_and(line.basis is not null or line.reason = 'set'), true) as line
      from company_user person
        left join absence_ledger line on line.company_id = person.company_id and line.company_user_id = person.id and line.kind = 'allowance'
          and line.year = ${year}
      where person.company_id = ${companyId} and person.state = 'active' and person.role <> 'accountant'
      group by person.id order by person.id`.execute(tx);
    return rows.map(({ line }) => line);
  });
}

function allowancesOf(people: readonly Somebody[]): string[] {
  const counted = people.filter(({ state, role }) => state === 'active' && role !== 'accountant');
  return counted.map((person) => `${person.id} ${expectedAllowance(people, person)} true`).toSorted();
}

/** The vacation of somebody whose work week is another one since it was agreed. */
const recounted = absences.find(({ person, kind }) => person === 34 && kind === 'vacation');

async function readTaken(companyId: number, companyUserId: string): Promise<number | undefined> {
  const { rows } = await database.forCompany(companyId, ({ tx }) =>
    sql<{ days: number }>`
      select -sum(days)::float8 as days from absence_ledger
      where company_id = ${companyId} and company_user_id = ${companyUserId}::uuid and year = ${year} and kind = 'taken'`.execute(tx),
  );
  return rows[0]?.days;
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
    for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = moved(day, 1)) {
      clock.set(`${day}T06:05:00Z`);
      expected.push(...toldInTheMorning(people, day));
      invited.push(...mailsToInvited(day));
      forgotten.push(...toldAndForgotten(people, day));
      await openYears(services);
      await evaluateCompany(services, companyId);
      const added = await happen(place, day);
      expected.push(...toldAtNoon(people, day), ...(added ? toldOfNewcomer(people, added, day) : []));
    }
    expect(await readAllowances(companyId)).toEqual(allowancesOf(people));
    const [whose] = people.slice(recounted?.person ?? 0);
    if (!recounted || !whose) throw new Error('Somebody has vacation that is counted again');
    expect(await readTaken(companyId, whose.id)).toBe(workedDays(people, whose, recounted));
    const told = await readTold(companyId);
    expect(differences(told, expected)).toEqual([]);
    expect(counts(told)).toEqual(counts(expected));
    // Invited people only get mail.
    expect(Object.keys(counts(told))).toHaveLength(rules.length - 1 + 1);
    const deliveries = await deliveriesIn(database, companyId);
    const left = (channel: number) => deliveries.filter((delivery) => delivery.channel === channel && delivery.status === 'left').length;
    const [mails, messages] = [sentBy(2, [...expected, ...forgotten]) + invited.length, sentBy(3, expected)];
    expect([left(2), left(3), deliveries.length]).toEqual([mails, messages, mails + messages]);
    const report = JSON.stringify({ ...counts(told), mail: left(2), sms: left(3), toInvited: invited.length }, undefined, 2);
    if (process.env['npm_lifecycle_event'] === 'simulate-year') process.stdout.write(`${report}\n`);
  },
  600_000,
);
