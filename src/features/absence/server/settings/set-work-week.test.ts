import { expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { getCompanyUserVacationDaysOverview, setWorkWeek } from '../../contract/endpoints-balance.ts';
import type { AbsenceDaysOverview } from '../../contract/entities-balance.ts';
import { openAbsence } from '../../testing/opened.ts';

const server = await testServer();
const mondayToFriday = { 0: false, 1: true, 2: true, 3: true, 4: true, 5: true, 6: false };

test('a week of a person is their own also with the days of the company’s, and is not replaced as if it were not', async () => {
  const { admin, person } = await server.newCompany();
  await openAbsence(admin);
  const { companyUserId } = await person('employee');
  const set = (body: object) => admin.call(setWorkWeek, { body: { companyUserId, validFrom: '2026-01-01', ...body } });
  const seen = async () => {
    const { json } = await admin.call(getCompanyUserVacationDaysOverview, { body: { encCompanyUserId: companyUserId } });
    return json['absenceDaysOverview'] as AbsenceDaysOverview;
  };
  expect(await seen()).toMatchObject({ workWeeks: [], isOwnWorkWeek: false });
  await set({ weekdays: null });
  const before = await seen();
  expect(before).toMatchObject({ workWeeks: [{ weekdays: 62, isOwn: false }], workWeek: 62, isOwnWorkWeek: false });
  await set({ weekdays: mondayToFriday });
  expect(await seen()).toMatchObject({ workWeeks: [{ weekdays: 62, isOwn: true }], workWeek: 62, isOwnWorkWeek: true });
  expect((await set({ weekdays: { ...mondayToFriday, 6: true }, read: before.workWeeks })).codes).toEqual(['common.Conflict']);
  expect((await set({ weekdays: null, read: (await seen()).workWeeks })).codes).toEqual([]);
});
