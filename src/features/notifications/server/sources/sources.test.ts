import { beforeEach, describe, expect, test } from 'vitest';
import { createCompanyUser, updateCompanyUser } from '#features/people/contract/endpoints.ts';
import type { TestCompany } from '#testing/server.ts';
import { testServer } from '#testing/server.ts';
import type { Reason } from '../../contract/reasons.ts';
import { reasonSources } from '../engine/sources.ts';
import type { Subject } from '../subject.ts';

const server = await testServer();
beforeEach(() => server.clock.set('2026-11-21T09:00:00Z'));

/** Adds a person as the administrator; returns the id. */
async function add({ admin, companyId }: TestCompany, fields: object = {}): Promise<string> {
  const body = { companyId, role: 'employee', firstName: 'Kari', lastName: 'Li', ...fields };
  return createCompanyUser.answer.parse((await admin.call(createCompanyUser, { body })).json).companyUser.id;
}
const change = ({ admin, companyId }: TestCompany, id: string, fields: object, version = 1) =>
  admin.call(updateCompanyUser, { body: { id, companyId, version, ...fields } });

function subjects({ companyId }: TestCompany, reason: Reason, from: string, to = from): Promise<readonly Subject[]> {
  return server.database.forCompany(companyId, async (company) => {
    const found = await server.services.registers.of(reasonSources).get(reason)?.subjects(company, server.services, { from, to });
    return found ?? [];
  });
}
const named = async (...of: Parameters<typeof subjects>) => (await subjects(...of)).map(({ companyUserId, date }) => [companyUserId, date]);

describe('birthdays and anniversaries', () => {
  test('29 February is kept on the 28th in other years, and of those who hide it nobody is told', async () => {
    const company = await server.newCompany();
    const leap = await add(company, { birthday: '1992-02-29' });
    await add(company, { birthday: '1992-02-28', isBirthdayHidden: true });
    expect(await named(company, 'Birthday', '2027-02-27', '2027-03-01')).toEqual([[leap, '2027-02-28']]);
    expect(await named(company, 'SameDayBirthday', '2028-02-28', '2028-03-01')).toEqual([[leap, '2028-02-29']]);
  });

  test('over the turn of the year each day has its own year', async () => {
    const company = await server.newCompany();
    const january = await add(company, { birthday: '1990-01-01' });
    expect(await named(company, 'Birthday', '2026-12-30', '2027-01-02')).toEqual([[january, '2027-01-01']]);
  });

  test('the first day at work is no anniversary, nor is one after the last day', async () => {
    const company = await server.newCompany();
    const ten = await add(company, { startDate: '2016-12-01' });
    await add(company, { startDate: '2026-12-01' });
    await add(company, { startDate: '2020-12-01', endDate: '2026-11-30' });
    const leap = await add(company, { startDate: '2024-02-29' });
    expect(await subjects(company, 'WorkAnniversary', '2026-12-01')).toMatchObject([
      { companyUserId: ten, date: '2026-12-01', facts: { years: 10, day: '2026-12-01' } },
    ]);
    expect(await named(company, 'WorkAnniversary', '2027-02-20', '2027-03-05')).toEqual([[leap, '2027-02-28']]);
  });
});

describe('what happened', () => {
  test('a changed account number is found in the log by its day, and never with the number', async () => {
    const company = await server.newCompany();
    const id = await add(company, { salaryAccountNumber: '86011117947' });
    await change(company, id, { salaryAccountNumber: '12345678903' });
    await change(company, id, { position: 'Bas' }, 2);
    const found = await subjects(company, 'SalaryAccountNumberChanged', '2026-11-21');
    expect(found).toMatchObject([{ companyUserId: id, date: '2026-11-21', by: company.admin.companyUserId }]);
    expect(JSON.stringify(found)).not.toContain('12345678903');
    expect(await subjects(company, 'SalaryAccountNumberChanged', '2026-11-22')).toEqual([]);
  });

  test('a new person by the day of the company’s calendar', async () => {
    server.clock.set('2026-11-21T23:30:00Z');
    const company = await server.newCompany();
    expect(await named(company, 'UserCreated', '2026-11-22')).toContainEqual([company.admin.companyUserId, '2026-11-22']);
  });
});
