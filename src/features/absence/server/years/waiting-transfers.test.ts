import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import type { Caller } from '#testing/caller.ts';
import { newId } from '#kernel/server/id.ts';
import { testServer } from '#testing/server.ts';
import {
  approveVacationDaysTransfer,
  rejectVacationDaysTransfer,
  transferVacationDays,
  undoTransferDecision,
} from '../../contract/endpoints-balance.ts';
import { updateSettings } from '../../contract/endpoints-company.ts';
import type { VacationTransfer } from '../../contract/entities-balance.ts';
import { book } from '../../testing/booked.ts';
import { openAbsence } from '../../testing/opened.ts';
import { insertTransfer } from '../balance/store-transfer.ts';
import { closeYears } from './close-years.ts';

const server = await testServer();
afterEach(() => server.clock.set('2026-11-21T09:00:00Z'));

const capped = { carryOver: { kind: 'capped', maxDays: 1, expiresOn: '03-31' } };

interface Waiting {
  days: number;
  /** The days of a second request. */
  more?: number;
  taken?: number;
  settings?: object;
}

/** A company where everybody has 25 days a year. */
async function openCompany(settings: object = {}) {
  const company = await server.newCompany();
  await openAbsence(company.admin, { availableAbsenceDays: 25 });
  await company.admin.call(updateSettings, { body: settings });
  return company;
}

/** Asks to transfer days of 2026, and answers what names the request to whoever decides on it. */
async function ask(employee: Caller, daysToTransfer: number) {
  const body = { encCompanyUserId: employee.companyUserId, fromYear: 2026, daysToTransfer };
  const { vacationDaysTransferRequestEncrId } = (await employee.call(transferVacationDays, { body })).json['transfer'] as VacationTransfer;
  return { body: { vacationDaysTransferRequestEncrId } };
}

/** Somebody with 25 days, 21 of them by law, has asked to transfer some, also by a second request, and the year has been closed. */
async function closedWaiting({ days, more = 0, taken = 0, settings = {} }: Waiting) {
  const company = await openCompany(settings);
  const employee = await company.person('employee');
  const id = employee.companyUserId ?? '';
  if (taken > 0)
    await book(server, company.companyId, [{ companyUserId: id, startDate: '2026-06-01', endDate: '2026-07-31', days: taken }]);
  const about = await ask(employee, days);
  if (more > 0) await ask(employee, more);
  server.clock.set('2027-01-01T02:00:00Z');
  await closeYears(server.services);
  const admin = await company.person('systemadmin');
  return { ...company, id, admin, linesOf: linesReader(company.companyId, id), about };
}

const linesReader = (companyId: number, id: string) => (year: number) =>
  server.database.forCompany(companyId, async ({ tx }) => {
    const { rows } = await sql<{ kind: string; reason: string; days: number }>`
      select kind, reason, sum(days)::float8 as days from absence_ledger
      where company_id = ${companyId} and company_user_id = ${id}::uuid and year = ${year} and kind <> 'allowance'
      group by kind, reason having sum(days) <> 0 order by kind, reason`.execute(tx);
    return rows.map(({ kind, reason, days }) => `${kind} ${reason} ${days}`);
  });

describe('days of a transfer that waits when its year is closed', () => {
  test('are neither carried over nor written off, and are moved once when it is approved', async () => {
    const { admin, linesOf, about } = await closedWaiting({ days: 6, settings: capped });
    // Four by agreement and two by law wait; nineteen are left by law.
    expect([await linesOf(2026), await linesOf(2027)]).toEqual([['carriedOut carriedByLaw -19'], ['carriedIn carriedByLaw 19']]);
    expect((await admin.call(approveVacationDaysTransfer, about)).codes).toEqual([]);
    expect([await linesOf(2026), await linesOf(2027)]).toEqual([
      ['carriedOut carriedByLaw -19', 'transferOut transferred -6'],
      ['carriedIn carriedByLaw 19', 'transferIn transferred 6'],
    ]);
  });

  test('go where the closing would have put them when it is declined, and wait again when that is undone', async () => {
    const { admin, linesOf, about } = await closedWaiting({ days: 6, settings: capped });
    const waiting = [await linesOf(2026), await linesOf(2027)];
    const declined = [
      ['carriedOut carriedByLaw -21', 'carriedOut carriedByPolicy -1', 'expired expired -3'],
      ['carriedIn carriedByLaw 21', 'carriedIn carriedByPolicy 1'],
    ];
    for (let time = 0; time < 2; time += 1) {
      expect((await admin.call(rejectVacationDaysTransfer, about)).codes).toEqual([]);
      expect([await linesOf(2026), await linesOf(2027)]).toEqual(declined);
      if (time === 1) break;
      expect((await admin.call(undoTransferDecision, about)).codes).toEqual([]);
      expect([await linesOf(2026), await linesOf(2027)]).toEqual(waiting);
    }
  });

  test('are left in their year where the company carries none over', async () => {
    const { admin, linesOf, about } = await closedWaiting({ days: 3 });
    await admin.call(rejectVacationDaysTransfer, about);
    expect([await linesOf(2026), await linesOf(2027)]).toEqual([['carriedOut carriedByLaw -21'], ['carriedIn carriedByLaw 21']]);
  });

  test.each([
    ['2027-03-31T12:00:00Z', ['carriedOut carriedByPolicy -1', 'expired expired -3']],
    ['2027-04-01T12:00:00Z', ['expired expired -4']],
  ])('are written off when it is declined after the day on which they would have ended: %s', async (moment, expected) => {
    const { person, linesOf, about } = await closedWaiting({ days: 4, taken: 21, settings: capped });
    server.clock.set(moment);
    // A session does not last that long.
    const admin = await person('systemadmin');
    expect((await admin.call(rejectVacationDaysTransfer, about)).codes).toEqual([]);
    expect((await linesOf(2026)).filter((line) => !line.startsWith('taken'))).toEqual(expected);
  });

  test('are carried on by law when the person leaves', async () => {
    const { id, admin, linesOf } = await closedWaiting({ days: 6 });
    expect((await admin.call(deactivateCompanyUser, { body: { companyUserId: id } })).codes).toEqual([]);
    expect([await linesOf(2026), await linesOf(2027)]).toEqual([['carriedOut carriedByLaw -21'], ['carriedIn carriedByLaw 21']]);
  });

  test('go by the rule together when somebody leaves who asked twice', async () => {
    const { id, admin, linesOf } = await closedWaiting({ days: 2, more: 2, settings: capped });
    expect((await admin.call(deactivateCompanyUser, { body: { companyUserId: id } })).codes).toEqual([]);
    expect([await linesOf(2026), await linesOf(2027)]).toEqual([
      ['carriedOut carriedByLaw -21', 'carriedOut carriedByPolicy -1', 'expired expired -3'],
      ['carriedIn carriedByLaw 21', 'carriedIn carriedByPolicy 1'],
    ]);
  });
});

test('a refusal from before the year was closed is not undone after it', async () => {
  const company = await openCompany();
  server.clock.set('2026-12-31T22:59:50Z');
  const [employee, admin] = [await company.person('employee'), await company.person('systemadmin')];
  const about = await ask(employee, 3);
  expect((await admin.call(rejectVacationDaysTransfer, about)).codes).toEqual([]);
  server.clock.set('2026-12-31T23:00:10Z');
  await closeYears(server.services);
  expect((await admin.call(undoTransferDecision, about)).codes).toEqual(['absence.UndoTooLate']);
});

test.each([
  ['as many as the company’s rule allows', capped, ['carriedOut carriedByLaw -21', 'carriedOut carriedByPolicy -1', 'expired expired -3']],
  ['all', { carryOver: { ...capped.carryOver, maxDays: null } }, ['carriedOut carriedByLaw -21', 'carriedOut carriedByPolicy -4']],
])('days that a closing has carried over although a transfer waited are moved once: %s', async (_, settings, closed) => {
  const company = await openCompany(settings);
  const id = (await company.person('employee')).companyUserId ?? '';
  server.clock.set('2027-01-01T02:00:00Z');
  await closeYears(server.services);
  const [admin, linesOf, transferId] = [await company.person('systemadmin'), linesReader(company.companyId, id), newId()];
  // As years were closed before transfers that wait kept their days.
  await server.database.forCompany(company.companyId, (held) =>
    insertTransfer(
      held,
      { transferId, companyUserId: id, fromYear: 2026, days: 6, comment: null, isDecided: false },
      { by: id, now: new Date('2026-12-01T09:00:00Z') },
    ),
  );
  expect(await linesOf(2026)).toEqual(closed);
  const body = { vacationDaysTransferRequestEncrId: transferId };
  expect((await admin.call(rejectVacationDaysTransfer, { body })).codes).toEqual([]);
  expect(await linesOf(2026)).toEqual(closed);
});

test('a transfer that is asked for while years are being closed waits as any other', async () => {
  const company = await openCompany(capped);
  server.clock.set('2027-01-01T02:01:00Z');
  const [employee, admin] = [await company.person('employee'), await company.person('systemadmin')];
  const linesOf = linesReader(company.companyId, employee.companyUserId ?? '');
  // Their sessions begin in the new year; they have been here since before.
  await server.database.forCompany(company.companyId, ({ tx }) =>
    sql`update company_user set created_at = '2026-11-21T09:00:00Z' where company_id = ${company.companyId}`.execute(tx),
  );
  const about = await ask(employee, 6);
  // The work began a minute before, and comes to this company two minutes after.
  const moments = ['2027-01-01T02:00:00Z'];
  const now = () => new Date(moments.shift() ?? '2027-01-01T02:03:00Z');
  await closeYears({ database: server.database, clock: { ...server.clock, now } });
  server.clock.set('2027-01-01T02:04:00Z');
  expect((await admin.call(rejectVacationDaysTransfer, about)).codes).toEqual([]);
  expect(await linesOf(2026)).toEqual(['carriedOut carriedByLaw -21', 'carriedOut carriedByPolicy -1', 'expired expired -3']);
});

test('nothing is carried over for somebody who was added after the year, though they began to work before', async () => {
  const company = await openCompany();
  const id = (await company.person('employee')).companyUserId ?? '';
  const linesOf = linesReader(company.companyId, id);
  await server.database.forCompany(company.companyId, ({ tx }) =>
    sql`update company_user set start_date = '2019-01-01', created_at = '2027-03-01T09:00:00Z' where id = ${id}::uuid`.execute(tx),
  );
  server.clock.set('2027-03-02T02:00:00Z');
  await closeYears(server.services);
  expect([await linesOf(2026), await linesOf(2027)]).toEqual([[], []]);
  // Nor are there days that could be transferred.
  const admin = await company.person('systemadmin');
  const body = { encCompanyUserId: id, fromYear: 2026, daysToTransfer: 1 };
  expect((await admin.call(transferVacationDays, { body })).status).toBe(400);
  // At the end of the first year that is known, days are carried over as for everyone.
  server.clock.set('2028-01-01T02:00:00Z');
  await closeYears(server.services);
  expect(await linesOf(2028)).toEqual(['carriedIn carriedByLaw 21']);
});

test('nothing is written off of carried days that were asked for in time and are not answered yet', async () => {
  const company = await openCompany({ carryOver: { kind: 'capped', maxDays: 3, expiresOn: '03-31' } });
  const id = (await company.person('employee')).companyUserId ?? '';
  await book(server, company.companyId, [
    { companyUserId: id, startDate: '2026-07-06', endDate: '2026-07-31', days: 20 },
    { companyUserId: id, startDate: '2027-03-22', endDate: '2027-03-23', status: 1, days: 2 },
  ]);
  for (const moment of ['2027-01-01T02:00:00Z', '2027-04-01T12:00:00Z']) {
    server.clock.set(moment);
    await closeYears(server.services);
  }
  expect(await linesReader(company.companyId, id)(2027)).toContain('expired expired -1');
});
