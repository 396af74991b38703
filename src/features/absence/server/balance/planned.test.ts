import { afterEach, expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { getCompanyUserVacationDaysOverview } from '../../contract/endpoints-balance.ts';
import type { AbsenceDaysOverview } from '../../contract/entities-balance.ts';
import { book } from '../../testing/booked.ts';
import { absenceWorld, approve } from '../../testing/decided.ts';
import { asked } from '../../testing/requests.ts';

const server = await testServer();
afterEach(() => server.clock.set('2026-11-21T09:00:00Z'));

test('what is still ahead of vacation that has begun is planned, in each year', async () => {
  const { company, lead, kari } = await absenceWorld(server);
  // Four days before Christmas, four after it and five in the new year; Christmas Eve is a whole day.
  await approve(lead, await asked(kari, { startDate: '2026-12-21', endDate: '2027-01-08' }));
  const on = async (day: string) => {
    server.clock.set(`${day}T09:00:00Z`);
    const admin = await company.person('systemadmin');
    const of = async (year: number) => {
      const body = { encCompanyUserId: kari.companyUserId, year };
      const { json } = await admin.call(getCompanyUserVacationDaysOverview, { body });
      const { taken, planned } = (json['absenceDaysOverview'] as AbsenceDaysOverview).balance;
      return [taken, planned];
    };
    return [await of(2026), await of(2027)];
  };
  const taken = [8, 5];
  const days = ['2026-12-20', '2026-12-21', '2026-12-28', '2026-12-31', '2027-01-05', '2027-01-08'];
  const planned: unknown[] = [];
  for (const day of days) planned.push(await on(day));
  expect(planned).toEqual(
    [
      [8, 5],
      [7, 5],
      [3, 5],
      [0, 5],
      [0, 3],
      [0, 0],
    ].map((each) => each.map((ahead, index) => [taken[index], ahead])),
  );
});

test('of begun vacation from before its days were stored nothing is planned', async () => {
  const { company, admin, kari } = await absenceWorld(server);
  const begun = { companyUserId: kari.companyUserId, startDate: '2026-11-16', endDate: '2026-11-27', days: 10 };
  const planned = async () => {
    const body = { encCompanyUserId: kari.companyUserId, year: 2026 };
    const { json } = await admin.call(getCompanyUserVacationDaysOverview, { body });
    return (json['absenceDaysOverview'] as AbsenceDaysOverview).balance.planned;
  };
  await book(server, company.companyId, [begun]);
  expect(await planned()).toBe(0);
});
