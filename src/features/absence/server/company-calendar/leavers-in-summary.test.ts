import { expect, test } from 'vitest';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { testServer } from '#testing/server.ts';
import { exportAbsences } from '../../contract/endpoints-company.ts';
import { getCompanyAbsenceSummary } from '../../contract/endpoints.ts';
import type { SummaryRow } from '../../contract/entities-balance.ts';
import { book } from '../../testing/booked.ts';
import { absenceWorld } from '../../testing/decided.ts';
import { openAbsence } from '../../testing/opened.ts';

const server = await testServer();
const december = { startDate: '2026-11-30', endDate: '2026-12-31' };

test('what was agreed for after somebody’s last day is in no summary and not in their pay', async () => {
  const { companyId, admin, person } = await server.newCompany();
  await openAbsence(admin);
  const [leaver, gone] = [await person('employee'), await person('employee')].map(({ companyUserId }) => companyUserId);
  await book(server, companyId, [
    // Monday to Friday, of which Thursday is the last day; and a week after it.
    { companyUserId: leaver, startDate: '2026-11-30', endDate: '2026-12-04', type: 1, days: 5 },
    { companyUserId: leaver, startDate: '2026-12-14', endDate: '2026-12-18', type: 1, days: 5 },
    { companyUserId: gone, startDate: '2026-12-14', endDate: '2026-12-18', type: 1, days: 5 },
  ]);
  for (const body of [{ companyUserId: leaver, endDate: '2026-12-03' }, { companyUserId: gone }])
    expect((await admin.call(deactivateCompanyUser, { body })).codes).toEqual([]);
  const { json } = await admin.call(getCompanyAbsenceSummary, { query: december });
  const rows = json['companyAbsenceSummary'] as SummaryRow[];
  expect(rows.find(({ companyUserId }) => companyUserId === leaver)?.days).toEqual([{ type: 1, workingDays: 4, calendarDays: 4 }]);
  expect(rows.map(({ companyUserId }) => companyUserId)).not.toContain(gone);
  const accountant = await person('accountant');
  const payroll = await accountant.call(exportAbsences, { body: { ...december, format: 'csv', kind: 'payroll' } });
  const [, ...lines] = payroll.bytes.toString().trim().split('\n');
  expect(lines).toEqual([expect.stringContaining('03.12.2026')]);
});

test.each([
  ['the day of it', {}, [[1, 10, 11]], undefined],
  [
    'their last day, where it is another',
    { endDate: '2026-12-14' },
    [[1, 16, 20]],
    [
      [1, 5, 5],
      [3, 2, 2],
    ],
  ],
])('agreed absence of whoever is deactivated counts until %s', async (_, lastDay, inNovember, inDecember) => {
  const { admin, company, kari } = await absenceWorld(server);
  const { companyUserId } = kari;
  // Today is Saturday 21 November.
  await book(server, company.companyId, [
    { companyUserId, startDate: '2026-11-02', endDate: '2026-11-06', days: 5 },
    { companyUserId, startDate: '2026-11-16', endDate: '2026-12-04', days: 15, counted: '2222200222220022222' },
    { companyUserId, startDate: '2026-12-07', endDate: '2026-12-08', type: 3 },
    { companyUserId, startDate: '2026-12-14', endDate: '2026-12-23', days: 8, counted: '2222200222' },
  ]);
  expect((await admin.call(deactivateCompanyUser, { body: { companyUserId, ...lastDay } })).codes).toEqual([]);
  const daysIn = async (startDate: string, endDate: string) => {
    const { json } = await admin.call(getCompanyAbsenceSummary, { query: { startDate, endDate } });
    const row = (json['companyAbsenceSummary'] as SummaryRow[]).find((each) => each.companyUserId === companyUserId);
    return row?.days.map(({ type, workingDays, calendarDays }) => [type, workingDays, calendarDays]);
  };
  expect(await daysIn('2026-11-01', '2026-11-30')).toEqual(inNovember);
  expect(await daysIn('2026-12-01', '2026-12-31')).toEqual(inDecember);
  const body = {
    startDate: '2026-12-01',
    endDate: '2026-12-31',
    kind: 'payroll',
    format: 'csv',
    filters: { companyUserIds: [companyUserId] },
  };
  expect((await admin.call(exportAbsences, { body })).codes).toEqual(inDecember ? [] : ['absence.NothingToExport']);
});
