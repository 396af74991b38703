import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { approveVacationDaysTransfer, transferVacationDays } from '../../contract/endpoints-balance.ts';
import type { VacationTransfer } from '../../contract/entities-balance.ts';
import { getPendingRequestCount, getPendingRequestsByYear } from '../../contract/endpoints.ts';
import { book } from '../../testing/booked.ts';
import { absenceWorld } from '../../testing/decided.ts';

const server = await testServer();
beforeEach(() => server.clock.set('2026-11-21T09:00:00Z'));

test('a transfer that waits is counted and listed also when the company has more than two thousand newer ones', async () => {
  const { company, admin, lead, kari } = await absenceWorld(server);
  const other = await company.person('employee');
  const own = { encCompanyUserId: kari.companyUserId, fromYear: 2027, daysToTransfer: 3 };
  expect((await kari.call(transferVacationDays, { body: own })).codes).toEqual([]);
  await server.database.forCompany(company.companyId, ({ tx }) =>
    sql`insert into vacation_transfer (company_id, id, company_user_id, from_year, to_year, days, status, requested_at, requested_by)
      select ${company.companyId}, ('ffffffff-0000-7000-8000-' || lpad(number::text, 12, '0'))::uuid, ${other.companyUserId}::uuid, 2026, 2027,
        0.5, 1, now(), ${other.companyUserId}::uuid from generate_series(1, 2000) number`.execute(tx),
  );
  const shown = async (who: Caller, year: number) => {
    const { json } = await who.call(getPendingRequestsByYear, { query: { year } });
    return [(json['pendingVacationTransferRequests'] as unknown[]).length, json['elsewhere']];
  };
  const count = async (who: Caller) => (await who.call(getPendingRequestCount)).json['pendingRequests'];
  expect([await count(lead), await shown(lead, 2026), await shown(lead, 2028)]).toEqual([1, [0, [{ year: 2027, count: 1 }]], [1, []]]);
  expect([await count(admin), await shown(admin, 2027), await shown(admin, 2028)]).toEqual([
    2001,
    [2001, []],
    [1, [{ year: 2026, count: 2000 }]],
  ]);
});

test('transfers that together ask for more days than are left are approved as long as there are days', async () => {
  const { company, lead, kari } = await absenceWorld(server);
  const encCompanyUserId = kari.companyUserId;
  const ask = (daysToTransfer: number) => kari.call(transferVacationDays, { body: { encCompanyUserId, fromYear: 2026, daysToTransfer } });
  for (const days of [10, 12]) expect((await ask(days)).codes).toEqual([]);
  await book(server, company.companyId, [{ companyUserId: kari.companyUserId, startDate: '2026-12-07', endDate: '2026-12-11', days: 5 }]);
  expect((await ask(1)).codes).toEqual(['vacation.NotEnoughAvailableAbsenceDays']);
  const waiting = async () => {
    const { json } = await lead.call(getPendingRequestsByYear, { query: { year: 2026 } });
    return json['pendingVacationTransferRequests'] as VacationTransfer[];
  };
  const [last, first] = await waiting();
  expect([last, first].map((one) => [one?.vacationDays, one?.available])).toEqual([
    [12, 20],
    [10, 20],
  ]);
  const approve = (one = last) =>
    lead.call(approveVacationDaysTransfer, { body: { vacationDaysTransferRequestEncrId: one?.vacationDaysTransferRequestEncrId ?? '' } });
  expect((await approve()).codes).toEqual([]);
  const refused = await approve(first);
  expect([refused.codes, refused.json['details']]).toEqual([
    ['vacation.NotEnoughAvailableAbsenceDays'],
    { year: 2026, available: 8, wanted: 10 },
  ]);
  expect((await waiting()).map(({ vacationDays, available }) => [vacationDays, available])).toEqual([[10, 8]]);
});
