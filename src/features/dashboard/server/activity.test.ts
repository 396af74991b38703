import { expect, test } from 'vitest';
import { setRole } from '#features/access-control/contract/endpoints.ts';
import { roleIds } from '#features/rights/contract/role-ids.ts';
import { updateCompanySettings } from '#features/company/contract/endpoints.ts';
import { createCompanyUser, getCompanyUser, updateCompanyUser } from '#features/people/contract/endpoints.ts';
import { deactivateCompanyUser, deleteCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { personNotes } from '#features/notes/contract/endpoints.ts';
import { memberByPerson } from '#features/people/server/public.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import type { Activity } from '../contract/activity.ts';
import { getRecentActivity, hideRecentActivityRecord } from '../contract/endpoints-home.ts';
import { addNavigationFavourite } from '../contract/endpoints.ts';
import { readVisibleActivity } from './get-recent-activity.ts';
import { acknowledgeAbsenceWelcomeScreen } from '#features/absence/contract/endpoints-company.ts';
import { addAbsence } from '#features/absence/contract/endpoints-requests.ts';
import { correctBalance } from '#features/absence/contract/endpoints-balance.ts';
import { openAccessControl } from '#testing/people-of.ts';
import { testPublicUrl } from '#testing/public-url.ts';

const server = await testServer();

const activityOf = async (who: Caller) => (await who.call(getRecentActivity)).json['auditLogs'] as Activity[];
const told = async (who: Caller) =>
  (await activityOf(who)).map(({ action, actor, subject }) => [action, actor?.companyUserId, subject?.companyUserId]);
async function change(who: Caller, person: Caller, position = 'Snekker'): Promise<void> {
  const { companyUserId: id = '', companyId = 0 } = person;
  const { json } = await who.call(getCompanyUser, { query: { companyUserEncrId: id } });
  const { version } = json['companyUser'] as { version: number };
  const answer = await who.call(updateCompanyUser, { body: { id, companyId, version, position } });
  expect(answer.status).toBe(200);
}

async function staffed() {
  const company = await server.newCompany();
  const leader = await company.person('manager', { firstName: 'Lise', lastName: 'Leder' });
  const member = await company.person('employee', { firstName: 'Ola', lastName: 'Lie', reportsTo: String(leader.companyUserId) });
  const stranger = await company.person('employee');
  return { ...company, leader, member, stranger };
}

test('tells who did what to whom, newest first', async () => {
  const { admin, member, stranger } = await staffed();
  await change(admin, member);
  server.clock.advance(60_000);
  await change(admin, stranger);
  const [newest, before] = await activityOf(admin);
  expect(newest).toMatchObject({
    action: 'people.updateCompanyUser',
    entity: 'companyUser',
    entityId: stranger.companyUserId,
    by: 'person',
  });
  expect(before).toMatchObject({
    actor: { companyUserId: admin.companyUserId, fullName: 'Kari Nordmann' },
    subject: { companyUserId: member.companyUserId, fullName: 'Ola Lie' },
    more: 0,
  });
});

test('says it in the language of the reader, and "you" to who did it and to whom it was done', async () => {
  const { admin, leader, member } = await staffed();
  await change(admin, member);
  const said = async (who: Caller, language?: 'no' | 'en') => {
    const { json } = await who.call(getRecentActivity, language && { query: { language } });
    return (json['auditLogs'] as Activity[]).map(({ sentence }) => sentence);
  };
  expect(await said(admin, 'no')).toEqual(['Du endret profilen til Ola Lie']);
  expect(await said(leader)).toEqual(['Kari Nordmann endret profilen til Ola Lie']);
  expect(await said(member, 'no')).toEqual(['Kari Nordmann endret profilen din']);
  expect(await said(member, 'en')).toEqual([expect.stringMatching(/^Kari Nordmann .*your profile/)]);
});

test('tells the person and their leaders what was done to them, and nobody else', async () => {
  const { admin, leader, member, stranger } = await staffed();
  await change(admin, member);
  const line = ['people.updateCompanyUser', admin.companyUserId, member.companyUserId];
  expect(await told(member)).toEqual([line]);
  expect(await told(leader)).toEqual([line]);
  expect(await told(stranger)).toEqual([]);
});

test('tells a lead nothing of the profiles of those who have left, and still of their absence', async () => {
  const { admin, leader, member } = await staffed();
  await admin.call(acknowledgeAbsenceWelcomeScreen, {
    body: { availableAbsenceDays: 25, autoApproveAbsenceRequests: false, autoApproveHomeOfficeRequests: true, allowHalfDayAbsence: true },
  });
  const today = server.clock.now().toISOString().slice(0, 10);
  expect((await member.call(addAbsence, { body: { startDate: today, endDate: today, absenceType: 2 } })).status).toBe(200);
  await change(admin, member);
  await admin.call(deactivateCompanyUser, { body: { companyUserId: member.companyUserId } });
  expect((await told(leader)).filter(([, , subject]) => subject === member.companyUserId).map(([action]) => action)).toEqual([
    'absence.addAbsence',
  ]);
});

test('tells of the company only to those who read its log, and to who did it', async () => {
  const { person } = await server.newCompany();
  const [hr, office] = [await person('hradmin'), await person('officeadmin')];
  await office.call(updateCompanySettings, { body: { language: 'en' } });
  const actions = async (who: Caller) => (await activityOf(who)).map(({ action }) => action);
  expect(await actions(hr)).toEqual(['company.updateCompanySettings']);
  expect(await actions(office)).toEqual(['company.updateCompanySettings']);
  expect(await actions(await person('officeadmin'))).toEqual([]);
  expect(await actions(await person('boardmember'))).toEqual([]);
});

test('tells of an absence that others may not know of only those who may, and so of days without a name', async () => {
  const { admin, person } = await server.newCompany();
  await admin.call(acknowledgeAbsenceWelcomeScreen, {
    body: { availableAbsenceDays: 25, autoApproveAbsenceRequests: false, autoApproveHomeOfficeRequests: false, allowHalfDayAbsence: true },
  });
  const above = await person('manager');
  const leader = await person('manager', { reportsTo: String(above.companyUserId) });
  const member = await person('employee', { reportsTo: String(leader.companyUserId) });
  const today = server.clock.now().toISOString().slice(0, 10);
  const add = (wish: object) => member.call(addAbsence, { body: { startDate: today, endDate: today, ...wish } });
  expect([(await add({ absenceType: 3 })).status, (await add({ absenceType: 2 })).status]).toEqual([200, 200]);
  const correction = { companyUserId: member.companyUserId, year: Number(today.slice(0, 4)), days: 1, reason: 'Avtalt' };
  expect((await admin.call(correctBalance, { body: correction })).status).toBe(200);
  const ofMember = async (who: Caller) =>
    (await told(who))
      .filter(([action, , subject]) => subject === member.companyUserId && action?.startsWith('absence.'))
      .map(([action]) => action);
  const all = ['absence.correctBalance', 'absence.addAbsence', 'absence.addAbsence'];
  for (const who of [admin, leader, member]) expect(await ofMember(who)).toEqual(all);
  for (const who of [above, await person('officeadmin')]) expect(await ofMember(who)).toEqual(['absence.addAbsence']);
});

test('keeps a note between its writer and nobody', async () => {
  const { admin, leader, member } = await staffed();
  await leader.call(personNotes.createNote, { body: { relatedId: member.companyUserId, noteText: 'Ring' } });
  expect(await told(leader)).toEqual([['notes.createNote', leader.companyUserId, member.companyUserId]]);
  expect(await told(member)).toEqual([]);
  expect(await told(admin)).toEqual([]);
});

test('tells of a look only when hidden numbers were shown, and never the one who was looked at', async () => {
  const { admin, member } = await staffed();
  const look = (shouldLog: boolean) => admin.call(getCompanyUser, { query: { companyUserEncrId: member.companyUserId, shouldLog } });
  await look(false);
  expect(await told(admin)).toEqual([]);
  await look(true);
  expect(await told(admin)).toEqual([['people.getCompanyUser', admin.companyUserId, member.companyUserId]]);
  expect(await told(member)).toEqual([]);
});

test('does not tell of how somebody arranges their own screens', async () => {
  const { admin } = await server.newCompany();
  await admin.call(addNavigationFavourite, { query: { environmentUrl: testPublicUrl, url: '/people' } });
  expect(await told(admin)).toEqual([]);
});

test('names nobody who has been deleted', async () => {
  const { admin, member } = await staffed();
  await change(admin, member);
  await admin.call(deactivateCompanyUser, { body: { companyUserId: member.companyUserId } });
  await admin.call(deleteCompanyUser, { body: { companyUserId: member.companyUserId } });
  expect(JSON.stringify(await activityOf(admin))).not.toContain('Ola Lie');
});

test('tells one call as one entry', async () => {
  const company = await staffed();
  const { admin, stranger } = company;
  await openAccessControl(server, company);
  await admin.call(setRole, { body: { companyUserId: stranger.companyUserId, roleId: roleIds.manager } });
  const entries = await activityOf(admin);
  expect(entries.map(({ action }) => action)).toEqual(['access-control.setRole']);
});

test('forgets what is older than thirty days', async () => {
  const { admin, member } = await staffed();
  await change(admin, member);
  const now = new Date(server.clock.now().getTime() + 31 * 24 * 3_600_000);
  const known = await server.database.forCompany(admin.companyId ?? 0, async (company) => {
    const place =
      (await memberByPerson({ company, services: server.services }, admin.companyUserId ?? '')) ?? expect.fail('there is no such person');
    return readVisibleActivity({ company, services: server.services, now }, place);
  });
  expect(known).toEqual([]);
});

test('hides an entry for oneself, and for oneself alone', async () => {
  const { admin, member } = await staffed();
  await change(admin, member);
  const [entry] = await activityOf(member);
  expect((await member.call(hideRecentActivityRecord, { query: { id: entry?.id ?? '' } })).status).toBe(200);
  expect(await told(member)).toEqual([]);
  expect(await told(admin)).toHaveLength(1);
  await change(admin, member, 'Tømrer');
  expect(await told(member)).toHaveLength(1);
});

test('refuses to hide what there is not', async () => {
  const { admin } = await server.newCompany();
  expect((await admin.call(hideRecentActivityRecord, { query: { id: crypto.randomUUID() } })).status).toBe(404);
});

test('tells of people who were added', async () => {
  const { admin, companyId } = await server.newCompany();
  await admin.call(createCompanyUser, { body: { companyId, firstName: 'Per', lastName: 'Ny' } });
  expect((await activityOf(admin))[0]).toMatchObject({ action: 'people.createCompanyUser', subject: { fullName: 'Per Ny' } });
});
