import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Caller } from '#testing/caller.ts';
import type { TestCompany } from '#testing/server.ts';
import { testServer } from '#testing/server.ts';
import { createCompanyUser, getActiveCompanyUsers, getInactiveCompanyUsers, getPendingCompanyUsers } from '../contract/endpoints.ts';
import { addStaff } from '../testing/staff.ts';
import type { StaffMember } from '../testing/staff.ts';

const server = await testServer();
type Person = Record<string, unknown>;

const add = ({ companyId }: TestCompany, staff: readonly Partial<StaffMember>[]): Promise<string[]> =>
  server.database.forCompany(companyId, (company: Company) =>
    addStaff(
      company,
      staff.map((person) => ({ firstName: 'Kari', lastName: 'Vik', ...person })),
      server.services.secrets,
    ),
  );
const list = async (who: Caller, body: object = {}, endpoint = getActiveCompanyUsers) => {
  const answer = await who.call(endpoint, { body });
  return { ...answer, people: (answer.json['companyUsers'] ?? []) as Person[], total: answer.json['totalEntries'] };
};
const names = (people: readonly Person[]) => people.map(({ firstName, lastName }) => `${String(firstName)} ${String(lastName)}`);

const staff = [
  { firstName: 'Åse', lastName: 'Ødegård', department: 'Drift', position: 'Elektriker', startDate: '2020-01-01', salaryAmount: '600000' },
  { firstName: 'Zoltan', lastName: 'Aas', department: 'Ærlighet', position: 'Montør', team: 'Nord' },
  { firstName: 'Bjørn', lastName: 'Zander', department: 'Drift', position: 'Montør', employeeNumber: '1042', startDate: '2024-05-01' },
  { firstName: 'Carl', lastName: 'Berg', role: 'boardmember' as const },
];

describe('the list of people', () => {
  test('stands in Norwegian order and tells how many there are', async () => {
    const company = await server.newCompany();
    await add(company, staff);
    const { people, total } = await list(company.admin);
    expect(names(people)).toEqual(['Carl Berg', 'Kari Nordmann', 'Bjørn Zander', 'Åse Ødegård', 'Zoltan Aas']);
    expect(total).toBe(5);
  });

  test.each([
    ['ase odeg', ['Åse Ødegård']],
    ['montor', ['Bjørn Zander', 'Zoltan Aas']],
    ['drift bjorn', ['Bjørn Zander']],
    ['1042', ['Bjørn Zander']],
    ['%', []],
    ["o'; drop table", []],
  ])('a search for "%s"', async (search, expected) => {
    const company = await server.newCompany();
    await add(company, staff);
    expect(names((await list(company.admin, { filter: { search } })).people)).toEqual(expected);
  });

  test.each([
    [{ departments: ['Drift'] }, ['Bjørn Zander', 'Åse Ødegård']],
    [{ departments: ['Drift', 'Ærlighet'] }, ['Bjørn Zander', 'Åse Ødegård', 'Zoltan Aas']],
    [{ departments: ['Drift'], positions: ['Montør'] }, ['Bjørn Zander']],
    [{ departments: [''] }, ['Carl Berg', 'Kari Nordmann']],
    [{ departments: ['', 'Ærlighet'] }, ['Carl Berg', 'Kari Nordmann', 'Zoltan Aas']],
    [{ roles: ['systemadmin'] }, ['Kari Nordmann']],
    [{ isExternal: true }, ['Carl Berg']],
    [{ teams: ['Nord'], isExternal: false }, ['Zoltan Aas']],
  ])('filters by %j', async (filter, expected) => {
    const company = await server.newCompany();
    await add(company, staff);
    expect(names((await list(company.admin, { filter })).people)).toEqual(expected);
  });

  test('filters by manager', async () => {
    const company = await server.newCompany();
    const [boss = ''] = await add(company, [{}]);
    await add(company, [{ firstName: 'Under', reportingToCompanyUserId: boss }]);
    expect(names((await list(company.admin, { filter: { reportingTo: [boss] } })).people)).toEqual(['Under Vik']);
  });

  test.each([
    ['department', 'asc', ['Bjørn Zander', 'Åse Ødegård', 'Zoltan Aas', 'Carl Berg', 'Kari Nordmann']],
    ['department', 'desc', ['Zoltan Aas', 'Bjørn Zander', 'Åse Ødegård', 'Carl Berg', 'Kari Nordmann']],
    ['lastName', 'desc', ['Zoltan Aas', 'Åse Ødegård', 'Bjørn Zander', 'Kari Nordmann', 'Carl Berg']],
    ['firstName', 'asc', ['Bjørn Zander', 'Carl Berg', 'Kari Nordmann', 'Zoltan Aas', 'Åse Ødegård']],
    ['startDate', 'desc', ['Bjørn Zander', 'Åse Ødegård', 'Carl Berg', 'Kari Nordmann', 'Zoltan Aas']],
    ['role', 'asc', ['Kari Nordmann', 'Bjørn Zander', 'Åse Ødegård', 'Zoltan Aas', 'Carl Berg']],
  ] as const)('sorts by %s %s, and what is empty comes last', async (sortBy, sortDirection, expected) => {
    const company = await server.newCompany();
    await add(company, staff);
    expect(names((await list(company.admin, { pagination: { sortBy, sortDirection } })).people)).toEqual(expected);
  });

  test('every way to sort works', async () => {
    const company = await server.newCompany();
    await add(company, staff);
    const { shape } = getActiveCompanyUsers.body.shape.pagination.unwrap();
    for (const sortBy of shape.sortBy.unwrap().options)
      for (const sortDirection of ['asc', 'desc'])
        expect((await list(company.admin, { pagination: { sortBy, sortDirection } })).total).toBe(5);
  });

  test('has pages, and counts again when somebody is added', async () => {
    const company = await server.newCompany();
    await add(
      company,
      Array.from({ length: 7 }, (_unused, index) => ({ lastName: `Vik ${'ABCDEFG'[index]}` })),
    );
    const page = (number: number) => list(company.admin, { pagination: { page: number, pageSize: 3 } });
    expect(names((await page(2)).people)).toEqual(['Kari Vik C', 'Kari Vik D', 'Kari Vik E']);
    expect([(await page(1)).total, (await page(2)).total, (await page(3)).total, (await page(4)).total]).toEqual([8, 8, 8, 8]);
    await company.admin.call(createCompanyUser, { body: { companyId: company.companyId, firstName: 'Ny', lastName: 'Vik' } });
    expect((await page(1)).total).toBe(9);
  });

  test('counts again when somebody is removed, whoever was changed last', async () => {
    const company = await server.newCompany();
    const [first = ''] = await add(
      company,
      Array.from({ length: 4 }, () => ({})),
    );
    const total = async () => (await list(company.admin, { pagination: { pageSize: 2 } })).total;
    expect(await total()).toBe(5);
    await server.database.forCompany(company.companyId, ({ tx, id }) =>
      sql`delete from company_user where company_id = ${id} and id = ${first}::uuid`.execute(tx),
    );
    expect(await total()).toBe(4);
  });

  test('the total of a known selection is not counted twice', async () => {
    const company = await server.newCompany();
    await add(
      company,
      Array.from({ length: 5 }, () => ({})),
    );
    const ask = async () => {
      const before = server.database.statements();
      await list(company.admin, { pagination: { pageSize: 2 } });
      return server.database.statements() - before;
    };
    const [first, second] = [await ask(), await ask()];
    expect(first - second).toBe(1);
  });

  test('holds the columns that were asked for, of those one may see', async () => {
    const company = await server.newCompany();
    await add(company, staff);
    const columns = ['startDate', 'salaryAmount', 'reportingToFullName', 'socialSecurityNumber'];
    const of = async (role: 'hradmin' | 'officeadmin') =>
      (await list(await company.person(role, { lastName: 'X' }), { columns, filter: { search: 'odegard' } })).people[0];
    expect(await of('hradmin')).toMatchObject({ startDate: '2020-01-01', salaryAmount: '600000.00', reportingToFullName: null });
    expect(await of('officeadmin')).toMatchObject({ startDate: '2020-01-01' });
    expect(await of('officeadmin')).not.toHaveProperty('salaryAmount');
    for (const role of ['hradmin', 'officeadmin'] as const) expect(await of(role)).not.toHaveProperty('socialSecurityNumber');
  });
});

describe('the list, by who looks', () => {
  test('colleagues see staff as the directory does', async () => {
    const company = await server.newCompany();
    await add(company, staff);
    const { people } = await list(await company.person('employee', { lastName: 'Å' }), {
      columns: ['position', 'team', 'startDate', 'mobilePhoneNumber'],
    });
    expect(names(people)).toEqual(['Kari Nordmann', 'Bjørn Zander', 'Åse Ødegård', 'Kari Å', 'Zoltan Aas']);
    const zoltan = people.at(-1);
    expect(zoltan).toMatchObject({ position: 'Montør', permissions: { view: true, edit: false } });
    expect(zoltan).not.toHaveProperty('team');
    expect(zoltan).not.toHaveProperty('startDate');
  });

  test('a leader sees more of the own line', async () => {
    const company = await server.newCompany();
    const boss = await company.person('manager', { lastName: 'Boss' });
    await add(company, [
      { firstName: 'Min', team: 'Nord', reportingToCompanyUserId: boss.companyUserId ?? '' },
      { firstName: 'Annens', team: 'Sør' },
    ]);
    const { people } = await list(boss, { columns: ['team'], filter: { search: 'vik' } });
    expect(people.map(({ firstName, team, permissions }) => [firstName, team, (permissions as Person)['edit']])).toEqual([
      ['Annens', undefined, false],
      ['Min', 'Nord', true],
    ]);
    expect((await list(boss, { filter: { reportingTo: [boss.companyUserId] } })).total).toBe(1);
  });

  test.each([
    ['employee', { pagination: { sortBy: 'startDate' } }, 'pagination.sortBy'],
    ['manager', { pagination: { sortBy: 'startDate' } }, 'pagination.sortBy'],
    ['employee', { filter: { teams: ['Nord'] } }, 'filter.teams'],
    ['employee', { filter: { roles: ['systemadmin'] } }, 'filter.roles'],
    ['employee', { filter: { reportingTo: ['01936d2e-0000-7000-8000-000000000001'] } }, 'filter.reportingTo'],
    ['manager', { filter: { reportingTo: ['01936d2e-0000-7000-8000-000000000001'] } }, 'filter.reportingTo'],
  ] as const)('an %s may not learn by %j what the list does not show', async (role, body, path) => {
    const company = await server.newCompany();
    const answer = await list(await company.person(role), body);
    expect([answer.status, answer.fields]).toEqual([400, { [path]: 'select' }]);
  });

  test('a search does not find what one may not see', async () => {
    const company = await server.newCompany();
    await add(company, staff);
    expect((await list(await company.person('employee'), { filter: { search: '1042' } })).total).toBe(0);
  });

  test.each([
    ['systemadmin', 200, 200],
    ['hradmin', 200, 200],
    ['officeadmin', 403, 200],
    ['manager', 403, 403],
    ['employee', 403, 403],
    ['accountant', 403, 403],
  ] as const)('%s: pending %d, inactive %d', async (role, pending, inactive) => {
    const company = await server.newCompany();
    const who = await company.person(role);
    expect((await list(who, {}, getPendingCompanyUsers)).status).toBe(pending);
    expect((await list(who, {}, getInactiveCompanyUsers)).status).toBe(inactive);
  });

  test('each list has the people of its state', async () => {
    const company = await server.newCompany();
    await add(company, [
      { firstName: 'Pen', state: 'pending' },
      { firstName: 'Inn', state: 'inactive' },
    ]);
    expect(names((await list(company.admin, {}, getPendingCompanyUsers)).people)).toEqual(['Pen Vik']);
    expect(names((await list(company.admin, {}, getInactiveCompanyUsers)).people)).toEqual(['Inn Vik']);
  });
});
