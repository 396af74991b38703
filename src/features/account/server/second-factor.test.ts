import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { currentUser } from '../contract/endpoints.ts';
import type { CurrentUser } from '../contract/entities.ts';

const server = await testServer();

const userOf = async (who: Caller) =>
  // Typed by the contract.
  (await who.call(currentUser)).json['user'] as CurrentUser;

test('a company that asks for a second factor tells a session without one only what leads to its pages', async () => {
  const { admin, companyId } = await server.newCompany('Sikker AS');
  const logoGuid = '0a222c66-6bcf-4249-ad9a-c5e2bf602e6e';
  const change = (set: ReturnType<typeof sql>) =>
    server.database.forCompany(companyId, ({ tx }) => sql`update company set ${set} where company_id = ${companyId}`.execute(tx));
  await change(sql`logo_guid = ${logoGuid}`);
  await server.database.forCompany(companyId, ({ tx }) =>
    sql`insert into company_user_interaction (company_id, company_user_id, data)
      values (${companyId}, ${admin.companyUserId}::uuid, '{"videos": ["a"]}')`.execute(tx),
  );
  expect(await userOf(admin)).toMatchObject({ interactionData: { videos: ['a'] }, company: { logoGuid } });

  await change(sql`mfa_required = true`);
  const before = await userOf(admin);
  expect(before).toMatchObject({ companyName: 'Sikker AS', role: 'systemadmin', isActive: true, interactionData: {} });
  expect(before.company).toMatchObject({ logoGuid: null, paymentCompanyProperties: null });
  expect([before.permissions.OrganisationSettings, before.company.features.gdpr]).toEqual([true, true]);

  await server.database.transaction(({ tx }) => sql`update session set mfa = true where account_id = ${admin.accountId}::uuid`.execute(tx));
  expect(await userOf(admin)).toMatchObject({ interactionData: { videos: ['a'] }, company: { logoGuid } });
});
