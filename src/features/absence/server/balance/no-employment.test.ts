import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { activateCompanyUser, deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { testServer } from '#testing/server.ts';
import * as endpoints from '../../contract/endpoints-balance.ts';
import { updateSettings } from '../../contract/endpoints-company.ts';
import type { AbsenceDaysOverview, LedgerLine } from '../../contract/entities-balance.ts';
import { openAbsence } from '../../testing/opened.ts';
import { closeYears } from '../years/close-years.ts';
import { openYears } from '../years/open-years.ts';

const server = await testServer();
afterEach(() => server.clock.set('2026-11-21T09:00:00Z'));

test('where days are not divided by time, nobody has any of the years after their last day, also where they had been given', async () => {
  const { admin, companyId, person } = await server.newCompany();
  await openAbsence(admin);
  const id = (await person('employee')).companyUserId;
  await admin.call(updateSettings, { body: { isProrated: false } });
  // As the rules before left it: the last day of work has changed, the days have not.
  await server.database.forCompany(companyId, ({ tx }) =>
    sql`update company_user set end_date = '2026-11-30' where company_id = ${companyId} and id = ${id}::uuid`.execute(tx),
  );
  await openYears(server.services);
  const linesOf = async (year: number) => {
    const { json } = await admin.call(endpoints.ledger, { query: { companyUserId: id, year } });
    return (json['lines'] as LedgerLine[]).map(({ reason, days }) => [reason, days]);
  };
  expect(await linesOf(2026)).toEqual([['companyDefault', 25]]);
  expect(await linesOf(2027)).toEqual([
    ['companyDefault', 25],
    ['employmentChanged', -25],
  ]);
  for (const year of [2027, 2028]) {
    const { json } = await admin.call(endpoints.getCompanyUserVacationDaysOverview, { body: { encCompanyUserId: id, year } });
    expect((json['absenceDaysOverview'] as AbsenceDaysOverview).balance).toMatchObject({ allowance: 0, statutory: 0 });
  }
});

test('somebody who comes back has nothing of the whole years in which they were away', async () => {
  const company = await server.newCompany();
  const { companyId } = company;
  await openAbsence(company.admin);
  const id = (await company.person('employee')).companyUserId ?? '';
  await openYears(server.services);
  const body = { companyUserId: id };
  expect((await company.admin.call(deactivateCompanyUser, { body })).codes).toEqual([]);
  server.clock.set('2029-03-01T09:00:00Z');
  const admin = await company.person('systemadmin');
  expect((await admin.call(activateCompanyUser, { body: { ...body, endDate: null } })).codes).toEqual([]);
  await closeYears(server.services);
  const { rows } = await server.database.forCompany(companyId, ({ tx }) =>
    sql<{ year: number; kind: string; days: number }>`
      select year, kind, sum(days)::float8 as days from absence_ledger where company_user_id = ${id}::uuid
      group by year, kind having sum(days) <> 0 order by year, kind`.execute(tx),
  );
  // What the law gives of the year in which they left is carried on through those years.
  expect(rows.map(({ year, kind, days }) => `${year} ${kind} ${days}`)).toEqual([
    '2026 allowance 25',
    '2026 carriedOut -21',
    '2027 carriedIn 21',
    '2027 carriedOut -21',
    '2028 carriedIn 21',
    '2028 carriedOut -21',
    '2029 allowance 25',
    '2029 carriedIn 21',
    '2030 allowance 25',
  ]);
});
