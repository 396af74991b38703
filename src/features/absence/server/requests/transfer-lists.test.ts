import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { transferVacationDays } from '../../contract/endpoints-balance.ts';
import { getPendingRequestCount, getPendingRequestsByYear } from '../../contract/endpoints.ts';
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
