import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { updateSettings } from '../../contract/endpoints-company.ts';
import { addAbsence, calculateVacationDays, deleteAbsence, updateAbsence } from '../../contract/endpoints-requests.ts';
import type { Absence } from '../../contract/entities.ts';
import { book, type Booking } from '../../testing/booked.ts';
import { openAbsence } from '../../testing/opened.ts';
import { closeYears } from './close-years.ts';

const server = await testServer();
afterEach(() => server.clock.set('2026-11-21T09:00:00Z'));

/** Somebody who has taken 20 of 25 days, so that three are carried over by agreement, until 31 March. */
async function carried() {
  const company = await server.newCompany();
  await openAbsence(company.admin, { availableAbsenceDays: 25 });
  await company.admin.call(updateSettings, { body: { carryOver: { kind: 'capped', maxDays: 3, expiresOn: '03-31' } } });
  const kari = await company.person('employee');
  const id = kari.companyUserId ?? '';
  const booked = (booking: Omit<Booking, 'companyUserId'>) => book(server, company.companyId, [{ companyUserId: id, ...booking }]);
  await booked({ startDate: '2026-07-06', endDate: '2026-07-31', days: 20 });
  /** What is written off of 2027 on 1 April. */
  const expired = async () => {
    for (const moment of ['2027-01-01T02:00:00Z', '2027-04-01T12:00:00Z']) {
      server.clock.set(moment);
      await closeYears(server.services);
    }
    return lost();
  };
  const lost = async () => {
    const { rows } = await server.database.forCompany(company.companyId, ({ tx }) =>
      sql<{
        days: number;
      }>`select sum(-days)::float8 as days from absence_ledger where company_user_id = ${id}::uuid and year = 2027 and kind = 'expired'`.execute(
        tx,
      ),
    );
    return rows[0]?.days;
  };
  return { ...company, id, kari, booked, expired, lost };
}

test.each([
  [
    'moved into the time',
    { startDate: '2027-05-10', endDate: '2027-05-11', days: 2 },
    { startDate: '2027-03-22', endDate: '2027-03-23' },
    1,
  ],
  ['made longer', { startDate: '2027-03-22', days: 1 }, { startDate: '2027-03-22', endDate: '2027-03-23' }, 1],
  ['moved out of the time', { startDate: '2027-03-22', days: 1 }, { startDate: '2027-05-10', endDate: '2027-05-12' }, 2],
])('counts the version with more days in time of what would be %s', async (_, agreed, asked, expected) => {
  const { kari, booked, expired } = await carried();
  const [absenceId] = await booked({ ...agreed, counted: '2'.repeat(agreed.days) });
  expect((await kari.call(updateAbsence, { body: { absenceId, absenceType: 1, ...asked } })).codes).toEqual([]);
  expect(await expired()).toBe(expected);
});

test('gives back what was taken in time and registered later, until that is deleted', async () => {
  const { id, booked, expired, lost, person } = await carried();
  const [absenceId = ''] = await booked({ startDate: '2027-05-10', endDate: '2027-05-11', days: 2, counted: '22' });
  expect(await expired()).toBe(3);
  server.clock.set('2027-04-12T09:00:00Z');
  const admin = await person('systemadmin');
  const body = { companyUserId: id, absenceType: 1, startDate: '2027-03-30', endDate: '2027-04-01' };
  const { json } = await admin.call(addAbsence, { body });
  // Tuesday and Wednesday after Easter; Thursday is after the last day.
  expect(await lost()).toBe(1);
  await admin.call(deleteAbsence, { body: { absenceId: (json['absence'] as Absence).absenceId } });
  expect(await lost()).toBe(3);
  // What had been agreed for May was taken in March.
  const moved = { absenceId, absenceType: 1, startDate: '2027-03-18', endDate: '2027-03-19' };
  expect((await admin.call(updateAbsence, { body: moved })).codes).toEqual([]);
  expect(await lost()).toBe(1);
  await admin.call(deleteAbsence, { body: { absenceId } });
  expect(await lost()).toBe(3);
});

test('has days that come back for vacation registered late where nothing else is left', async () => {
  const { id, booked, expired, lost, person } = await carried();
  // All but the three days that are carried over by agreement.
  await booked({ startDate: '2027-06-28', endDate: '2027-08-03', days: 26, counted: '2222200222220022222002222200222220022'.slice(0, 37) });
  expect(await expired()).toBe(3);
  server.clock.set('2027-04-12T09:00:00Z');
  const admin = await person('systemadmin');
  const body = { companyUserId: id, absenceType: 1, startDate: '2027-03-22', endDate: '2027-03-24' };
  const { json } = await admin.call(calculateVacationDays, { body });
  expect(json['calculation']).toMatchObject({ perYear: [{ year: 2027, days: 3, availableBefore: 3, availableAfter: 0 }] });
  expect((await admin.call(addAbsence, { body: { ...body, startDate: '2027-03-19' } })).codes).toEqual([
    'absence.NotEnoughAvailableAbsenceDays',
  ]);
  const added = await admin.call(addAbsence, { body });
  expect([added.codes, await lost()]).toEqual([[], 0]);
  // Moved behind the day by which they end, they are planned, and nothing is written off that is not there.
  const { absenceId } = added.json['absence'] as Absence;
  const moved = { absenceId, absenceType: 1, startDate: '2027-08-09', endDate: '2027-08-11' };
  expect((await admin.call(updateAbsence, { body: moved })).codes).toEqual([]);
  expect(await lost()).toBe(0);
});

test('gives back what was taken in time after all, when illness in it is deleted later', async () => {
  const { id, booked, expired, lost, person } = await carried();
  await booked({ startDate: '2027-03-15', endDate: '2027-03-17', days: 3, counted: '222' });
  server.clock.set('2027-03-18T09:00:00Z');
  const body = { companyUserId: id, absenceType: 3, startDate: '2027-03-15', endDate: '2027-03-17', vacationDaysBack: 3 };
  const illness = await (await person('systemadmin')).call(addAbsence, { body });
  expect([illness.codes, await expired()]).toEqual([[], 3]);
  server.clock.set('2027-04-10T09:00:00Z');
  const { absenceId } = illness.json['absence'] as Absence;
  expect((await (await person('systemadmin')).call(deleteAbsence, { body: { absenceId } })).codes).toEqual([]);
  expect(await lost()).toBe(0);
});
