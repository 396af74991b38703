import { describe, expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { getHistory, getUpcomingBirthdays } from '../../contract/endpoints-life.ts';
import { profileTools } from '../../testing/profile.ts';

const server = await testServer();
const { add, change } = profileTools(server);
const noMail = { emailAddress: null };

describe('history', () => {
  test('tells from which day what held, and by whom; a second change of a day replaces the first', async () => {
    server.clock.set('2026-12-01T09:00:00Z');
    const company = await server.newCompany();
    const leader = await add(company, { ...noMail, firstName: 'Liv', lastName: 'Berg' });
    const id = await add(company);
    await change(company.admin, id, { position: 'Bas' }, 1);
    await change(company.admin, id, { position: 'Formann', reportingToCompanyUserId: leader, positionCoverage: 80 }, 2);
    const { json } = await company.admin.call(getHistory, { query: { companyUserId: id } });
    expect(json['history']).toMatchObject([
      {
        validFrom: '2026-12-01',
        position: 'Formann',
        reportingToFullName: 'Liv Berg',
        positionCoverage: 80,
        changedByFullName: 'Kari Nordmann',
      },
      { validFrom: '2026-11-21', position: 'Elektriker', reportingToCompanyUserId: null, positionCoverage: null },
    ]);
  });

  test.each([
    ['hradmin', false, 200],
    ['officeadmin', false, 200],
    ['manager', true, 200],
    ['manager', false, 403],
    ['employee', false, 403],
  ] as const)('%s (leads the person: %s) is answered %i', async (role, leads, status) => {
    const company = await server.newCompany();
    const who = await company.person(role);
    const id = await add(company, leads ? { reportingToCompanyUserId: who.companyUserId ?? null } : {});
    expect((await who.call(getHistory, { query: { companyUserId: id } })).status).toBe(status);
  });

  test('everybody sees their own, also when inactive', async () => {
    const company = await server.newCompany();
    const who = await company.person('employee', { state: 'inactive' });
    expect((await who.call(getHistory, { query: { companyUserId: who.companyUserId } })).status).toBe(200);
  });
});

describe('coming birthdays', () => {
  const people = (json: Record<string, unknown>) =>
    (json['companyUsers'] as { firstName: string; date: string; daysUntil: number }[]).map(({ firstName, date, daysUntil }) => [
      firstName,
      date,
      daysUntil,
    ]);

  test('are those of active staff who show them, the nearest first, without the year', async () => {
    server.clock.set('2026-12-15T09:00:00Z');
    const company = await server.newCompany();
    const someone = (firstName: string, birthday: string, more: object = {}) => add(company, { ...noMail, firstName, birthday, ...more });
    await someone('Etter nyttår', '1980-01-02');
    await someone('I dag', '1990-12-15');
    await someone('Siste', '1970-01-14');
    await someone('For sent', '1970-01-15');
    await someone('I går', '1970-12-14');
    await someone('Skjult', '1990-12-16', { isBirthdayHidden: true });
    await someone('Sluttet', '1990-12-16', { state: 'inactive' });
    await someone('Ekstern', '1990-12-16', { role: 'accountant' });
    await someone('Siste dag', '1980-01-03', { endDate: '2027-01-03' });
    await someone('Sluttet dagen før', '1980-01-03', { endDate: '2027-01-02' });
    await someone('Første dag', '1980-01-04', { startDate: '2027-01-04' });
    await someone('Begynner dagen etter', '1980-01-04', { startDate: '2027-01-05' });
    const employee = await company.person('employee');
    const { json } = await employee.call(getUpcomingBirthdays);
    expect(people(json)).toEqual([
      ['I dag', '2026-12-15', 0],
      ['Etter nyttår', '2027-01-02', 18],
      ['Siste dag', '2027-01-03', 19],
      ['Første dag', '2027-01-04', 20],
      ['Siste', '2027-01-14', 30],
    ]);
    expect(JSON.stringify(json)).not.toMatch(/19[789]0/);
  });

  test.each([
    ['2027-02-20T09:00:00Z', '2027-02-28'],
    ['2028-02-20T09:00:00Z', '2028-02-29'],
  ])('of 29 February, asked %s, are kept on %s', async (now, date) => {
    server.clock.set(now);
    const company = await server.newCompany();
    await add(company, { birthday: '1996-02-29' });
    expect(people((await company.admin.call(getUpcomingBirthdays)).json)).toMatchObject([['Kari', date, expect.any(Number)]]);
  });

  test('begin with the company’s own day', async () => {
    server.clock.set('2026-11-30T23:30:00Z');
    const company = await server.newCompany();
    await add(company, { birthday: '1990-12-01' });
    expect(people((await company.admin.call(getUpcomingBirthdays)).json)).toEqual([['Kari', '2026-12-01', 0]]);
  });
});
