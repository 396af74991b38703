import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { PeopleFilter, PersonSort } from '../contract/lists.ts';
import { testDatabase } from '#testing/database.ts';
import { addStaff, testCompany } from '../testing/staff.ts';
import { ordered, selected } from './store-people-filter.ts';
import { readPage } from './store-people-list.ts';

const { database } = await testDatabase();
const companyId = await testCompany(database);
const letters = 'abcdefghijklmnopqrstuvwxyzæøå';
const staff = Array.from({ length: 4000 }, (_unused, index) => ({
  firstName: `Navn${letters[index % 29]}`,
  lastName: `Etternavn${letters[(index * 7) % 29]}${index}`,
  department: `Avdeling ${index % 12}`,
  position: `Stilling ${index % 40}`,
  team: `Team ${index % 90}`,
  location: `Sted ${index % 9}`,
  startDate: `20${String(index % 26).padStart(2, '0')}-01-01`,
}));
await database.forCompany(companyId, (company) => addStaff(company, staff));
await database.transaction((unit) => sql`analyze company_user`.execute(unit.tx));

function planOf(filter: PeopleFilter, sortBy: PersonSort, direction: 'asc' | 'desc' = 'asc'): Promise<string> {
  return database.forCompany(companyId, async (company) => {
    const selection = { states: ['active'] as const, filter, withExternal: true, findsNumbers: true };
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select person.id, person.first_name, person.last_name from company_user person
      where ${selected(company, selection)} order by ${ordered(sortBy, direction)} limit 50
    `.execute(company.tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

test.each([
  ['lastName', 'asc', 'company_user_by_last_name'],
  ['lastName', 'desc', 'company_user_by_last_name'],
  ['firstName', 'asc', 'company_user_by_first_name'],
  ['department', 'asc', 'company_user_by_department'],
  ['position', 'asc', 'company_user_by_position'],
  ['team', 'asc', 'company_user_by_team'],
  ['location', 'asc', 'company_user_by_location'],
  ['startDate', 'asc', 'company_user_by_start'],
] as const)('the first page by %s %s comes from its index, unsorted', async (sortBy, direction, index) => {
  const plan = await planOf({}, sortBy, direction);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Sort');
});

test.each([
  [{ departments: ['Avdeling 3'] }, 'company_user_by_department'],
  [{ teams: ['Team 3'] }, 'company_user_by_team'],
])('one value of %j keeps the order of names', async (filter, index) => {
  const plan = await planOf(filter, 'lastName');
  expect(plan).toContain(index);
  expect(plan).not.toContain('Sort');
});

test('pages put together are the whole list, each person once', async () => {
  const ids = await database.forCompany(companyId, async (company) => {
    const selection = { states: ['active'] as const, filter: {}, withExternal: true, findsNumbers: true };
    const found: string[] = [];
    for (let page = 1; page <= 20; page += 1) {
      const rows = await readPage(company, selection, { page, pageSize: 200, sortBy: 'department', sortDirection: 'asc', columns: [] });
      found.push(...rows.map(({ id }) => id));
    }
    return found;
  });
  expect([ids.length, new Set(ids).size]).toEqual([4000, 4000]);
});
