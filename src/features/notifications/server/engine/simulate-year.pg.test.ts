import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Company } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import { testServer } from '#testing/server.ts';
import type { RuleFields } from '../../contract/rule.ts';
import { addRule, deliveriesIn } from '../../testing/company-with-rules.ts';
import { raise } from '../public.ts';
import { evaluateCompany } from './evaluate.ts';

/**
 * A year of a company of 300 people with all rules on, day by day. What people were told is compared with a calculation of its own below,
 * which shares no code with the engine: it goes through the days and asks of each what a person would ask.
 */
const server = await testServer();
const { database, services, clock } = server;
const year = 2027;

interface Somebody {
  id: string;
  role: 'systemadmin' | 'hradmin' | 'manager' | 'employee' | 'accountant';
  state: 'active' | 'inactive' | 'pending';
  signsIn: boolean;
  manager: string | null;
  birthday: string | null;
  isHidden: boolean;
  startDate: string | null;
  endDate: string | null;
}

const two = (number: number): string => String(number).padStart(2, '0');

function somebody(index: number, ids: readonly string[]): Somebody {
  const internal = index < 3 ? 'systemadmin' : index < 6 ? 'hradmin' : index < 30 ? 'manager' : 'employee';
  const leader = index < 30 ? ids[index % 3] : ids[6 + (index % 24)];
  const isLeap = index % 50 === 1;
  return {
    id: ids[index] ?? '',
    role: index % 59 === 58 ? 'accountant' : internal,
    state: index % 41 === 40 ? 'inactive' : index % 97 === 96 ? 'pending' : 'active',
    signsIn: index % 7 !== 3,
    manager: index < 3 || index % 59 === 58 ? null : (leader ?? null),
    birthday:
      index % 11 === 10 ? null : isLeap ? '1992-02-29' : `${1960 + (index % 40)}-${two((index % 12) + 1)}-${two(((index * 7) % 28) + 1)}`,
    isHidden: index % 13 === 5,
    startDate:
      index % 17 === 16
        ? null
        : isLeap
          ? '2024-02-29'
          : `${2000 + (index % 29)}-${two(((index * 5) % 12) + 1)}-${two(((index * 3) % 28) + 1)}`,
    endDate: index % 23 === 22 ? '2027-06-15' : null,
  };
}

const rules: Partial<RuleFields>[] = [
  { title: 'Tre', reason: 'Birthday', recipients: ['reportingManager'], difference: { direction: 'before', days: 3 }, channels: [1, 2] },
  { title: 'Dagen', reason: 'Birthday', recipients: ['allSystemAdmins', 'ruleCreator'], channels: [1] },
  { title: 'Gratulerer', reason: 'SameDayBirthday', recipients: ['relatedUser', 'reportingManager'], channels: [1, 2, 3] },
  { title: 'Alle', reason: 'SameDayBirthday', recipients: ['everyoneNonAdmin'], channels: [1] },
  {
    title: 'Jubileum',
    reason: 'WorkAnniversary',
    recipients: ['reportingManager', 'ruleCreator'],
    difference: { direction: 'before', days: 7 },
    channels: [1, 2],
  },
  {
    title: 'Ubesvart',
    reason: 'PendingUserInvitation',
    recipients: ['allSystemAdmins'],
    difference: { direction: 'after', days: 3 },
    repeatDays: 7,
    channels: [1],
  },
  {
    title: 'Mangler',
    reason: 'PendingUserUpdateInformation',
    recipients: ['relatedUser', 'ruleCreator'],
    difference: { direction: 'after', days: 5 },
    repeatDays: 14,
    channels: [1],
  },
  { title: 'Uke', reason: 'CompanyReport', recipients: ['allSystemAdmins'], repeatDays: 7, channels: [1, 2] },
  { title: 'Måned', reason: 'CompanyReport', recipients: ['ruleCreator'], repeatDays: 30, channels: [1, 2] },
  { title: 'Konto', reason: 'SalaryAccountNumberChanged', recipients: ['allSystemAdmins', 'ruleCreator'], channels: [1, 2] },
  { title: 'Ny', reason: 'UserCreated', recipients: ['allSystemAdmins', 'reportingManager'], channels: [1, 2] },
];

/** Invitations of the year: when sent, and when answered or withdrawn; one who came in and fills in the details later. */
const invitations = [
  { sent: '2027-01-20', over: '2027-03-01', details: null },
  { sent: '2027-05-10', over: '2027-05-12', details: null },
  { sent: '2027-09-01', over: null, details: null },
  { sent: '2027-02-01', over: '2027-02-02', details: { since: '2027-02-02', done: '2027-04-01', person: 96 } },
];
/** Days on which somebody is added, and on which the account number of a person is changed by another. */
const added = ['2027-02-10', '2027-08-20'];
const changed = [
  { day: '2027-03-03', person: 50, by: 1 },
  { day: '2027-11-11', person: 2, by: 0 },
];

async function makeCompany() {
  const { companyId } = await server.newCompany('Årets AS');
  const ids = Array.from({ length: 300 }, () => newId());
  const people = ids.map((_id, index) => somebody(index, ids));
  await database.forCompany(companyId, async (company) => {
    const { tx } = company;
    // The founder of the test would be one system admin more.
    await sql`update company_user set state = 'inactive' where company_id = ${companyId}`.execute(tx);
    await insertPeople(company, people, '2020-01-01T09:00:00Z');
    for (const rule of rules) await addRule(company, people[0]?.id ?? null, rule);
    for (const { sent, details } of invitations)
      await sql`insert into invitation (company_id, id, company_user_id, email, role, status, is_newcomer, guid, invited_at, status_at, expires_at)
        values (${companyId}, ${newId()}, ${details && people[details.person]?.id}::uuid, ${`${sent}@example.no`}, 'employee', 'Pending', false,
          ${sent}, ${`${sent}T11:00:00Z`}, ${`${sent}T11:00:00Z`}, '2028-06-01')`.execute(tx);
  });
  return { companyId, people };
}
type Place = Awaited<ReturnType<typeof makeCompany>>;

async function insertPeople({ id, tx }: Company, people: readonly Somebody[], createdAt: string): Promise<void> {
  const rows = people.map((person) => ({ ...person, account: person.signsIn ? newId() : null }));
  const sent = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent(id uuid, role text, state text, account uuid, manager uuid,
    birthday date, "isHidden" boolean, "startDate" date, "endDate" date)`;
  await sql`insert into account (id, email, email_verified, first_name, last_name, created_at)
    select account, id || '@example.no', true, 'Person', id::text, ${createdAt}::timestamptz from ${sent} where account is not null`.execute(
    tx,
  );
  await sql`insert into company_user (company_id, id, state, role, account_id, has_access, first_name, last_name, search_text, birthday,
      is_birthday_hidden, start_date, end_date, mobile_phone_number, created_at, updated_at)
    select ${id}, id, state, role, account, account is not null, 'Person', id::text, 'person', birthday, "isHidden", "startDate", "endDate",
      '91234567', ${createdAt}::timestamptz, ${createdAt}::timestamptz from ${sent}`.execute(tx);
  await sql`update company_user set reporting_to = sent.manager from ${sent}
    where company_user.company_id = ${id} and company_user.id = sent.id`.execute(tx);
}

/** What happens at noon, in the database and in the list of people; what is told at once. */
async function noon({ companyId, people }: Place, day: string): Promise<string[]> {
  clock.set(`${day}T11:00:00Z`);
  return database.forCompany(companyId, async (company) => {
    await moveInvitations(company, people, day);
    const told: string[] = [];
    for (const change of changed.filter((one) => one.day === day)) {
      const [person, by] = [people[change.person], people[change.by]];
      const subject = { key: `account:${person?.id}:${day}`, date: day, companyUserId: person?.id ?? null, by: by?.id ?? null, facts: {} };
      await raise(company, services, 'SalaryAccountNumberChanged', [subject]);
      told.push(...lines('Konto', [...systemAdmins(people), people[0]], day, by));
    }
    if (!added.includes(day)) return told;
    const template = people[60];
    if (!template) return told;
    const newcomer = { ...template, id: newId(), manager: people[7]?.id ?? null, birthday: '1999-12-24', startDate: day };
    people.push(newcomer);
    await insertPeople(company, [newcomer], clock.now().toISOString());
    await raise(company, services, 'UserCreated', [{ key: `person:${newcomer.id}`, date: day, companyUserId: newcomer.id, facts: {} }]);
    return [...told, ...lines('Ny', [...systemAdmins(people), people[7]], day, newcomer)];
  });
}

async function moveInvitations({ id, tx }: Company, people: Somebody[], day: string): Promise<void> {
  const now = clock.now();
  for (const { sent, over, details } of invitations) {
    if (over === day)
      await sql`update invitation set status = ${details ? 'CredentialsCreated' : 'Cancelled'}, status_at = ${now},
        accepted_at = ${details && now}::timestamptz where company_id = ${id} and guid = ${sent}`.execute(tx);
    if (details?.done !== day) continue;
    const person = people[details.person];
    if (person) person.state = 'active';
    await sql`update invitation set status = 'FullUserCreated', status_at = ${now} where company_id = ${id} and guid = ${sent}`.execute(tx);
    await sql`update company_user set state = 'active' where company_id = ${id} and id = ${person?.id}::uuid`.execute(tx);
  }
}

// From here on the calculation of its own.
const moved = (day: string, days: number): string => {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};
const since = (from: string, day: string): number => Math.round((Date.parse(day) - Date.parse(from)) / 86_400_000);
const keptIn = (date: string, inYear: number): string =>
  date.endsWith('02-29') && inYear !== 2028 ? `${inYear}-02-28` : `${inYear}${date.slice(4)}`;
const hears = (person: Somebody | undefined): person is Somebody => person?.state === 'active' && person.signsIn;
const systemAdmins = (people: readonly Somebody[]) => people.filter(({ role }) => role === 'systemadmin');

/** `rule person day`, once for each person. */
function lines(title: string, whom: readonly (Somebody | undefined)[], day: string, but?: Somebody): string[] {
  const ids = whom.filter(hears).flatMap(({ id }) => (id === but?.id ? [] : [id]));
  return [...new Set(ids)].map((id) => `${title} ${id} ${day}`);
}

function morning(people: readonly Somebody[], day: string): string[] {
  const byId = (id: string | null) => people.find((person) => person.id === id);
  const [creator] = people;
  const told: string[] = [];
  for (const person of people) {
    if (person.state !== 'active' || person.role === 'accountant') continue;
    const manager = byId(person.manager);
    for (const inYear of [year, year + 1]) {
      const birthday = person.birthday && !person.isHidden ? keptIn(person.birthday, inYear) : '';
      if (birthday && moved(birthday, -3) === day) told.push(...lines('Tre', [manager], day, person));
      if (birthday === day) {
        told.push(...lines('Dagen', [...systemAdmins(people), creator], day, person));
        told.push(...lines('Gratulerer', [person, manager], day));
        const others = people.filter(({ role }) => role !== 'systemadmin' && role !== 'accountant');
        told.push(...lines('Alle', others, day, person));
      }
      const jubilee = person.startDate ? keptIn(person.startDate, inYear) : '';
      if (!jubilee || moved(jubilee, -7) !== day || since(person.startDate ?? '', jubilee) <= 0) continue;
      if (person.endDate && person.endDate < jubilee) continue;
      told.push(...lines('Jubileum', [manager, creator], day, person));
    }
  }
  if (new Date(`${day}T12:00:00Z`).getUTCDay() === 1) told.push(...lines('Uke', systemAdmins(people), day));
  if (day.slice(8) === '01') told.push(...lines('Måned', [creator], day));
  for (const { sent, over, details } of invitations) {
    const waited = since(sent, day);
    if (waited >= 3 && (waited - 3) % 7 === 0 && (over === null || day < over)) told.push(...lines('Ubesvart', systemAdmins(people), day));
    if (!details || day >= details.done || since(details.since, day) < 5 || (since(details.since, day) - 5) % 14 !== 0) continue;
    told.push(...lines('Mangler', [creator], day), `Mangler ${people[details.person]?.id} ${day}`);
  }
  return told;
}

// Minutes long: a command of its own (npm run simulate-year).
test.runIf(process.env['SIMULATE_YEAR'])(
  'a year of 300 people tells exactly what a calculation of its own says',
  async () => {
    const place = await makeCompany();
    const expected: string[] = [];
    for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = moved(day, 1)) {
      clock.set(`${day}T06:05:00Z`);
      expected.push(...morning(place.people, day));
      await evaluateCompany(services, place.companyId);
      expected.push(...(await noon(place, day)));
    }
    const told = await database.forCompany(place.companyId, async ({ tx }) => {
      const { rows } = await sql<{ line: string }>`
      select rule.title || ' ' || told.company_user_id || ' ' || split_part(told.key, '|', 3) as line
      from notification told join notification_rule rule on rule.company_id = told.company_id and rule.id = told.rule_id
      where told.company_id = ${place.companyId}`.execute(tx);
      return rows.map(({ line }) => line);
    });
    const titleOf = (line: string) => line.slice(0, line.indexOf(' '));
    const counts = (all: readonly string[]) =>
      Object.fromEntries([...Map.groupBy(all, titleOf)].map(([title, of]) => [title, of.length] as const));
    expect(counts(told)).toEqual(counts(expected));
    expect(told.toSorted()).toEqual(expected.toSorted());
    expect(Object.keys(counts(told))).toHaveLength(rules.length);
    const sentBy = (channel: 2 | 3) => {
      const titles = rules.flatMap(({ title, channels }) => (channels?.includes(channel) ? [title] : []));
      return expected.filter((line) => titles.includes(titleOf(line))).length;
    };
    const deliveries = await deliveriesIn(database, place.companyId);
    const left = (channel: number) => deliveries.filter((delivery) => delivery.channel === channel && delivery.status === 'left').length;
    expect([left(2), left(3), deliveries.length]).toEqual([sentBy(2), sentBy(3), sentBy(2) + sentBy(3)]);
    const report = JSON.stringify({ ...counts(told), mail: left(2), sms: left(3) }, undefined, 2);
    if (process.env['npm_lifecycle_event'] === 'simulate-year') process.stdout.write(`${report}\n`);
  },
  600_000,
);
