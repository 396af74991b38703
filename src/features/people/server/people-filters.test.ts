import { describe, expect, test } from 'vitest';
import { currentUser } from '#features/account/contract/endpoints.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Caller } from '#testing/caller.ts';
import type { TestCompany } from '#testing/server.ts';
import { testServer } from '#testing/server.ts';
import { getCompanyUsers, getCompanyUsersFilter, updateInteractionData } from '../contract/endpoints.ts';
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
const names = (people: readonly Person[]) => people.map(({ firstName, lastName }) => `${String(firstName)} ${String(lastName)}`);

const staff = [
  { firstName: 'Åse', lastName: 'Ødegård', department: 'Drift', position: 'Elektriker', startDate: '2020-01-01', salaryAmount: '600000' },
  { firstName: 'Zoltan', lastName: 'Aas', department: 'Ærlighet', position: 'Montør', team: 'Nord' },
  { firstName: 'Bjørn', lastName: 'Zander', department: 'Drift', position: 'Montør', employeeNumber: '1042', startDate: '2024-05-01' },
  { firstName: 'Carl', lastName: 'Berg', role: 'boardmember' as const },
];

describe('filters and choices', () => {
  const offers = async (who: Caller) => {
    const { json } = await who.call(getCompanyUsersFilter);
    const filters = json['filters'] as { key: string; values: { value: string; name?: string; count: number }[] }[];
    return {
      json,
      by: Object.fromEntries(filters.map(({ key, values }) => [key, values.map(({ value, name, count }) => [name ?? value, count])])),
    };
  };

  test('offers what occurs, with how many have it', async () => {
    const company = await server.newCompany();
    const [boss = ''] = await add(company, staff);
    await add(company, [{ reportingToCompanyUserId: boss, department: 'Drift', positionType: 'permanent' }]);
    const { by } = await offers(company.admin);
    expect(by).toMatchObject({
      departments: [
        ['Drift', 3],
        ['Ærlighet', 1],
        ['', 2],
      ],
      reportingTo: [
        ['Åse Ødegård', 1],
        ['', 5],
      ],
      positionTypes: [
        ['permanent', 1],
        ['', 5],
      ],
      isExternal: [
        ['false', 5],
        ['true', 1],
      ],
    });
  });

  test('offers the two hundred values that most have', async () => {
    const company = await server.newCompany();
    const single = Array.from({ length: 200 }, (_, index) => ({ team: `A${String(index).padStart(3, '0')}` }));
    await add(company, [...single, { team: 'Øst' }, { team: 'Øst' }]);
    const teams = (await offers(company.admin)).by['teams'] ?? [];
    expect([teams.length, teams.slice(-2)]).toEqual([
      200,
      [
        ['A198', 1],
        ['Øst', 2],
      ],
    ]);
  });

  test('colleagues choose by department and position', async () => {
    const company = await server.newCompany();
    await add(company, staff);
    const { by, json } = await offers(await company.person('employee'));
    expect(Object.keys(by).toSorted()).toEqual(['departments', 'positions']);
    expect(json['columns']).toEqual(['emailAddress', 'mobilePhoneNumber', 'position', 'department']);
    expect(json['sorts']).toEqual(['lastName', 'firstName', 'emailAddress', 'position', 'department']);
    expect(json['exportColumns']).toEqual([]);
  });

  test('an accountant is offered a file and no list', async () => {
    const company = await server.newCompany();
    const { by, json } = await offers(await company.person('accountant'));
    expect([by, json['columns']]).toEqual([{}, []]);
    expect(json['exportColumns']).toEqual(expect.arrayContaining(['salaryAmount', 'socialSecurityNumber', 'salaryAccountNumber']));
    expect(json['exportColumns']).not.toContain('allergies');
  });

  test('pickers get the active staff', async () => {
    const company = await server.newCompany();
    await add(company, [...staff, { firstName: 'Inn', state: 'inactive' }]);
    const { json } = await (await company.person('employee', { lastName: 'Å' })).call(getCompanyUsers);
    expect(names(json['companyUsers'] as Person[])).toEqual(['Kari Nordmann', 'Bjørn Zander', 'Åse Ødegård', 'Kari Å', 'Zoltan Aas']);
  });
});

describe('how somebody likes their screens', () => {
  test('is merged, and too much of it is refused', async () => {
    const company = await server.newCompany();
    const say = (interactionData: object) => company.admin.call(updateInteractionData, { body: { interactionData } });
    await say({ 'people.columns': ['team'], other: 1 });
    expect((await say({ other: null })).json['interactionData']).toEqual({ 'people.columns': ['team'] });
    expect((await say({ large: 'x'.repeat(20_001) })).status).toBe(400);
  });

  test('comes back with the signed-in user', async () => {
    const { admin } = await server.newCompany();
    await admin.call(updateInteractionData, { body: { interactionData: { appearance: { scheme: 'dark' } } } });
    expect((await admin.call(currentUser)).json['user']).toMatchObject({ interactionData: { appearance: { scheme: 'dark' } } });
  });
});
