import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { rolesBelowFull } from '#testing/role-table.ts';
import { addPerson } from '#testing/people-of.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import * as endpoints from '../../contract/endpoints-company.ts';
import { getPublicHolidays } from '../../contract/endpoints.ts';
import { getCompanyUserVacationDaysOverview } from '../../contract/endpoints-balance.ts';
import type { AbsenceDaysOverview } from '../../contract/entities-balance.ts';
import type { AbsenceSettings, Holiday } from '../../contract/entities-settings.ts';
import { firstSettings, openAbsence } from '../../testing/opened.ts';

const server = await testServer();
const settingsIn = (json: Record<string, unknown>) => json['settings'] as AbsenceSettings;

describe('the welcome screen', () => {
  test('opens the calendar once, with the first settings', async () => {
    const { admin } = await server.newCompany();
    const before = settingsIn((await admin.call(endpoints.getSettings)).json);
    expect(before).toMatchObject({ isAcknowledged: false, country: 'NO', availableAbsenceDays: 25, today: '2026-11-21' });
    expect(before.permissions).toMatchObject({ acknowledge: true, update: false });
    const opened = await admin.call(endpoints.acknowledgeAbsenceWelcomeScreen, { body: { ...firstSettings, availableAbsenceDays: 27.5 } });
    expect(settingsIn(opened.json)).toMatchObject({
      isAcknowledged: true,
      availableAbsenceDays: 27.5,
      permissions: { acknowledge: false, update: true },
    });
    const again = await admin.call(endpoints.acknowledgeAbsenceWelcomeScreen, { body: firstSettings });
    expect([again.status, again.codes]).toEqual([400, ['absence.AlreadyAcknowledged']]);
  });

  test('is not for those who do not run absence', async () => {
    const company = await server.newCompany();
    for (const role of rolesBelowFull('absence')) {
      const answer = await (await company.person(role)).call(endpoints.acknowledgeAbsenceWelcomeScreen, { body: firstSettings });
      expect([role, answer.status]).toEqual([role, 403]);
    }
    await openAbsence(await company.person('hradmin'));
    expect(settingsIn((await company.admin.call(endpoints.getSettings)).json).isAcknowledged).toBe(true);
  });
});

test('tells each role what it may do', async () => {
  const company = await server.newCompany();
  const may = async (role: 'hradmin' | 'officeadmin' | 'manager' | 'employee') =>
    Object.entries(settingsIn((await (await company.person(role)).call(endpoints.getSettings)).json).permissions)
      .filter(([, allowed]) => allowed)
      .map(([name]) => name);
  expect(await may('employee')).toEqual(['companyFeed']);
  expect(await may('officeadmin')).toEqual(['summary', 'export', 'companyFeed']);
  expect(await may('manager')).toEqual(['addForOthers', 'decide', 'prompt', 'summary', 'export', 'companyFeed', 'teamFeed']);
  expect(await may('hradmin')).toContain('addToAll');
  // There is the system administrator, who decides for them.
  expect(await may('hradmin')).not.toContain('administerOwn');
  const alone = await server.newCompany();
  expect(settingsIn((await alone.admin.call(endpoints.getSettings)).json).permissions).toMatchObject({ administerOwn: true });
});

test('a scheme of the company’s own without a limit each time has none', async () => {
  const { admin } = await server.newCompany();
  await openAbsence(admin);
  const sickLeave = { scheme: 'custom', daysEachTime: null, occasions: 6, daysInYear: null };
  expect((await admin.call(endpoints.updateSettings, { body: { sickLeave } })).codes).toEqual([]);
  const { json } = await admin.call(getCompanyUserVacationDaysOverview, { body: { encCompanyUserId: admin.companyUserId } });
  const { health } = json['absenceDaysOverview'] as AbsenceDaysOverview;
  expect(health).toMatchObject({ scheme: 'custom', maxDaysEachTime: null, maxOccasions: 6, maxDays: null });
});

test('answers public holidays with both names where two meet on a day', async () => {
  const { admin } = await server.newCompany();
  const { json } = await admin.call(getPublicHolidays, { body: { years: [2027], countries: ['NO', 'SE'] } });
  const [norway, sweden] = json['publicHolidays'] as { country: string; year: number; holidays: Holiday[] }[];
  expect(norway?.holidays).toHaveLength(11);
  expect(norway?.holidays.find(({ date }) => date === '2027-05-17')?.names.no).toContain('Grunnlovsdagen');
  expect(sweden?.holidays.map(({ date }) => date)).toContain('2027-06-06');
});

test('answers the public holidays of a person’s country to those who may open their absence, and of the company’s to others', async () => {
  const company = await server.newCompany();
  const companyUserId = await addPerson(server, company);
  await server.database.forCompany(company.companyId, ({ tx }) =>
    sql`update company_user set country = 'SE' where company_id = ${company.companyId} and id = ${companyUserId}::uuid`.execute(tx),
  );
  const seen = async (who: Caller, body: object = { companyUserId }) => {
    const { json } = await who.call(getPublicHolidays, { body: { years: [2027], ...body } });
    return (json['publicHolidays'] as { country: string }[]).map(({ country }) => country);
  };
  const employee = await company.person('employee');
  expect([await seen(company.admin), await seen(employee)]).toEqual([['SE'], ['NO']]);
  expect(await seen(company.admin, { companyUserId: employee.companyUserId })).toEqual(['NO']);
  expect(await seen(company.admin, { companyUserId, countries: ['DK'] })).toEqual(['DK']);
});
