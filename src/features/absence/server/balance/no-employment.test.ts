import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import * as endpoints from '../../contract/endpoints-balance.ts';
import { updateSettings } from '../../contract/endpoints-company.ts';
import type { AbsenceDaysOverview, LedgerLine } from '../../contract/entities-balance.ts';
import { openAbsence } from '../../testing/opened.ts';
import { openYears } from '../years/open-years.ts';

const server = await testServer();

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
