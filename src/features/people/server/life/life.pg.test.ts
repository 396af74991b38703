import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { limitCompany } from '#testing/limit-company.ts';
import { testServer } from '#testing/server.ts';
import type { TestCompany } from '#testing/server.ts';
import { createCompanyUser } from '../../contract/endpoints.ts';
import { activateCompanyUser, deactivateCompanyUser } from '../../contract/endpoints-life.ts';
import { profileTools } from '../../testing/profile.ts';

const server = await testServer();
const { add, within, change } = profileTools(server);
const rounds = 8;

const activeAdmins = (company: TestCompany) =>
  within(company, async ({ tx }) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from company_user where company_id = ${company.companyId} and role = 'systemadmin' and state = 'active'`.execute(
      tx,
    );
    return rows[0]?.count;
  });

test('two system admins who deactivate each other at the same moment leave one', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const company = await server.newCompany();
    const other = await company.person('systemadmin');
    const answers = await Promise.all([
      company.admin.call(deactivateCompanyUser, { body: { companyUserId: other.companyUserId } }),
      other.call(deactivateCompanyUser, { body: { companyUserId: company.admin.companyUserId } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(200);
    expect(await activeAdmins(company)).toBe(1);
  }
});

test('nobody comes to report to somebody who is just being deactivated', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const company = await server.newCompany();
    const leader = await add(company, { emailAddress: null });
    const id = await add(company, { emailAddress: null });
    const [left, moved] = await Promise.all([
      company.admin.call(deactivateCompanyUser, { body: { companyUserId: leader } }),
      change(company.admin, id, { reportingToCompanyUserId: leader }),
    ]);
    expect([left.codes, moved.codes].flat()).toHaveLength(1);
  }
});

test('the last place is taken once', async () => {
  const company = await server.newCompany();
  await limitCompany(server, company, { userLimit: 2 });
  const inactive = await add(company, { state: 'inactive' });
  const { companyId } = company;
  const answers = await Promise.all([
    company.admin.call(activateCompanyUser, { body: { companyUserId: inactive } }),
    ...[1, 2, 3].map(() => company.admin.call(createCompanyUser, { body: { companyId, firstName: 'Ny', lastName: 'Ansatt' } })),
  ]);
  expect(answers.flatMap(({ codes }) => codes)).toEqual(Array(3).fill('people.UserLimitReached'));
});
