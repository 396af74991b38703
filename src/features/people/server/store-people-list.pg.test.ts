import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { PeopleFilter, PersonSort } from '../contract/lists.ts';
import { openTestDatabase, testDatabase } from '#kernel/testing/database.ts';
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

describe('on one connection, companies of 10 and of 13,333', async () => {
  const { connection } = await testDatabase();
  const alone = await openTestDatabase(connection, 1);
  const sizes = [10, 13_333];
  const companies: number[] = [];
  for (const size of sizes) {
    const id = await testCompany(alone);
    companies.push(id);
    const people = Array.from({ length: size }, (_unused, index) => ({
      firstName: 'Kari',
      lastName: `Etternavn${index}`,
      department: `Avdeling ${index % 12}`,
    }));
    for (let from = 0; from < size; from += 1_000)
      await alone.forCompany(id, (company) => addStaff(company, people.slice(from, from + 1_000)));
  }
  await alone.transaction((unit) => sql`analyze company_user`.execute(unit.tx));
  const usual = { page: 1, pageSize: 50, sortBy: 'lastName', sortDirection: 'asc', columns: [] } as const;

  test.each([
    ['everybody', [], 'company_user_by_last_name', [10, 50]],
    ['one department', ['Avdeling 3'], 'company_user_by_department', [1, 50]],
  ])('have one prepared list of %s, whose plan is right for both', async (_, departments, index, lengths) => {
    const selection = { states: ['active'] as const, filter: { departments }, withExternal: true, findsNumbers: true };
    const read = (id: number) => alone.forCompany(id, (company) => readPage(company, selection, usual));
    for (let turn = 0; turn < 8; turn += 1) {
      for (const [order, id] of companies.entries()) expect(await read(id)).toHaveLength(lengths[order] ?? 0);
    }
    for (const id of companies) {
      const plan = await alone.forCompany(id, async ({ tx }) => {
        const { rows } = await sql<{ name: string; kept: number }>`
          select name, generic_plans as kept from pg_prepared_statements
          where statement like '%changeNumber%' and statement not like '%pg_prepared%' and statement like '%person.department%' = ${departments.length > 0}
        `.execute(tx);
        const [prepared] = rows;
        expect(prepared?.kept).toBeGreaterThan(1);
        const values = [id, id, ...departments].map((value) => sql.lit(value));
        const told = await sql<{ 'QUERY PLAN': string }>`
          explain (analyze, timing off) execute ${sql.ref(prepared?.name ?? '')}(${sql.join(values)})
        `.execute(tx);
        return told.rows.map((row) => row['QUERY PLAN']).join('\n');
      });
      const seen = [...plan.matchAll(/actual rows=([\d.]+)/g)].map(([, rows]) => Number(rows));
      expect(Math.max(...seen)).toBeLessThanOrEqual(50);
      if (id === companies.at(-1)) expect(plan).toContain(index);
    }
  });
});
