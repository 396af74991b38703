import { expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { setCareDays } from '../../contract/endpoints-balance.ts';
import { calculateVacationDays } from '../../contract/endpoints-requests.ts';
import type { Calculation } from '../../contract/entities-balance.ts';
import { openAbsence } from '../../testing/opened.ts';

const server = await testServer();

test('warns of care days of each year that a request takes them of', async () => {
  const { admin, person } = await server.newCompany();
  await openAbsence(admin);
  const employee = await person('employee');
  const warningsUntil = async (endDate: string) => {
    const body = { absenceType: 5, startDate: '2026-12-28', endDate };
    const { json } = await employee.call(calculateVacationDays, { body });
    return (json['calculation'] as Calculation).warnings;
  };
  expect(await warningsUntil('2027-01-15')).toEqual([]);
  const eleven = { kind: 'careDaysUsedUp', params: { days: 11, limit: 10, year: '2027' } };
  expect(await warningsUntil('2027-01-18')).toEqual([eleven]);
  await admin.call(setCareDays, { body: { companyUserId: employee.companyUserId, year: 2026, days: 3, read: 10 } });
  const four = { kind: 'careDaysUsedUp', params: { days: 4, limit: 3, year: '2026' } };
  expect(await warningsUntil('2027-01-18')).toEqual([four, eleven]);
});
