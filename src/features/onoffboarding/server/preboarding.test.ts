import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getCompanyUser } from '#features/people/contract/endpoints.ts';
import { testServer } from '#testing/server.ts';
import { getPreboarding, markPreboardingTask, sendPreboardingLink, updatePreboardingDetails } from '../contract/endpoints-preboarding.ts';
import type { PreboardingPlan } from '../contract/endpoints-preboarding.ts';
import { givenPlan, planSeen } from '../testing/given.ts';
import { mailedLink, newcomerIn } from '../testing/newcomer.ts';

const server = await testServer();

async function welcomed() {
  const company = await server.newCompany();
  const personId = await newcomerIn({ admin: company.admin, company });
  const plan = await givenPlan(company.admin, personId);
  const send = () => company.admin.call(sendPreboardingLink, { body: { id: plan.id } });
  expect((await send()).codes).toEqual([]);
  const secret = await mailedLink(server);
  const see = (by = secret) => server.nobody.call(getPreboarding, { query: { secret: by } });
  return { ...company, personId, plan, send, secret, see };
}

test('who has not started yet sees their own tasks by the link, and does them', async () => {
  const { admin, plan, secret, see } = await welcomed();
  const seen = (await see()).json['plan'] as PreboardingPlan;
  expect(seen).toMatchObject({ firstName: 'Ola', firstDay: '2026-12-14', given: [], companyName: 'Fjord og Fjell AS' });
  expect(seen.tasks.map(({ title, isOwn, completed }) => [title, isOwn, completed])).toEqual([['Les håndboken', true, false]]);
  const mark = (place: number) => server.nobody.call(markPreboardingTask, { body: { secret, encId: plan.tasks[place]?.id } });
  expect((await mark(0)).status).toBe(404);
  expect((await mark(1)).json['plan']).toMatchObject({ tasks: [{ completed: true }] });
  expect((await planSeen(admin, plan.id))?.tasks[1]).toMatchObject({ completed: true, completedBy: { name: 'Ola Lie' } });
});

test('details are taken into the profile, and none is shown back', async () => {
  const { admin, personId, secret, see } = await welcomed();
  const details = {
    mobilePhoneNumber: '91234567',
    streetAddress: 'Storgata 1',
    salaryAccountNumber: '12345678903',
    emergencyContacts: [{ fullName: 'Kari Lie', phone: '98765432', relation: 'Søster' }],
  };
  const answer = await server.nobody.call(updatePreboardingDetails, { body: { secret, details } });
  expect(answer.codes).toEqual([]);
  expect((answer.json['plan'] as PreboardingPlan).given).toEqual([
    'mobilePhoneNumber',
    'streetAddress',
    'emergencyContacts',
    'salaryAccountNumber',
  ]);
  expect(JSON.stringify((await see()).json)).not.toMatch(/91234567|Storgata|12345678903|Kari Lie/);
  const { companyUser } = (await admin.call(getCompanyUser, { query: { companyUserEncrId: personId } })).json;
  expect(companyUser).toMatchObject({ mobilePhoneNumber: '91234567' });
  const wrong = await server.nobody.call(updatePreboardingDetails, { body: { secret, details: { salaryAccountNumber: '12345678901' } } });
  expect(wrong.codes).toEqual(['common.BadRequest']);
});

test('the link ends with a newer one, with the first sign-in, and a fortnight after the first day', async () => {
  const { companyId, personId, secret, send, see, person } = await welcomed();
  await send();
  const newer = await mailedLink(server);
  expect([(await see()).status, (await see(newer)).status, secret === newer]).toEqual([404, 200, false]);
  server.clock.set('2026-12-28T12:00:00Z');
  expect((await see(newer)).status).toBe(200);
  server.clock.set('2026-12-29T12:00:00Z');
  expect((await see(newer)).status).toBe(404);
  server.clock.set('2026-11-21T09:00:00Z');
  const other = await person('employee');
  await server.database.forCompany(companyId, async ({ tx }) => {
    await sql`update company_user set account_id = null where company_id = ${companyId} and id = ${other.companyUserId}::uuid`.execute(tx);
    await sql`update company_user set account_id = ${other.accountId}::uuid where company_id = ${companyId} and id = ${personId}::uuid`.execute(
      tx,
    );
  });
  expect((await see(newer)).status).toBe(404);
});

test('the link is sent to a private address, for a published plan of somebody who starts', async () => {
  const { admin, person } = await server.newCompany();
  const started = await person('employee');
  const plan = await givenPlan(admin, started.companyUserId);
  expect((await admin.call(sendPreboardingLink, { body: { id: plan.id } })).codes).toEqual(['onoffboarding.NotBeforeStart']);
});
