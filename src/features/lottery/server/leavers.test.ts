import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { setRole } from '#features/access-control/contract/endpoints.ts';
import { deactivateCompanyUser, deleteCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { roleIds } from '#features/rights/contract/role-ids.ts';
import { openAccessControl } from '#testing/people-of.ts';
import { testServer } from '#testing/server.ts';
import { endGame } from '../contract/endpoints.ts';
import { drawnGame, gameOf, gameSeen, givenGame, twoNames } from '../testing/given.ts';

const server = await testServer();

test.each([
  ['has no access', sql`has_access = false`],
  ['has no account yet', sql`account_id = null`],
])('games of somebody who leaves go to a system admin who can sign in, not to one who %s', async (_case, change) => {
  const { admin, companyId, person } = await server.newCompany();
  const [lead, other] = [await person('manager'), await person('systemadmin')];
  const { gameId } = await givenGame(lead);
  const read = (statement: ReturnType<typeof sql>) => server.database.forCompany(companyId, ({ tx }) => statement.execute(tx));
  // They have been here longest, and cannot sign in any more.
  await read(sql`update company_user set ${change} where company_id = ${companyId} and id = ${admin.companyUserId}::uuid`);
  expect((await other.call(deactivateCompanyUser, { body: { companyUserId: lead.companyUserId } })).codes).toEqual([]);
  const { rows } = await read(sql`select created_by as "by" from lottery_game where company_id = ${companyId} and id = ${gameId}::uuid`);
  expect(rows).toEqual([{ by: other.companyUserId }]);
});

test('games of people who leave go to a system admin, and their tickets lose the name', async () => {
  const { admin, person } = await server.newCompany();
  const lead = await person('manager');
  const member = await person('employee', { reportsTo: String(lead.companyUserId) });
  const contestants = [{ companyUserId: member.companyUserId, tickets: 3 }, ...twoNames];
  const game = await givenGame(lead, { contestants });
  const leave = async (companyUserId: string | undefined) => {
    expect((await admin.call(deactivateCompanyUser, { body: { companyUserId } })).codes).toEqual([]);
  };
  await leave(member.companyUserId);
  expect((await admin.call(deleteCompanyUser, { body: { companyUserId: member.companyUserId } })).codes).toEqual([]);
  await leave(lead.companyUserId);
  const kept = gameOf(await gameSeen(admin, game.gameId));
  expect(kept.actions).toContain('draw');
  expect(kept.contestants[0]).toMatchObject({ companyUserId: null, fullName: null, tickets: 3 });
  expect((await drawnGame(admin, kept)).numberOfWins).toBe(1);
});

test('games of somebody whose new role makes none go to a system admin, who ends them', async () => {
  const company = await server.newCompany();
  await openAccessControl(server, company);
  const { admin, person } = company;
  const lead = await person('manager');
  const game = await drawnGame(lead, await givenGame(lead));
  const change = (roleId: string) => admin.call(setRole, { body: { companyUserId: lead.companyUserId, roleId } });
  expect((await change(roleIds.hradmin)).codes).toEqual([]);
  expect(gameOf(await gameSeen(admin, game.gameId)).actions).toEqual(['delete']);
  expect((await change(roleIds.employee)).codes).toEqual([]);
  expect(gameOf(await gameSeen(lead, game.gameId)).actions).toEqual([]);
  expect(gameOf(await admin.call(endGame, { body: { gameId: game.gameId } })).secret).toMatch(/^[0-9a-f]{64}$/);
});
