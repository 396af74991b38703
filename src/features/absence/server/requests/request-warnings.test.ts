import { expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { rejectVacationDaysTransfer, setCareDays, transferVacationDays } from '../../contract/endpoints-balance.ts';
import { addAbsence, calculateVacationDays } from '../../contract/endpoints-requests.ts';
import type { Calculation, VacationTransfer } from '../../contract/entities-balance.ts';
import { absenceType } from '../../contract/kinds.ts';
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

test('tells of a waiting transfer that no longer fits, without refusing the vacation', async () => {
  const { admin, person } = await server.newCompany();
  await openAbsence(admin);
  const employee = await person('employee');
  const { companyUserId } = employee;
  const body = { encCompanyUserId: companyUserId, fromYear: 2026, daysToTransfer: 22 };
  const asked = (await employee.call(transferVacationDays, { body })).json['transfer'] as VacationTransfer;
  const vacation = { absenceType: 1, startDate: '2026-12-14', endDate: '2026-12-16' };
  const warningsFor = async (who: typeof admin, changes: object = {}) => {
    const { json } = await who.call(calculateVacationDays, { body: { ...vacation, ...changes } });
    return (json['calculation'] as Calculation).warnings.filter(({ kind }) => kind === 'transferNoLongerFits');
  };
  expect(await warningsFor(employee)).toEqual([]);
  const four = { endDate: '2026-12-17' };
  const params = { days: 22, year: '2026', toYear: '2027', left: 21 };
  expect(await warningsFor(employee, four)).toEqual([{ kind: 'transferNoLongerFits', params: { ...params, whose: 'own' } }]);
  expect(await warningsFor(employee, { ...four, absenceType: 3, startDate: '2026-11-23' })).toEqual([]);
  expect(await warningsFor(admin, four)).toEqual([]);
  expect(await warningsFor(admin, { ...four, companyUserId })).toEqual([
    { kind: 'transferNoLongerFits', params: { ...params, whose: 'other' } },
  ]);
  expect((await employee.call(addAbsence, { body: { ...vacation, ...four } })).codes).toEqual([]);
  await admin.call(rejectVacationDaysTransfer, {
    body: { vacationDaysTransferRequestEncrId: asked.vacationDaysTransferRequestEncrId },
  });
  expect(await warningsFor(employee, { startDate: '2026-12-18', endDate: '2026-12-18' })).toEqual([]);
});

test('names all days of work elsewhere that an absence replaces', async () => {
  const { admin, person } = await server.newCompany();
  await openAbsence(admin);
  const employee = await person('employee');
  for (const [startDate, endDate] of [
    ['2026-12-01', '2026-12-02'],
    ['2026-12-08', '2026-12-11'],
  ]) {
    expect((await employee.call(addAbsence, { body: { absenceType: absenceType.HomeOffice, startDate, endDate } })).codes).toEqual([]);
  }
  const warningsOf = async (startDate: string, endDate: string) => {
    const { json } = await employee.call(calculateVacationDays, { body: { absenceType: 1, startDate, endDate } });
    return (json['calculation'] as Calculation).warnings.filter(({ kind }) => kind === 'coversHomeOffice').map(({ params }) => params);
  };
  expect(await warningsOf('2026-12-02', '2026-12-09')).toEqual([{ date: '2026-12-02', to: '2026-12-09', days: 8 }]);
  expect(await warningsOf('2026-12-02', '2026-12-04')).toEqual([{ date: '2026-12-02', to: '2026-12-02', days: 1 }]);
  expect(await warningsOf('2026-12-03', '2026-12-04')).toEqual([]);
});
