import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { testServer } from '#testing/server.ts';
import type { TestCompany } from '#testing/server.ts';
import * as endpoints from '../contract/endpoints.ts';
import { roleIds } from '#features/rights/contract/role-ids.ts';
import { addPeople, addPerson, openAccessControl } from '#testing/people-of.ts';

const server = await testServer();
const rounds = 8;

async function openCompany(): Promise<TestCompany> {
  const company = await server.newCompany();
  await openAccessControl(server, company);
  return company;
}

const one = <Row>(company: TestCompany, query: ReturnType<typeof sql<Row>>) =>
  server.database.forCompany(company.companyId, async ({ tx }) => (await query.execute(tx)).rows[0]);

test('two system admins who take each other’s role at the same moment leave one', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const company = await openCompany();
    const other = await company.person('systemadmin');
    const [first, second] = [company.admin.companyUserId, other.companyUserId];
    await Promise.all([
      company.admin.call(endpoints.downgrade, { body: { companyUserId: second } }),
      other.call(endpoints.setRole, { body: { companyUserId: first, roleId: roleIds.hradmin } }),
    ]);
    expect(await one(company, sql<{ count: number }>`select count(*) as count from company_user where role = 'systemadmin'`)).toEqual({
      count: 1,
    });
  }
});

test('a role taken and an admin deactivated at the same moment leave one', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const company = await openCompany();
    const other = await company.person('systemadmin');
    await Promise.all([
      company.admin.call(endpoints.downgrade, { body: { companyUserId: other.companyUserId } }),
      other.call(deactivateCompanyUser, { body: { companyUserId: company.admin.companyUserId } }),
    ]);
    const left = await one(
      company,
      sql<{ count: number }>`select count(*) as count from company_user where role = 'systemadmin' and state = 'active'`,
    );
    expect(left).toEqual({ count: 1 });
  }
});

test('moves at the same moment, one by one and by the chart, close no circle', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const company = await openCompany();
    const [a = '', b = '', c = ''] = await addPeople(server, company, [{}, {}, {}]);
    const answers = await Promise.all([
      company.admin.call(endpoints.updateReporting, { body: { companyUserId: a, reportingToCompanyUserId: b } }),
      company.admin.call(endpoints.setHierarchy, { body: { changes: [{ companyUserId: b, reportingToCompanyUserId: c }] } }),
      company.admin.call(endpoints.updateReporting, { body: { companyUserId: c, reportingToCompanyUserId: a } }),
    ]);
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['accesscontrol.ReportingCircleExists']);
  }
});

test('nobody comes under somebody who is just being made an employee', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const company = await openCompany();
    const leader = await addPerson(server, company, { role: 'manager' });
    const id = await addPerson(server, company);
    const [down, moved] = await Promise.all([
      company.admin.call(endpoints.downgrade, { body: { companyUserId: leader } }),
      company.admin.call(endpoints.updateReporting, { body: { companyUserId: id, reportingToCompanyUserId: leader } }),
    ]);
    // The second request learns of it: the downgrade is refused, or the move reports that the manager cannot see the team.
    const isKnown = down.codes[0] === 'accesscontrol.HasSubordinates' || moved.json['managerWithoutTeamAccess'] === leader;
    expect(isKnown).toBe(true);
  }
});

test('ten thousand people are one chart, and a thousand moves one save', async () => {
  const company = await openCompany();
  const ids = await addPeople(
    server,
    company,
    Array.from({ length: 10_000 }, (_unused, index) => ({ firstName: `Nr${index}` })),
  );
  const before = server.database.statements();
  const { json } = await company.admin.call(endpoints.getCompanyHierarchy, { body: {} });
  expect((json['people'] as unknown[]).length).toBe(10_001);
  expect(server.database.statements() - before).toBeLessThan(10);
  // Like autovacuum does in a long-running installation.
  await server.database.transaction(({ tx }) => sql`analyze company_user`.execute(tx));
  const changes = ids
    .slice(0, 1_000)
    .map((companyUserId, index) => ({ companyUserId, reportingToCompanyUserId: ids[Math.floor((index - 1) / 8)] ?? null }));
  const since = server.database.statements();
  const saved = await company.admin.call(endpoints.setHierarchy, { body: { changes } });
  expect([saved.status, (saved.json['saved'] as unknown[]).length]).toEqual([200, 999]);
  expect(server.database.statements() - since).toBeLessThan(20);
});

// Foreign keys are checked with plans cached per connection; a plan made for few people scanned the table for each row.
test('five thousand moves do not read everybody for each, on connections that have saved small charts before', async () => {
  const small = await openCompany();
  const few = await addPeople(
    server,
    small,
    Array.from({ length: 20 }, () => ({})),
  );
  for (let round = 0; round < 8; round += 1) {
    const manager = (round % 2 === 0 ? few[0] : few[1]) ?? null;
    const changes = few.slice(2).map((companyUserId) => ({ companyUserId, reportingToCompanyUserId: manager }));
    await Promise.all(['one', 'two', 'three'].map(() => small.admin.call(endpoints.setHierarchy, { body: { changes } })));
  }
  const company = await openCompany();
  const ids = await addPeople(
    server,
    company,
    Array.from({ length: 5_001 }, () => ({})),
  );
  const before = await rowsRead(0);
  const changes = ids.slice(1).map((companyUserId) => ({ companyUserId, reportingToCompanyUserId: ids[0] }));
  expect((await company.admin.call(endpoints.setHierarchy, { body: { changes } })).status).toBe(200);
  const after = await rowsRead(before.updated + 5_000);
  expect(after.read - before.read).toBeLessThan(100_000);
});

/** The number of rows read, once the statistics include this many updates of people. */
async function rowsRead(updates: number): Promise<{ read: number; updated: number }> {
  for (let tries = 0; tries < 500; tries += 1) {
    const { rows } = await server.database.transaction(({ tx }) =>
      sql<{ read: number; updated: number }>`
        select sum(seq_tup_read + idx_tup_fetch)::integer as read, (sum(n_tup_upd) filter (where relname = 'company_user'))::integer as updated
        from pg_stat_user_tables where relname in ('company_user', 'audit_log')`.execute(tx),
    );
    const [counted] = rows;
    if (counted && counted.updated >= updates) return counted;
    await pause(200);
  }
  throw new Error('The database did not count its updates');
}
