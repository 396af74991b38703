import { expect, test } from 'vitest';
import { acknowledgeAbsenceWelcomeScreen, setDeputy } from '#features/absence/contract/endpoints-company.ts';
import { acknowledgeAccessControlWelcomeScreen, setRole } from '#features/access-control/contract/endpoints.ts';
import { getUserNotifications } from '#features/notifications/contract/endpoints-bell.ts';
import type { Notification } from '#features/notifications/contract/notification.ts';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { getCompanyUser, updateCompanyUser } from '#features/people/contract/endpoints.ts';
import { roleIds } from '#features/rights/contract/role-ids.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { getPlans, updatePlan } from '../contract/endpoints.ts';
import { givenPlan, planOf, planSeen } from '../testing/given.ts';
import { teamIn } from '../testing/team.ts';

const server = await testServer();

const team = () => teamIn(server, { hasBoth: true });
const sentences = async (who: Caller) =>
  ((await who.call(getUserNotifications, { query: { limit: 25 } })).json['userNotifications'] as Notification[]).map(
    ({ notificationReasonDescription }) => notificationReasonDescription,
  );

/** A team, and how an administrator changes the profile of the member. */
async function changing() {
  const world = await team();
  const { companyId, admin, member } = world;
  let version = 1;
  const save = async (changes: object) => {
    const answer = await admin.call(updateCompanyUser, { body: { id: member.companyUserId, companyId, version, ...changes } });
    expect([answer.codes, answer.fields]).toEqual([[], {}]);
    version += 1;
  };
  return { ...world, save };
}

test('the maker of a plan is told when somebody stays after all, and of nothing when something else of the profile changes', async () => {
  const { leader, member, save } = await changing();
  await save({ endDate: '2026-12-14' });
  const plan = await givenPlan(leader, member.companyUserId, { type: 'Offboarding', endAccess: true, referenceDate: '2026-12-11' });
  await save({ birthday: '1990-05-17', startDate: '2020-01-01' });
  expect(await sentences(leader)).toEqual([]);
  await save({ endDate: null });
  expect(await sentences(leader)).toEqual([expect.stringMatching(/stemmer ikke lenger med planen/)]);
  expect((await planSeen(leader, plan.id))?.profileDate).toBeNull();
});

test('no move is proposed of a plan about leave, when they stay for long after it', async () => {
  const { admin, leader, member, save } = await changing();
  await givenPlan(admin, member.companyUserId, { type: 'Offboarding' });
  await save({ endDate: '2027-12-31' });
  const proposals = async () => (await leader.call(getPlans)).json['proposals'];
  expect(await proposals()).toEqual([]);
  await save({ endDate: '2027-01-31' });
  expect(await proposals()).toMatchObject([{ companyUserId: member.companyUserId, type: 'Offboarding', date: '2027-01-31' }]);
});

test('the maker of a plan hears how many tasks went to others when somebody becomes external', async () => {
  const { admin, leader, member, colleague } = await team();
  const tasks = ['Hent gave', 'Bestill kake'].map((title) => ({ title, responsibleId: colleague.companyUserId }));
  const plan = await givenPlan(leader, member.companyUserId, { tasks });
  await admin.call(acknowledgeAccessControlWelcomeScreen, { body: { directedByCompanyUserId: admin.companyUserId } });
  const becomes = { companyUserId: colleague.companyUserId, roleId: roleIds.accountant };
  expect((await admin.call(setRole, { body: becomes })).codes).toEqual([]);
  const heirs = (await planSeen(leader, plan.id))?.tasks.map(({ responsibleId }) => responsibleId);
  expect(heirs).toEqual([admin.companyUserId, admin.companyUserId]);
  expect(await sentences(leader)).toContainEqual(expect.stringMatching(/^2 åpne oppgaver i planen for Ola Lie er overført til andre/));
});

test('the maker of an open plan for a start is told when its person is deactivated, and of a plan for leaving nothing', async () => {
  const { admin, leader, member } = await team();
  await givenPlan(leader, member.companyUserId);
  await givenPlan(leader, member.companyUserId, { type: 'Offboarding' });
  expect((await admin.call(deactivateCompanyUser, { body: { companyUserId: member.companyUserId } })).codes).toEqual([]);
  const told = (await sentences(leader)).filter((sentence) => sentence.includes('fortsatt åpen'));
  expect(told).toEqual([expect.stringMatching(/^Ola Lie er deaktivert, men onboardingplanen/)]);
});

test('the maker of an open plan is told when its person becomes external, and not when they change otherwise', async () => {
  const { companyId, admin, leader, member } = await team();
  await givenPlan(leader, member.companyUserId);
  await admin.call(acknowledgeAccessControlWelcomeScreen, { body: { directedByCompanyUserId: admin.companyUserId } });
  const becomes = { companyUserId: member.companyUserId, roleId: roleIds.accountant };
  expect((await admin.call(setRole, { body: becomes })).codes).toEqual([]);
  const told = async () =>
    (await sentences(leader)).filter((sentence) => sentence.startsWith('Ola Lie er blitt ekstern, men planen er fortsatt åpen'));
  expect(await told()).toHaveLength(1);
  const { json } = await admin.call(getCompanyUser, { query: { companyUserEncrId: member.companyUserId } });
  const { version } = json['companyUser'] as { version: number };
  const saved = await admin.call(updateCompanyUser, { body: { id: member.companyUserId, companyId, version, birthday: '1990-05-17' } });
  expect(saved.codes).toEqual([]);
  const changes = { companyUserId: member.companyUserId, roleId: roleIds.boardmember };
  expect((await admin.call(setRole, { body: changes })).codes).toEqual([]);
  expect(await told()).toHaveLength(1);
});

test('a plan whose maker has left is still moved with its people, and whoever got their tasks keeps them', async () => {
  const { admin, leader, member, person } = await team();
  const maker = await person('hradmin', { reportsTo: String(leader.companyUserId) });
  const tasks = [{ title: 'Bestill pc', relativeDueDate: 1, relativeResponsible: 'planCreator' }];
  const plan = await givenPlan(maker, member.companyUserId, { tasks });
  expect((await admin.call(deactivateCompanyUser, { body: { companyUserId: maker.companyUserId } })).codes).toEqual([]);
  const body = { plan: { id: plan.id, referenceDate: '2026-12-21' }, shouldUpdateTaskDueDates: true, shouldUpdateTaskResponsibles: true };
  const moved = await admin.call(updatePlan, { body });
  expect(moved.codes).toEqual([]);
  expect(planOf(moved).tasks).toMatchObject([{ dueDate: '2026-12-22', responsibleId: leader.companyUserId }]);
});

test('tasks of somebody who leaves go to their deputy, who need not stand in for them that day', async () => {
  const { admin, member, person, leader } = await team();
  const first = { availableAbsenceDays: 25, autoApproveAbsenceRequests: false, autoApproveHomeOfficeRequests: false };
  await admin.call(acknowledgeAbsenceWelcomeScreen, { body: { ...first, allowHalfDayAbsence: true } });
  const reportsTo = String(leader.companyUserId);
  const [hr, deputy] = [await person('hradmin', { reportsTo }), await person('manager', { reportsTo })];
  const named = { companyUserId: String(deputy.companyUserId), from: '2026-11-01', to: '2026-11-30' };
  expect((await hr.call(setDeputy, { body: named })).codes).toEqual([]);
  const plan = await givenPlan(admin, member.companyUserId, { tasks: [{ title: 'Bestill pc', responsibleId: hr.companyUserId }] });
  expect((await admin.call(deactivateCompanyUser, { body: { companyUserId: hr.companyUserId } })).codes).toEqual([]);
  expect((await planSeen(admin, plan.id))?.tasks.map(({ responsibleId }) => responsibleId)).toEqual([deputy.companyUserId]);
});
