import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { getCompanyUser } from '#features/people/contract/endpoints.ts';
import { getOwnTasks } from '#features/tasks/contract/endpoints.ts';
import { untilWaiting } from '#kernel/testing/until-waiting.ts';
import { testServer } from '#testing/server.ts';
import { givenPlan, threeTasks } from '../testing/given.ts';
import { teamIn } from '../testing/team.ts';
import { endAccessOf } from './jobs.ts';

const server = await testServer();
const team = () => teamIn(server, { hasBoth: true });

test('whoever is deactivated before their last day keeps their own profile when it has ended', async () => {
  server.clock.set('2026-11-20T22:30:00Z');
  const { companyId, admin, member } = await team();
  await givenPlan(admin, member.companyUserId, { type: 'Offboarding', referenceDate: '2026-11-20', endAccess: true, tasks: threeTasks });
  expect((await admin.call(deactivateCompanyUser, { body: { companyUserId: member.companyUserId } })).codes).toEqual([]);
  server.clock.set('2026-11-20T23:05:00Z');
  await server.database.forCompany(companyId, (company) => endAccessOf(company, server.services));
  const { status } = await member.call(getCompanyUser, { query: { companyUserEncrId: member.companyUserId } });
  expect([status, (await member.call(getOwnTasks)).status]).toEqual([200, 403]);
  server.clock.set('2026-11-21T09:00:00Z');
});

test('access stays when the plan that ends it is changed or deleted just then', async () => {
  const { companyId, admin, person } = await team();
  const changes = [sql`end_access = false`, sql`reference_date = '2026-12-20'`, sql`deleted_at = now()`];
  for (const change of changes) {
    const leaver = await person('employee');
    const leaving = { type: 'Offboarding', referenceDate: '2026-11-20', endAccess: true, tasks: [threeTasks[0]] };
    const plan = await givenPlan(admin, leaver.companyUserId, leaving);
    const { done } = await server.database.forCompany(companyId, async ({ tx }) => {
      await sql`update on_off_boarding_plan set ${change} where company_id = ${companyId} and id = ${plan.id}::uuid`.execute(tx);
      const ending = server.database.forCompany(companyId, (company) => endAccessOf(company, server.services));
      await untilWaiting(server.database);
      return { done: ending };
    });
    await done;
    expect((await leaver.call(getOwnTasks)).status).toBe(200);
  }
});
