import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { cancelInvitation } from '#features/invitations/contract/endpoints.ts';
import { invite } from '#features/invitations/testing/invited.ts';
import { reasonSources } from '#features/notifications/server/engine/sources.ts';
import { deactivateCompanyUser, deleteCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { createCompanyUser } from '#features/people/contract/endpoints.ts';
import { migrationFiles } from '#kernel/server/database/migration-files.ts';
import type { TestCompany } from '#testing/server.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();

/** Adds a person as the administrator; returns the id. */
async function add({ admin, companyId }: TestCompany, startDate: string): Promise<string> {
  const body = { companyId, role: 'employee', firstName: 'Kari', lastName: 'Li', startDate };
  return createCompanyUser.answer.parse((await admin.call(createCompanyUser, { body })).json).companyUser.id;
}

const reports = ({ companyId }: TestCompany, from: string, to: string) =>
  server.database.forCompany(companyId, async (company) => {
    const source = server.services.registers.of(reasonSources).get('CompanyReport');
    return (await source?.subjects(company, server.services, { from, to })) ?? [];
  });

test('who was erased counts as having come and gone only when they had left', async () => {
  server.clock.set('2026-11-18T09:00:00Z');
  const company = await server.newCompany();
  const { admin } = company;
  const erase = (companyUserId: string) => admin.call(deleteCompanyUser, { body: { companyUserId } });
  await erase(await add(company, '2026-11-18'));
  const { id: invitationId } = await invite(company, `trukket${company.companyId}@example.no`);
  expect((await admin.call(cancelInvitation, { body: { invitationId } })).status).toBe(200);
  const movements = async () => (await reports(company, '2026-11-23', '2026-11-23'))[0]?.facts.counts;
  expect(await movements()).toMatchObject({ joined: 1, left: 0 });
  const leaver = await add(company, '2026-11-18');
  await admin.call(deactivateCompanyUser, { body: { companyUserId: leaver } });
  expect((await erase(leaver)).status).toBe(200);
  expect(await movements()).toMatchObject({ joined: 2, left: 1 });
});

test('erasing somebody who came long before they were added changes no count', async () => {
  server.clock.set('2026-11-18T09:00:00Z');
  const company = await server.newCompany();
  const leaver = await add(company, '2020-01-01');
  await company.admin.call(deactivateCompanyUser, { body: { companyUserId: leaver } });
  const movements = async () => (await reports(company, '2026-11-23', '2026-11-23'))[0]?.facts.counts;
  expect(await movements()).toMatchObject({ joined: 1, left: 1 });
  expect((await company.admin.call(deleteCompanyUser, { body: { companyUserId: leaver } })).status).toBe(200);
  expect(await movements()).toMatchObject({ joined: 1, left: 1 });
});

test('a day of deactivation that the erasure itself once wrote is taken away, and no other', async () => {
  server.clock.set('2026-11-18T09:00:00Z');
  const company = await server.newCompany();
  const { admin, companyId } = company;
  const erase = (companyUserId: string) => admin.call(deleteCompanyUser, { body: { companyUserId } });
  const mistaken = await add(company, '2026-11-18');
  const leaver = await add(company, '2026-11-18');
  await admin.call(deactivateCompanyUser, { body: { companyUserId: leaver } });
  for (const id of [mistaken, leaver]) expect((await erase(id)).status).toBe(200);
  const { id: invitationId } = await invite(company, `trukket${companyId}@example.no`);
  expect((await admin.call(cancelInvitation, { body: { invitationId } })).status).toBe(200);
  await server.database.forCompany(companyId, ({ tx }) =>
    sql`update company_user set inactivation_date = '2026-11-18' where company_id = ${companyId} and state = 'deleted'`.execute(tx),
  );
  const movements = async () => (await reports(company, '2026-11-23', '2026-11-23'))[0]?.facts.counts;
  expect(await movements()).toMatchObject({ joined: 4, left: 3 });
  const text = migrationFiles().find(({ name }) => name.endsWith('erased-who-had-not-left.sql'))?.text ?? '';
  await server.database.transaction(async ({ tx }) => {
    for (const statement of text.split(';\n').filter((one) => one.trim() !== '')) await sql.raw(statement).execute(tx);
  });
  expect(await movements()).toMatchObject({ joined: 2, left: 1 });
});

test('the report counts who came and went, what waits and what did not get through', async () => {
  server.clock.set('2026-11-21T09:00:00Z');
  const company = await server.newCompany();
  await add(company, '2026-11-18');
  const leaver = await add(company, '2020-01-01');
  await company.admin.call(deactivateCompanyUser, { body: { companyUserId: leaver } });
  await invite(company, `rapport${company.companyId}@example.no`);
  const found = await reports(company, '2026-11-23', '2026-12-01');
  expect(found.map(({ date, repeatDays }) => [date, repeatDays])).toEqual([
    ['2026-11-23', 7],
    ['2026-11-30', 7],
    ['2026-12-01', 30],
  ]);
  const counts = { left: 1, waitingInvitations: 1, failedDeliveries: 0 };
  // The start days of the founder and the added person come from their records.
  expect(found[0]?.facts).toMatchObject({ from: '2026-11-16', to: '2026-11-22', counts: { ...counts, joined: 2 } });
  expect(found[1]?.facts.counts).toMatchObject({ joined: 0, left: 0, waitingInvitations: 1 });
  expect(await reports(company, '2026-11-24', '2026-11-29')).toEqual([]);
});
