import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { acknowledgeAccessControlWelcomeScreen, setRole } from '#features/access-control/contract/endpoints.ts';
import { getUserNotifications } from '#features/notifications/contract/endpoints-bell.ts';
import { deactivateCompanyUser, deleteCompanyUser, getDeactivation } from '#features/people/contract/endpoints-life.ts';
import { roleIds } from '#features/rights/contract/role-ids.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { completeTask, getProof } from '../contract/endpoints.ts';
import { completedWithProof, given, ownTasks } from '../testing/given.ts';

const server = await testServer();

async function team() {
  const company = await server.newCompany();
  const leader = await company.person('manager');
  const leaver = await company.person('employee', { firstName: 'Ola', lastName: 'Lie', reportsTo: String(leader.companyUserId) });
  const other = String((await company.person('employee', { firstName: 'Nils' })).companyUserId);
  await given(company.admin, other, { title: 'Hent nøkkel', responsibleId: leaver.companyUserId });
  return { ...company, leader, leaver, other };
}
const titles = async (who: Caller) => (await ownTasks(who)).map(({ title }) => title);
const consequences = async (admin: Caller, companyUserId: string | undefined, purpose: 'deactivate' | 'delete') =>
  (await admin.call(getDeactivation, { query: { companyUserId, purpose } })).json['consequences'];

test('open tasks of somebody who is deactivated go to their manager', async () => {
  const { admin, leader, leaver } = await team();
  expect(await consequences(admin, leaver.companyUserId, 'deactivate')).toContainEqual({ key: 'tasks', count: 1 });
  expect((await admin.call(deactivateCompanyUser, { body: { companyUserId: leaver.companyUserId } })).codes).toEqual([]);
  expect(await titles(leader)).toEqual(['Hent nøkkel']);
});

test('without a manager they go to an HR administrator, else to a system administrator', async () => {
  const { admin, person, other } = await server.newCompany().then(async (company) => ({
    ...company,
    other: String((await company.person('employee')).companyUserId),
  }));
  const hr = await person('hradmin');
  const leaver = await person('employee');
  await given(admin, other, { responsibleId: leaver.companyUserId });
  await admin.call(deactivateCompanyUser, { body: { companyUserId: leaver.companyUserId } });
  expect(await titles(hr)).toEqual(['Bestill nøkkelkort']);
  await admin.call(deactivateCompanyUser, { body: { companyUserId: hr.companyUserId } });
  expect(await titles(admin)).toEqual(['Bestill nøkkelkort']);
});

test('they pass managers and administrators who cannot sign in, while somebody can', async () => {
  const { admin, companyId, leader, leaver, person } = await team();
  const hr = await person('hradmin');
  const endAccess = (who: Caller) =>
    server.database.forCompany(companyId, ({ tx }) =>
      sql`
        update company_user set account_id = null, has_access = false where company_id = ${companyId} and id = ${who.companyUserId}::uuid
      `.execute(tx),
    );
  await endAccess(leader);
  await endAccess(hr);
  await admin.call(deactivateCompanyUser, { body: { companyUserId: leaver.companyUserId } });
  expect(await titles(admin)).toEqual(['Hent nøkkel']);
});

test('a task about the manager passes the manager, who is not told of it', async () => {
  const { admin, leader, leaver, person } = await team();
  const hr = await person('hradmin');
  await given(admin, leader.companyUserId, { title: 'Forbered samtale', responsibleId: leaver.companyUserId });
  await admin.call(deactivateCompanyUser, { body: { companyUserId: leaver.companyUserId } });
  expect(await titles(leader)).toEqual(['Hent nøkkel']);
  expect(await titles(hr)).toEqual(['Forbered samtale']);
  const { json } = await leader.call(getUserNotifications, { query: { limit: 25 } });
  expect(JSON.stringify(json)).not.toContain('Forbered samtale');
});

test('a task that nobody else may have is left to nobody', async () => {
  const { admin, person } = await server.newCompany();
  const leaver = await person('hradmin');
  await given(leaver, admin.companyUserId);
  await admin.call(deactivateCompanyUser, { body: { companyUserId: leaver.companyUserId } });
  expect(await titles(admin)).toEqual([]);
});

test('somebody who becomes external keeps no tasks, and gets no next one of a series', async () => {
  const { admin, leader, leaver, other, person, companyId } = await team();
  const hr = await person('hradmin');
  const toExternal = () => admin.call(setRole, { body: { companyUserId: leaver.companyUserId, roleId: roleIds.accountant } });
  const held = { title: 'Bytt filter', responsibleId: leaver.companyUserId, dueDate: '2026-11-30', repeat: { number: 1, unit: 'month' } };
  const { taskId } = await given(admin, other, held);
  await admin.call(acknowledgeAccessControlWelcomeScreen, { body: { directedByCompanyUserId: admin.companyUserId } });
  expect((await toExternal()).codes).toEqual([]);
  expect(await titles(leaver)).toEqual([]);
  expect([...(await titles(leader)), ...(await titles(hr))].toSorted((a, b) => a.localeCompare(b))).toEqual(['Bytt filter', 'Hent nøkkel']);
  await server.database.forCompany(companyId, ({ tx }) =>
    sql`update task set responsible_id = ${leaver.companyUserId}::uuid where company_id = ${companyId} and id = ${taskId}::uuid`.execute(
      tx,
    ),
  );
  expect((await admin.call(completeTask, { body: { taskId }, files: [] })).json['next']).toMatchObject({
    responsibleId: admin.companyUserId,
  });
});

test('with an erased person go the tasks about them and their files, and what they had to do is handed over', async () => {
  const { admin, leader, leaver } = await team();
  const { proofs } = await completedWithProof(admin, leaver.companyUserId);
  expect(await consequences(admin, leaver.companyUserId, 'delete')).toEqual(
    expect.arrayContaining([
      { key: 'tasks', count: 1 },
      { key: 'tasksAbout', count: 1 },
    ]),
  );
  await admin.call(deactivateCompanyUser, { body: { companyUserId: leaver.companyUserId } });
  expect((await admin.call(deleteCompanyUser, { body: { companyUserId: leaver.companyUserId } })).codes).toEqual([]);
  expect((await admin.call(getProof, { params: { fileName: 'x' }, query: { fileId: proofs[0]?.fileId } })).status).toBe(404);
  expect(await titles(leader)).toEqual(['Hent nøkkel']);
});
