import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { testServer } from '#testing/server.ts';
import { givenGame } from '../testing/given.ts';

const server = await testServer();

test('games of somebody who leaves go to a system admin who can sign in', async () => {
  const { admin, companyId, person } = await server.newCompany();
  const [lead, other] = [await person('manager'), await person('systemadmin')];
  const { gameId } = await givenGame(lead);
  const read = (statement: ReturnType<typeof sql>) => server.database.forCompany(companyId, ({ tx }) => statement.execute(tx));
  // They have been here longest, and cannot sign in any more.
  await read(sql`
    update company_user set account_id = null, has_access = false where company_id = ${companyId} and id = ${admin.companyUserId}::uuid
  `);
  expect((await other.call(deactivateCompanyUser, { body: { companyUserId: lead.companyUserId } })).codes).toEqual([]);
  const { rows } = await read(sql`select created_by as "by" from lottery_game where company_id = ${companyId} and id = ${gameId}::uuid`);
  expect(rows).toEqual([{ by: other.companyUserId }]);
});
