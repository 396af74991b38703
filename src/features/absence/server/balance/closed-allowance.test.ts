import { afterEach, expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { setWorkWeek, updateCompanyUserAvailableVacationDays } from '../../contract/endpoints-balance.ts';
import { book } from '../../testing/booked.ts';
import { openAbsence } from '../../testing/opened.ts';
import { closeYears } from '../years/close-years.ts';

const server = await testServer();
afterEach(() => server.clock.set('2026-11-21T09:00:00Z'));

test('days set for a closed year may take back what was carried on as far as it is left, and keep to the law with which it was closed', async () => {
  const company = await server.newCompany();
  await openAbsence(company.admin, { availableAbsenceDays: 25 });
  const { companyUserId } = await company.person('employee');
  server.clock.set('2027-01-01T02:00:00Z');
  await closeYears(server.services);
  const admin = await company.person('systemadmin');
  const set = (availableAbsenceDays: number) =>
    admin.call(updateCompanyUserAvailableVacationDays, { body: { companyUserId, year: 2026, availableAbsenceDays } });
  // Four days are left, and 21 were carried on.
  expect((await set(18)).json['balance']).toMatchObject({ allowance: 18, carriedOut: 18, available: 0 });
  expect((await set(25)).json['balance']).toMatchObject({ allowance: 25, carriedOut: 21, available: 4 });
  // Today the law gives fewer.
  const weekdays = { 0: false, 1: true, 2: false, 3: true, 4: false, 5: true, 6: false };
  expect((await admin.call(setWorkWeek, { body: { companyUserId, validFrom: '2026-01-01', weekdays } })).codes).toEqual([]);
  await book(server, company.companyId, [{ companyUserId, startDate: '2027-06-28', endDate: '2027-08-31', days: 46 }]);
  expect((await set(21)).codes).toEqual([]);
  const refused = await set(20.5);
  expect([refused.codes, refused.json['details']]).toEqual([['vacation.DaysOutOfRange'], { least: 21, most: 365 }]);
});
