import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { setRole as setRoleContract } from '#features/access-control/contract/endpoints.ts';
import { roleIds } from '#features/rights/contract/role-ids.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { createCompanyUser, getCompanyUser, updateCompanyUser } from '#features/people/contract/endpoints.ts';
import { activateCompanyUser, deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import type { TestCompany } from '#testing/server.ts';
import { addPeople, addPerson, openAccessControl } from '#testing/people-of.ts';
import { testServer } from '#testing/server.ts';
import * as endpoints from '../../contract/endpoints-balance.ts';
import { updateSettings } from '../../contract/endpoints-company.ts';
import type { AbsenceDaysOverview, LedgerLine } from '../../contract/entities-balance.ts';
import { book } from '../../testing/booked.ts';
import { openAbsence } from '../../testing/opened.ts';
import { migrationFiles } from '#kernel/server/database/migration-files.ts';
import { openYears } from '../years/open-years.ts';

const server = await testServer();
afterEach(() => server.clock.set('2026-11-21T09:00:00Z'));

async function opened(): Promise<TestCompany> {
  const company = await server.newCompany();
  await openAbsence(company.admin);
  return company;
}

/** A person added as users do it. */
async function employ({ companyId, admin }: TestCompany, fields: object = {}): Promise<string> {
  const body = { companyId, firstName: 'Ola', lastName: 'Moe', role: 'employee', ...fields };
  const answer = await admin.call(createCompanyUser, { body });
  expect(answer.codes).toEqual([]);
  return (answer.json['companyUser'] as { id: string }).id;
}

async function change({ companyId, admin }: TestCompany, id: string, fields: object): Promise<void> {
  const { json } = await admin.call(getCompanyUser, { query: { companyUserEncrId: id } });
  const { version } = json['companyUser'] as { version: number };
  expect((await admin.call(updateCompanyUser, { body: { id, companyId, version, ...fields } })).codes).toEqual([]);
}

/** As the database has them, without what a reading would add. */
const storedOf = ({ companyId }: TestCompany, id: string, year = 2026) =>
  server.database.forCompany(companyId, async ({ tx }) => {
    const { rows } = await sql<Pick<LedgerLine, 'kind' | 'reason' | 'days'>>`
      select kind, reason, days::float8 as days from absence_ledger
      where company_id = ${companyId} and company_user_id = ${id}::uuid and year = ${year} order by id`.execute(tx);
    return rows.map(({ reason, days }) => [reason, days]);
  });
const linesOf = async ({ admin }: TestCompany, companyUserId: string, year = 2026) =>
  (await admin.call(endpoints.ledger, { query: { companyUserId, year } })).json['lines'] as LedgerLine[];
const overviewOf = async ({ admin }: TestCompany, encCompanyUserId: string, year = 2026) =>
  (await admin.call(endpoints.getCompanyUserVacationDaysOverview, { body: { encCompanyUserId, year } })).json[
    'absenceDaysOverview'
  ] as AbsenceDaysOverview;
const tuThFr = { 0: false, 1: false, 2: true, 3: false, 4: true, 5: true, 6: false };
const setWeek = ({ admin }: TestCompany, body: object) =>
  admin.call(endpoints.setWorkWeek, { body: { weekdays: tuThFr, validFrom: '2026-01-01', ...body } });

describe('the default allowance is a line', () => {
  test('from when the calendar opens, for this year and the next', async () => {
    const company = await server.newCompany();
    const id = await addPerson(server, company);
    const accountant = await addPerson(server, company, { role: 'accountant' });
    await openAbsence(company.admin);
    for (const year of [2026, 2027]) expect(await storedOf(company, id, year)).toEqual([['companyDefault', 25]]);
    expect(await storedOf(company, accountant)).toEqual([]);
  });

  test('from when a person is added, with how it comes about', async () => {
    const company = await opened();
    const id = await employ(company, { startDate: '2026-07-01', birthday: '1966-12-31' });
    expect(await storedOf(company, id)).toEqual([['prorated', 26]]);
    expect(await storedOf(company, id, 2027)).toEqual([['companyDefault', 30]]);
    expect((await linesOf(company, id))[0]).toMatchObject({
      days: 26,
      basis: { days: 26, companyDays: 25, extraDays: 5, employed: { from: '2026-07-01', to: '2026-12-31' } },
    });
    expect(await overviewOf(company, id)).toMatchObject({ allowanceReason: 'prorated', allowanceBasis: { days: 26 } });
  });

  test('of a year that has come into reach', async () => {
    const company = await opened();
    const id = await addPerson(server, company);
    await openYears(server.services);
    expect(await storedOf(company, id)).toEqual([['companyDefault', 25]]);
    expect(await storedOf(company, id, 2028)).toEqual([]);
    server.clock.set('2027-01-01T02:00:00Z');
    await openYears(server.services);
    await openYears(server.services);
    expect(await storedOf(company, id, 2028)).toEqual([['companyDefault', 25]]);
  });

  test('of another year before its first other line', async () => {
    const company = await opened();
    const id = await employ(company);
    for (const year of [2025, 2029]) {
      const body = { companyUserId: id, year, days: 1, reason: 'Agreed' };
      expect((await company.admin.call(endpoints.correctBalance, { body })).codes).toEqual([]);
      expect(await storedOf(company, id, year)).toEqual([
        ['companyDefault', 25],
        ['corrected', 1],
      ]);
    }
  });
});

describe('a line with its reason follows', () => {
  test('the company’s default and its share for joiners', async () => {
    const company = await opened();
    const id = await employ(company, { endDate: '2026-06-30' });
    const { admin } = company;
    const answer = await admin.call(updateSettings, { body: { availableAbsenceDays: 30 } });
    expect(answer.json['allowances']).toBe(2);
    await admin.call(updateSettings, { body: { isProrated: false } });
    await admin.call(updateSettings, { body: { careDays: 12 } });
    expect(await storedOf(company, id)).toEqual([
      ['prorated', 12.5],
      ['defaultChanged', 2.5],
      ['defaultChanged', 15],
    ]);
    const lines = await linesOf(company, id);
    expect(lines.map(({ balance, by }) => [balance, by?.fullName])).toEqual([
      [12.5, 'Kari Nordmann'],
      [15, 'Kari Nordmann'],
      [30, 'Kari Nordmann'],
    ]);
    expect((await overviewOf(company, id)).allowanceReason).toBe('companyDefault');
  });

  test('a work week, which also counts booked days again, each with its line', async () => {
    const company = await opened();
    const id = await employ(company);
    const counted = '22222002222200';
    await book(server, company.companyId, [{ companyUserId: id, startDate: '2026-07-06', endDate: '2026-07-19', days: 10, counted }]);
    const answer = await setWeek(company, { companyUserId: id });
    expect(answer.json).toMatchObject({ recalculated: 1, allowances: 1 });
    const lines = await linesOf(company, id);
    expect(lines.map(({ kind, reason, days, balance }) => [kind, reason, days, balance])).toEqual([
      ['allowance', 'companyDefault', 25, 25],
      ['taken', 'registered', -10, 15],
      ['taken', 'workWeekChanged', 4, 19],
      ['allowance', 'shareChanged', -10, 9],
    ]);
    expect(lines.at(-1)?.basis).toMatchObject({ days: 15, companyDays: 25, workdays: 3, companyWorkdays: 5 });
    expect((await overviewOf(company, id)).balance).toMatchObject({ allowance: 15, taken: 6, statutory: 13, available: 9 });
    expect(await storedOf(company, id, 2027)).toEqual([
      ['companyDefault', 25],
      ['shareChanged', -10],
    ]);
  });

  test('the company’s own week, for whoever has another', async () => {
    const company = await opened();
    const [partTime, wholeTime] = [await employ(company), await employ(company)];
    await setWeek(company, { companyUserId: partTime });
    const monToSat = { ...tuThFr, 1: true, 3: true, 6: true };
    expect((await setWeek(company, { weekdays: monToSat })).json['allowances']).toBe(1);
    expect((await storedOf(company, partTime)).at(-1)).toEqual(['shareChanged', -2]);
    expect(await storedOf(company, wholeTime)).toEqual([['companyDefault', 25]]);
  });

  test('start date, end date and birthday', async () => {
    const company = await opened();
    const id = await employ(company);
    await change(company, id, { birthday: '1960-05-05' });
    await change(company, id, { startDate: '2026-12-01' });
    await change(company, id, { startDate: '2020-12-01' });
    await change(company, id, { endDate: '2026-12-15' });
    expect(await storedOf(company, id)).toEqual([
      ['companyDefault', 25],
      ['extraWeekChanged', 5],
      ['employmentChanged', -25],
      ['employmentChanged', 25],
      ['employmentChanged', -1],
    ]);
    expect((await storedOf(company, id, 2027)).at(-1)).toEqual(['employmentChanged', -30]);
  });

  test('a person who leaves, and one who comes back', async () => {
    const company = await opened();
    const { admin } = company;
    const id = await employ(company);
    expect((await admin.call(deactivateCompanyUser, { body: { companyUserId: id, endDate: '2026-06-30' } })).codes).toEqual([]);
    expect((await storedOf(company, id)).at(-1)).toEqual(['employmentChanged', -12.5]);
    await admin.call(updateSettings, { body: { availableAbsenceDays: 30 } });
    expect(await storedOf(company, id)).toHaveLength(2);
    expect((await admin.call(activateCompanyUser, { body: { companyUserId: id } })).codes).toEqual([]);
    expect((await overviewOf(company, id)).balance.allowance).toBe(30);
  });
});

describe('a role that is no longer external', () => {
  const setRole = async (company: TestCompany, companyUserId: string, role: RoleKey) =>
    expect((await company.admin.call(setRoleContract, { body: { companyUserId, roleId: roleIds[role] } })).codes).toEqual([]);

  test('brings the default at once', async () => {
    const company = await opened();
    await openAccessControl(server, company);
    const id = await addPerson(server, company, { role: 'accountant' });
    await setRole(company, id, 'employee');
    for (const year of [2026, 2027]) expect(await storedOf(company, id, year)).toEqual([['companyDefault', 25]]);
    expect((await linesOf(company, id))[0]?.by?.fullName).toBe('Kari Nordmann');
  });

  test('brings only what changed since, to somebody who had it before', async () => {
    const company = await opened();
    await openAccessControl(server, company);
    const id = await employ(company);
    await setRole(company, id, 'accountant');
    await company.admin.call(updateSettings, { body: { availableAbsenceDays: 30 } });
    expect(await storedOf(company, id)).toEqual([['companyDefault', 25]]);
    await setRole(company, id, 'manager');
    await setRole(company, id, 'employee');
    expect(await storedOf(company, id)).toEqual([
      ['companyDefault', 25],
      ['defaultChanged', 5],
    ]);
  });
});

test('a change of the default costs as many statements for 200 people as for 10', async () => {
  const costs: number[] = [];
  for (const count of [10, 200]) {
    const company = await opened();
    const wishes = Array.from({ length: count }, () => ({}));
    await addPeople(server, company, wishes);
    const before = server.database.statements();
    const answer = await company.admin.call(updateSettings, { body: { availableAbsenceDays: 30 } });
    costs.push(server.database.statements() - before);
    expect(answer.json['allowances']).toBe(count + 1);
  }
  expect(new Set(costs).size).toBe(1);
});

test('a number set by hand stays, whatever changes', async () => {
  const company = await opened();
  const id = await employ(company);
  const body = { companyUserId: id, availableAbsenceDays: 28, year: 2026 };
  await company.admin.call(endpoints.updateCompanyUserAvailableVacationDays, { body });
  await company.admin.call(updateSettings, { body: { availableAbsenceDays: 30 } });
  await setWeek(company, { companyUserId: id });
  await change(company, id, { birthday: '1960-05-05', startDate: '2026-07-01' });
  await openYears(server.services);
  expect(await storedOf(company, id)).toEqual([
    ['companyDefault', 25],
    ['set', 3],
  ]);
  expect(await overviewOf(company, id)).toMatchObject({ allowanceReason: 'set', allowanceBasis: null, balance: { allowance: 28 } });
});

test('a company from before has what everybody had as lines, and the next night the rules of today', async () => {
  const company = await opened();
  const { companyId } = company;
  const year = new Date().getUTCFullYear();
  const added = [
    { startDate: `${year}-07-01` },
    { startDate: `${year}-12-01` },
    { endDate: `${year}-06-30` },
    { startDate: `${year + 1}-02-01` },
    { birthday: `${year - 60}-02-01` },
    {},
  ];
  const ids: string[] = [];
  for (const fields of added) ids.push(await employ(company, fields));
  const [partTime = ''] = ids.slice(-1);
  await setWeek(company, { companyUserId: partTime, validFrom: `${year}-01-01` });
  await server.database.forCompany(companyId, ({ tx }) => sql`delete from absence_ledger where company_id = ${companyId}`.execute(tx));
  await book(server, companyId, [{ companyUserId: partTime, startDate: `${year}-12-07`, days: 1 }]);
  const text = migrationFiles().find(({ name }) => name.endsWith('default-lines.sql'))?.text ?? '';
  await server.database.transaction(({ tx }) => sql.raw(text.slice(text.indexOf('do $$'))).execute(tx));
  const former = await Promise.all(ids.map((id) => storedOf(company, id, year)));
  expect(former).toEqual([
    [['prorated', 21]],
    [['prorated', 5]],
    [['prorated', 12.5]],
    [],
    [['companyDefault', 25]],
    expect.arrayContaining([['companyDefault', 25]]),
  ]);
  expect(await storedOf(company, ids[3] ?? '', year + 1)).toEqual([['prorated', 23]]);
  expect((await linesOf(company, partTime, year))[0]).toMatchObject({ reason: 'companyDefault', days: 25, basis: null });
  expect(await overviewOf(company, partTime, year)).toMatchObject({ allowanceReason: 'companyDefault', allowanceBasis: null });
  server.clock.set(`${year}-11-21T09:00:00Z`);
  await openYears(server.services);
  expect(await storedOf(company, partTime, year)).toContainEqual(['defaultChanged', -10]);
  expect(await storedOf(company, ids[4] ?? '', year)).toContainEqual(['defaultChanged', 5]);
  expect(await storedOf(company, ids[0] ?? '', year)).toHaveLength(1);
});
