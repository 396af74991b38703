import { sql, type RawBuilder } from 'kysely';
import { expect, test } from 'vitest';
import { deleteCompanyFile, getFileAccessLog } from '#features/files/contract/endpoints-company.ts';
import { uploadForCompany } from '#features/files/testing/uploaded.ts';
import { getCompanyUser } from '#features/people/contract/endpoints.ts';
import type { Caller } from '#testing/caller.ts';
import { findSecret } from '#kernel/server/store-secret.ts';
import { testServer } from '#testing/server.ts';
import {
  getPreboarding,
  getPreboardingFile,
  markPreboardingTask,
  sendPreboardingLink,
  updatePreboardingDetails,
  updatePreboardingFiles,
} from '../contract/endpoints-preboarding.ts';
import type { PreboardingPlan } from '../contract/endpoints-preboarding.ts';
import { markAllAsCompleted } from '../contract/endpoints-tasks.ts';
import { deletePlan, restorePlan, updatePlan } from '../contract/endpoints.ts';
import { preboardingSecrets } from '../contract/kinds.ts';
import { givenPlan, planOf, planSeen } from '../testing/given.ts';
import { mailedLink, newcomerIn } from '../testing/newcomer.ts';
import { openLink } from './open-link.ts';

const server = await testServer();

async function welcomed() {
  const company = await server.newCompany();
  const personId = await newcomerIn({ admin: company.admin, company });
  const plan = await givenPlan(company.admin, personId);
  const send = () => company.admin.call(sendPreboardingLink, { body: { id: plan.id } });
  expect((await send()).codes).toEqual([]);
  const secret = await mailedLink(server);
  const see = (by = secret) => server.nobody.call(getPreboarding, { query: { secret: by } });
  return { ...company, company, personId, plan, send, secret, see };
}

test('who has not started yet sees their own tasks by the link, and does them', async () => {
  const { admin, plan, secret, see } = await welcomed();
  const seen = (await see()).json['plan'] as PreboardingPlan;
  expect(seen).toMatchObject({
    firstName: 'Ola',
    firstDay: '2026-12-14',
    given: [],
    companyName: 'Fjord og Fjell AS',
    lastDay: '2026-12-28',
  });
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

test('they read the files that were chosen for them, and no others', async () => {
  const { admin, person, plan, secret, see } = await welcomed();
  const [handbook, other] = [await uploadForCompany(admin), await uploadForCompany(admin)];
  const choose = (who: Caller, ...fileIds: string[]) => who.call(updatePreboardingFiles, { body: { id: plan.id, fileIds } });
  expect((await choose(await person('manager'), handbook.id)).status).toBe(404);
  expect((await choose(admin, crypto.randomUUID())).status).toBe(404);
  expect((await choose(admin, handbook.id)).json['plan']).toMatchObject({ preboardingFiles: [{ fileId: handbook.id }] });
  expect(((await see()).json['plan'] as PreboardingPlan).files.map(({ fileId }) => fileId)).toEqual([handbook.id]);
  const open = (fileId: string) => server.nobody.call(getPreboardingFile, { params: { fileName: 'Notat.txt' }, query: { secret, fileId } });
  expect([(await open(handbook.id)).status, (await open(other.id)).status]).toEqual([200, 404]);
  const { accesses } = (await admin.call(getFileAccessLog, { query: { fileId: handbook.id } })).json as {
    accesses: { fullName: string }[];
  };
  expect(accesses.map(({ fullName }) => fullName)).toEqual(['Ola Lie']);
  await admin.call(deleteCompanyFile, { body: { companyFileId: handbook.id } });
  expect([(await open(handbook.id)).status, ((await see()).json['plan'] as PreboardingPlan).files]).toEqual([404, []]);
  expect((await choose(admin, other.id)).codes).toEqual([]);
  expect((await open(other.id)).status).toBe(200);
  server.clock.set('2026-12-29T12:00:00Z');
  expect((await open(other.id)).status).toBe(404);
  server.clock.set('2026-11-21T09:00:00Z');
});

test('files are offered with a plan for somebody who starts, until it is completed', async () => {
  const { admin, person, plan } = await welcomed();
  const { id: fileId } = await uploadForCompany(admin);
  const leaving = await givenPlan(admin, (await person('employee')).companyUserId, { type: 'Offboarding' });
  const choose = (id: string, fileIds: string[]) => admin.call(updatePreboardingFiles, { body: { id, fileIds } });
  const refused = await choose(leaving.id, [fileId]);
  expect([refused.status, refused.codes]).toEqual([400, ['onoffboarding.FilesNotPossible']]);
  await choose(plan.id, [fileId]);
  await admin.call(markAllAsCompleted, { body: { onOffBoardingId: plan.id } });
  const late = await choose(plan.id, []);
  expect([late.status, late.codes]).toEqual([409, ['onoffboarding.PlanCompleted']]);
});

test('the link follows the first day when that is moved, and ends with the last hour of the fortnight after it', async () => {
  const { admin, plan, see } = await welcomed();
  expect((await planSeen(admin, plan.id))?.preboarding?.expiresDate).toBe('2026-12-28T23:00:00.000Z');
  await admin.call(updatePlan, { body: { plan: { id: plan.id, referenceDate: '2027-01-04' } } });
  expect((await planSeen(admin, plan.id))?.preboarding?.expiresDate).toBe('2027-01-18T23:00:00.000Z');
  const at = async (moment: string) => {
    server.clock.set(moment);
    return (await see()).status;
  };
  expect([await at('2027-01-18T22:59:00Z'), await at('2027-01-18T23:01:00Z')]).toEqual([200, 404]);
  server.clock.set('2026-11-21T09:00:00Z');
  await admin.call(deletePlan, { body: { id: plan.id } });
  expect((await see()).status).toBe(404);
  await admin.call(restorePlan, { body: { id: plan.id } });
  expect((await see()).status).toBe(200);
});

test('the link ends when the plan is given to another person, and nothing of the former one goes on to them', async () => {
  const { admin, company, companyId, plan, secret, see } = await welcomed();
  const handbook = await uploadForCompany(admin);
  await admin.call(updatePreboardingFiles, { body: { id: plan.id, fileIds: [handbook.id] } });
  await server.nobody.call(updatePreboardingDetails, { body: { secret, details: { mobilePhoneNumber: '91234567' } } });
  const next = await newcomerIn({ admin, company });
  const given = await admin.call(updatePlan, { body: { plan: { id: plan.id, companyUserId: next } } });
  expect(planOf(given)).toMatchObject({ companyUserId: next, preboarding: null, preboardingFiles: [] });
  const write = await server.nobody.call(updatePreboardingDetails, { body: { secret, details: { salaryAccountNumber: '12345678903' } } });
  expect([(await see()).status, write.status]).toEqual([404, 404]);
  // As if the secret had been found before it was revoked.
  const fail = (code: string): never => {
    throw new Error(code);
  };
  const found = await server.database.forCompany(companyId, async (unit) => [
    await findSecret(unit, { kind: preboardingSecrets, secret, now: server.clock.now() }),
    await openLink({ company: unit, today: '2026-11-21', fail }, plan.id).catch(String),
  ]);
  expect(found).toEqual([undefined, 'Error: common.NotFound']);
  expect((await admin.call(sendPreboardingLink, { body: { id: plan.id } })).codes).toEqual([]);
  expect(((await see(await mailedLink(server))).json['plan'] as PreboardingPlan).given).toEqual([]);
});

test('is only read while the company is about to be deleted, which the page says, and opens nothing while plans are off', async () => {
  const { companyId, plan, secret, see } = await welcomed();
  const change = (set: RawBuilder<unknown>) =>
    server.database.forCompany(companyId, ({ tx }) => sql`update company set ${set} where company_id = ${companyId}`.execute(tx));
  const mark = () => server.nobody.call(markPreboardingTask, { body: { secret, encId: plan.tasks[1]?.id } });
  const give = () => server.nobody.call(updatePreboardingDetails, { body: { secret, details: { city: 'Oslo' } } });
  expect((await see()).json['plan']).toMatchObject({ isCompanyEnding: false });
  await change(sql`ends_at = '2026-12-20'`);
  expect((await see()).json['plan']).toMatchObject({ isCompanyEnding: true, given: [] });
  expect([(await mark()).codes, (await give()).codes]).toEqual([['common.CompanyEnding'], ['common.CompanyEnding']]);
  await change(sql`ends_at = null, features_off = '{onOffBoarding}'`);
  expect([(await see()).status, (await mark()).status, (await give()).status]).toEqual([404, 404, 404]);
  await change(sql`features_off = '{}'`);
  expect((await mark()).json['plan']).toMatchObject({ tasks: [{ completed: true }] });
});
