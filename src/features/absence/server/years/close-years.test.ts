import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import type { TestCompany } from '#testing/server.ts';
import { correctBalance, ledger, setWorkWeek, updateCompanyUserAvailableVacationDays } from '../../contract/endpoints-balance.ts';
import { updateSettings } from '../../contract/endpoints-company.ts';
import { addAbsence, approveAbsenceRequest, deleteAbsence, undoAddToAll, undoDecision } from '../../contract/endpoints-requests.ts';
import type { Absence } from '../../contract/entities.ts';
import type { LedgerLine } from '../../contract/entities-balance.ts';
import { book } from '../../testing/booked.ts';
import { openAbsence } from '../../testing/opened.ts';
import { closeYears } from './close-years.ts';

const server = await testServer();
afterEach(() => server.clock.set('2026-11-21T09:00:00Z'));

async function opened(settings: object = {}) {
  const company = await server.newCompany();
  await openAbsence(company.admin, { availableAbsenceDays: 25 });
  await company.admin.call(updateSettings, { body: settings });
  const id = (await company.person('employee')).companyUserId;
  return { ...company, id };
}
const at = (moment: string) => {
  server.clock.set(moment);
  return closeYears(server.services);
};
/** Without requests, because a session does not last into the next year. */
const linesOf = ({ companyId, id }: { companyId: number; id: string | undefined }, year: number) =>
  server.database.forCompany(companyId, async ({ tx }) => {
    const { rows } = await sql<Pick<LedgerLine, 'kind' | 'reason'> & { days: number }>`
      select kind, reason, days::float8 as days from absence_ledger
      where company_id = ${companyId} and company_user_id = ${id}::uuid and year = ${year} order by id`.execute(tx);
    return rows.map(({ kind, reason, days }) => [kind, reason, days]);
  });

describe('closing a year', () => {
  test('carries the statutory days over and leaves those by agreement where they are', async () => {
    const company = await opened();
    await book(server, company.companyId, [{ companyUserId: company.id, startDate: '2026-07-06', endDate: '2026-07-24', days: 15 }]);
    await at('2027-01-01T02:00:00Z');
    expect(await linesOf(company, 2026)).toEqual([
      ['taken', 'registered', -15],
      ['allowance', 'companyDefault', 25],
      ['carriedOut', 'carriedByLaw', -6],
    ]);
    expect(await linesOf(company, 2027)).toEqual([['carriedIn', 'carriedByLaw', 6]]);
  });

  test('happens once, also when the job runs twice or at the same time', async () => {
    const company = await opened();
    await at('2027-01-01T02:00:00Z');
    const first = await linesOf(company, 2026);
    await Promise.all([closeYears(server.services), closeYears(server.services)]);
    expect(await linesOf(company, 2026)).toEqual(first);
    expect(await linesOf(company, 2027)).toEqual([['carriedIn', 'carriedByLaw', 21]]);
  });

  test('happens in every other company where it fails in one', async () => {
    const [broken, company] = [await opened(), await opened()];
    const setZone = (timeZone: string) =>
      server.database.forCompany(broken.companyId, ({ tx }) =>
        sql`update company set time_zone = ${timeZone} where company_id = ${broken.companyId}`.execute(tx),
      );
    await setZone('Nowhere');
    await expect(at('2027-01-01T02:00:00Z')).rejects.toThrow('Nowhere');
    await setZone('Europe/Oslo');
    expect(await linesOf(broken, 2027)).toEqual([]);
    expect(await linesOf(company, 2027)).toEqual([['carriedIn', 'carriedByLaw', 21]]);
  });

  test('waits until the year is over where the company is', async () => {
    const company = await opened();
    await server.database.forCompany(company.companyId, ({ tx }) =>
      sql`update company set time_zone = 'America/New_York' where company_id = ${company.companyId}`.execute(tx),
    );
    await at('2027-01-01T02:00:00Z');
    expect(await linesOf(company, 2027)).toEqual([]);
    await at('2027-01-01T06:00:00Z');
    expect(await linesOf(company, 2027)).toEqual([['carriedIn', 'carriedByLaw', 21]]);
  });

  test('carries days by agreement over up to the cap, and writes off what is not taken in time', async () => {
    const company = await opened({ carryOver: { kind: 'capped', maxDays: 3, expiresOn: '03-31' } });
    await book(server, company.companyId, [
      { companyUserId: company.id, startDate: '2026-07-06', endDate: '2026-07-31', days: 20 },
      { companyUserId: company.id, startDate: '2027-02-15', days: 1 },
    ]);
    await at('2027-01-01T02:00:00Z');
    expect(await linesOf(company, 2026)).toEqual([
      ['taken', 'registered', -20],
      ['allowance', 'companyDefault', 25],
      ['carriedOut', 'carriedByLaw', -1],
      ['carriedOut', 'carriedByPolicy', -3],
      ['expired', 'expired', -1],
    ]);
    await at('2027-03-31T12:00:00Z');
    expect(await linesOf(company, 2027)).toHaveLength(3);
    await at('2027-04-01T12:00:00Z');
    await closeYears(server.services);
    expect((await linesOf(company, 2027)).slice(-1)).toEqual([['expired', 'expired', -2]]);
    expect(await linesOf(company, 2027)).toHaveLength(4);
  });

  test.each([
    ['what is requested for later is kept', 27, -1],
    ['nothing where nothing is left', 28, 0],
    ['nothing where more is booked than there is', 30, 0],
  ])('writes off no more than is left: %s', async (_, days, expired) => {
    const company = await opened({ carryOver: { kind: 'capped', maxDays: 3, expiresOn: '03-31' } });
    await book(server, company.companyId, [
      { companyUserId: company.id, startDate: '2026-07-06', endDate: '2026-07-31', days: 21 },
      { companyUserId: company.id, startDate: '2027-07-05', endDate: '2027-08-11', status: 1, days },
    ]);
    await at('2027-01-01T02:00:00Z');
    await at('2027-04-01T12:00:00Z');
    const lines = await linesOf(company, 2027);
    expect(lines.filter(([kind]) => kind === 'expired')).toEqual(expired ? [['expired', 'expired', expired]] : []);
  });

  test('counts of an absence that goes on after the date only the days before it as taken in time', async () => {
    const company = await opened({ carryOver: { kind: 'capped', maxDays: 3, expiresOn: '03-31' } });
    await book(server, company.companyId, [
      { companyUserId: company.id, startDate: '2026-07-06', endDate: '2026-07-31', days: 20 },
      // The Tuesday after Easter to Friday: two of the four days by 31 March, the second of them half.
      { companyUserId: company.id, startDate: '2027-03-30', endDate: '2027-04-02', days: 3.5, counted: '2122' },
    ]);
    await at('2027-01-01T02:00:00Z');
    await at('2027-04-01T12:00:00Z');
    expect((await linesOf(company, 2027)).slice(-1)).toEqual([['expired', 'expired', -1.5]]);
  });
});

test('days freed in a closed year are carried on by law, and those taken there are taken back', async () => {
  const company = await opened();
  const [absenceId = ''] = await book(server, company.companyId, [
    { companyUserId: company.id, startDate: '2026-12-14', endDate: '2026-12-18', days: 5 },
  ]);
  // Half past midnight in Oslo.
  await at('2026-12-31T23:30:00Z');
  expect(await linesOf(company, 2027)).toEqual([['carriedIn', 'carriedByLaw', 16]]);
  const admin = await company.person('systemadmin');
  expect((await admin.call(deleteAbsence, { body: { absenceId, version: 1 } })).codes).toEqual([]);
  expect((await linesOf(company, 2026)).slice(-2)).toEqual([
    ['taken', 'deleted', 5],
    ['carriedOut', 'carriedByLaw', -5],
  ]);
  expect((await linesOf(company, 2027)).at(-1)).toEqual(['carriedIn', 'carriedByLaw', 5]);
  const late = { companyUserId: company.id, absenceType: 1, absencePortion: 0, startDate: '2026-12-21', endDate: '2026-12-23' };
  expect((await admin.call(addAbsence, { body: { ...late, isRecurring: false } })).codes).toEqual([]);
  expect((await linesOf(company, 2026)).slice(-2)).toEqual([
    ['taken', 'registered', -3],
    ['carriedOut', 'carriedByLaw', 3],
  ]);
  expect((await linesOf(company, 2027)).at(-1)).toEqual(['carriedIn', 'carriedByLaw', -3]);
});

test('vacation registered late takes statutory days back from the next year as far as they are left there', async () => {
  const company = await opened();
  await at('2027-01-01T02:00:00Z');
  const admin = await company.person('systemadmin');
  const late = { companyUserId: company.id, absenceType: 1, absencePortion: 0, isRecurring: false };
  const add = async (startDate: string, endDate: string) => (await admin.call(addAbsence, { body: { ...late, startDate, endDate } })).codes;
  // Four days are left by agreement, and 21 were carried on.
  expect(await add('2026-12-07', '2026-12-18')).toEqual([]);
  expect((await linesOf(company, 2026)).slice(-2)).toEqual([
    ['taken', 'registered', -10],
    ['carriedOut', 'carriedByLaw', 10],
  ]);
  expect((await linesOf(company, 2027)).at(-1)).toEqual(['carriedIn', 'carriedByLaw', -10]);
  // All but two of the next year's days are booked, so that four and two are left.
  await book(server, company.companyId, [{ companyUserId: company.id, startDate: '2027-06-28', endDate: '2027-08-14', days: 34 }]);
  expect(await add('2026-11-23', '2026-12-01')).toEqual(['absence.NotEnoughAvailableAbsenceDays']);
  expect(await add('2026-11-23', '2026-11-30')).toEqual([]);
});

test('a correction in a closed year takes back the statutory days that are no longer left', async () => {
  const company = await opened();
  await at('2027-01-01T02:00:00Z');
  const admin = await company.person('systemadmin');
  const correct = async (days: number) =>
    (await admin.call(correctBalance, { body: { companyUserId: company.id, year: 2026, days, reason: 'Tatt ut, ikke ført' } })).codes;
  expect(await correct(-13)).toEqual([]);
  expect((await linesOf(company, 2026)).slice(-2)).toEqual([
    ['correction', 'corrected', -13],
    ['carriedOut', 'carriedByLaw', 9],
  ]);
  expect((await linesOf(company, 2027)).at(-1)).toEqual(['carriedIn', 'carriedByLaw', -9]);
  // Twelve are left, all of them carried on.
  expect(await correct(-13)).toEqual(['vacation.BalanceBelowZero']);
});

test('days carried on through two closed years can be taken back from the year in which they are left', async () => {
  const company = await opened();
  await at('2027-01-01T02:00:00Z');
  await at('2028-01-01T02:00:00Z');
  const admin = await company.person('systemadmin');
  const correct = async (year: number, days: number) =>
    (await admin.call(correctBalance, { body: { companyUserId: company.id, year, days, reason: 'Tatt ut, ikke ført' } })).codes;
  // Four are left by agreement in each year, and 21 and 42 were carried on.
  expect(await correct(2026, -26)).toEqual(['vacation.BalanceBelowZero']);
  expect(await correct(2026, -25)).toEqual([]);
  expect((await linesOf(company, 2026)).at(-1)).toEqual(['carriedOut', 'carriedByLaw', 21]);
  expect((await linesOf(company, 2027)).slice(-2)).toEqual([
    ['carriedIn', 'carriedByLaw', -21],
    ['carriedOut', 'carriedByLaw', 21],
  ]);
  expect((await linesOf(company, 2028)).at(-1)).toEqual(['carriedIn', 'carriedByLaw', -21]);
  expect(await correct(2027, -26)).toEqual(['vacation.BalanceBelowZero']);
});

test('days set for a closed year carry on what they change by law', async () => {
  const company = await opened();
  const set = async (who: TestCompany['admin'], availableAbsenceDays: number) =>
    (await who.call(updateCompanyUserAvailableVacationDays, { body: { companyUserId: company.id, year: 2026, availableAbsenceDays } }))
      .codes;
  expect(await set(company.admin, 10)).toEqual([]);
  await at('2027-01-01T02:00:00Z');
  expect((await linesOf(company, 2026)).at(-1)).toEqual(['carriedOut', 'carriedByLaw', -10]);
  expect(await set(await company.person('systemadmin'), 25)).toEqual([]);
  expect((await linesOf(company, 2026)).slice(-2)).toEqual([
    ['allowance', 'set', 15],
    ['carriedOut', 'carriedByLaw', -11],
  ]);
  expect((await linesOf(company, 2027)).at(-1)).toEqual(['carriedIn', 'carriedByLaw', 11]);
});

test('a closed year keeps the part of the law that it was closed with', async () => {
  const company = await opened();
  await at('2027-01-01T02:00:00Z');
  const admin = await company.person('systemadmin');
  const week = {
    companyUserId: company.id,
    validFrom: '2026-01-01',
    weekdays: { 0: false, 1: true, 2: false, 3: true, 4: false, 5: true, 6: false },
  };
  expect((await admin.call(setWorkWeek, { body: week })).codes).toEqual([]);
  const correct = (days: number) => admin.call(correctBalance, { body: { companyUserId: company.id, year: 2026, days, reason: 'Glemt' } });
  expect((await correct(1)).codes).toEqual([]);
  expect((await linesOf(company, 2026)).slice(1)).toEqual([
    ['carriedOut', 'carriedByLaw', -21],
    ['correction', 'corrected', 1],
  ]);
});

test('a change in a closed year posts the difference only', async () => {
  const company: TestCompany & { id: string | undefined } = await opened();
  await at('2027-01-01T02:00:00Z');
  server.clock.set('2026-11-21T09:30:00Z');
  const body = { companyUserId: company.id, year: 2026, days: 2, reason: 'Glemt' };
  expect((await company.admin.call(correctBalance, { body })).status).toBe(200);
  const { json } = await company.admin.call(ledger, { query: { companyUserId: company.id, year: 2026 } });
  expect((json['lines'] as LedgerLine[]).map(({ kind, balance }) => [kind, balance])).toEqual([
    ['allowance', 25],
    ['carriedOut', 4],
    ['correction', 6],
  ]);
});

test('what is added for everybody in a closed year and undone leaves both years as they were', async () => {
  const company = await opened();
  await at('2027-01-01T02:00:00Z');
  const admin = await company.person('systemadmin');
  const sumsOf = async (year: number) => (await linesOf(company, year)).reduce((sum, [, , days]) => sum + Number(days), 0);
  const before = [await sumsOf(2026), await sumsOf(2027)];
  const late = { absenceType: 1, startDate: '2026-12-07', endDate: '2026-12-18', addToAll: true };
  const added = await admin.call(addAbsence, { body: late });
  expect(added.json).toMatchObject({ skipped: [] });
  expect([await sumsOf(2026), await sumsOf(2027)]).not.toEqual(before);
  expect((await admin.call(undoAddToAll, { body: { batchId: String(added.json['batchId']) } })).json).toMatchObject({ kept: [] });
  expect([await sumsOf(2026), await sumsOf(2027)]).toEqual(before);
});

test('a decision made before the year closed and undone after it leaves both years as if it had waited', async () => {
  const waiting = async () => {
    const company = await opened();
    const kari = await company.person('employee');
    const asked = await kari.call(addAbsence, { body: { absenceType: 1, startDate: '2026-12-21', endDate: '2026-12-23' } });
    const { absenceId } = asked.json['absence'] as Absence;
    server.clock.set('2026-12-31T22:59:50Z');
    const admin = await company.person('systemadmin');
    return { company: { ...company, id: kari.companyUserId }, admin, body: { absenceId } };
  };
  const untouched = await waiting();
  await at('2026-12-31T23:00:10Z');
  server.clock.set('2026-11-21T09:00:00Z');
  const decided = await waiting();
  expect((await decided.admin.call(approveAbsenceRequest, { body: decided.body })).codes).toEqual([]);
  await at('2026-12-31T23:00:10Z');
  expect((await decided.admin.call(undoDecision, { body: decided.body })).codes).toEqual([]);
  const sums = async ({ company }: typeof decided) =>
    Promise.all([2026, 2027].map(async (year) => (await linesOf(company, year)).reduce((sum, [, , days]) => sum + Number(days), 0)));
  expect(await sums(decided)).toEqual(await sums(untouched));
});
