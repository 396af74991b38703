import { describe, expect, test } from 'vitest';
import { addedContract, feedSecretOf } from '#features/contracts/testing/given.ts';
import { getUserNotifications } from '#features/notifications/contract/endpoints-bell.ts';
import type { Notification } from '#features/notifications/contract/notification.ts';
import {
  activateCompanyUser,
  deactivateCompanyUser,
  deleteCompanyUser,
  getDeactivation,
} from '#features/people/contract/endpoints-life.ts';
import { getCompanyUser, updateCompanyUser } from '#features/people/contract/endpoints.ts';
import { completeTask, getOwnTasks, updateTask as updateOwnTask } from '#features/tasks/contract/endpoints.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { addHeldTasks, deleteTask, exportTasks, handOverTasks, updateTask } from '../contract/endpoints-tasks.ts';
import { createTemplate, deleteTemplate, getTemplates, updateTemplate } from '../contract/endpoints-templates.ts';
import { createPlan, getPlans, previewPlan, updatePlan } from '../contract/endpoints.ts';
import type { PlanProposal } from '../contract/plan.ts';
import type { PlanTemplate } from '../contract/template.ts';
import { endAccessOf } from './jobs.ts';
import { complete, givenPlan, planOf, planSeen, threeTasks } from '../testing/given.ts';
import { teamIn } from '../testing/team.ts';

const server = await testServer();

const team = () => teamIn(server, { hasBoth: true });
const sentences = async (who: Caller) =>
  ((await who.call(getUserNotifications, { query: { limit: 25 } })).json['userNotifications'] as Notification[]).map(
    ({ notificationReasonDescription }) => notificationReasonDescription,
  );

describe('people are told', () => {
  test('of a task that is taken out of the plan that it is no longer theirs, and not that somebody else has it', async () => {
    const { admin, member, colleague } = await team();
    const plan = await givenPlan(admin, member.companyUserId, { tasks: [{ title: 'Bestill pc', responsibleId: colleague.companyUserId }] });
    const removed = await admin.call(deleteTask, { body: { encId: plan.tasks[0]?.id, encOnOffBoardingId: plan.id } });
    expect(removed.codes).toEqual([]);
    expect((await sentences(colleague))[0]).toBe('En av oppgavene dine i planen for Ola Lie er ikke lenger din.');
  });

  test('once of all their tasks when a plan is published, and of other days', async () => {
    const { admin, leader, member } = await team();
    const tasks = [1, 2, 3].map((number) => ({
      title: `Oppgave ${number}`,
      relativeDueDate: number,
      relativeResponsible: 'reportingManager',
    }));
    const plan = await givenPlan(admin, member.companyUserId, { tasks });
    expect(await sentences(leader)).toEqual(['Du har fått 3 nye oppgaver i planen for Ola Lie.']);
    await admin.call(updatePlan, { body: { plan: { id: plan.id, referenceDate: '2026-12-28' }, shouldUpdateTaskDueDates: true } });
    expect((await sentences(leader))[0]).toBe('3 av oppgavene dine i planen for Ola Lie har fått nye frister.');
    for (const task of plan.tasks) await complete(leader, task);
    expect((await sentences(admin))[0]).toBe('Planen for Ola Lie er fullført.');
  });

  test('when the dates of the person no longer fit, and nothing is moved', async () => {
    const { companyId, admin, leader, member } = await team();
    const plan = await givenPlan(leader, member.companyUserId);
    const body = { id: member.companyUserId, companyId, version: 1, startDate: '2026-12-21' };
    const saved = await admin.call(updateCompanyUser, { body });
    expect([saved.codes, saved.fields]).toEqual([[], {}]);
    expect((await sentences(leader))[0]).toMatch(/stemmer ikke lenger med planen/);
    expect(await planSeen(leader, plan.id)).toMatchObject({ referenceDate: '2026-12-14', profileDate: '2026-12-21' });
    const { proposals } = (await leader.call(getPlans)).json as { proposals: PlanProposal[] };
    expect(proposals).toEqual([
      { companyUserId: member.companyUserId, fullName: 'Ola Lie', type: 'Onboarding', date: '2026-12-21', planId: plan.id },
    ]);
    expect((await member.call(getPlans)).status).toBe(403);
  });
});

describe('when somebody leaves', () => {
  test('their open tasks go to the manager, but never to whom the plan is about', async () => {
    const { admin, leader, member, colleague } = await team();
    const tasks = [{ title: 'Hent gave', responsibleId: colleague.companyUserId }];
    const [one, other] = [await givenPlan(admin, member.companyUserId, { tasks }), await givenPlan(admin, leader.companyUserId, { tasks })];
    const { consequences } = (
      await admin.call(getDeactivation, { query: { companyUserId: colleague.companyUserId, purpose: 'deactivate' } })
    ).json;
    expect(consequences).toContainEqual({ key: 'tasks', count: 2 });
    expect((await admin.call(deactivateCompanyUser, { body: { companyUserId: colleague.companyUserId } })).codes).toEqual([]);
    expect((await planSeen(admin, one.id))?.tasks[0]?.responsibleId).toBe(leader.companyUserId);
    expect((await planSeen(admin, other.id))?.tasks[0]?.responsibleId).toBe(admin.companyUserId);
    expect(await planSeen(leader, other.id)).toBeUndefined();
  });

  test('and is deleted, plans about them go, and what they had to do stays', async () => {
    const { admin, leader, member } = await team();
    const plan = await givenPlan(admin, member.companyUserId);
    await admin.call(deactivateCompanyUser, { body: { companyUserId: member.companyUserId } });
    expect((await admin.call(deleteCompanyUser, { body: { companyUserId: member.companyUserId } })).codes).toEqual([]);
    expect(await planSeen(admin, plan.id)).toBeUndefined();
    expect((await leader.call(getOwnTasks)).json['tasks']).toEqual([]);
  });

  test('a plan says what else they hold, to those who edit it', async () => {
    const { admin, member, colleague } = await team();
    await givenPlan(admin, colleague.companyUserId, { tasks: [{ title: 'Vis rundt', responsibleId: member.companyUserId }] });
    const plan = await givenPlan(admin, member.companyUserId, { type: 'Offboarding' });
    const profile = { path: '/people/details', query: { employeeId: member.companyUserId } };
    expect((await planSeen(admin, plan.id))?.held).toEqual([{ key: 'tasks', count: 2, page: profile, taskId: null }]);
    expect((await planSeen(member, plan.id))?.held).toEqual([]);
  });

  test('what they hold becomes tasks of the plan, each with its page, once', async () => {
    const { admin, leader, member } = await team();
    await addedContract(admin, { responsible: leader.companyUserId });
    await feedSecretOf(leader);
    const plan = await givenPlan(admin, leader.companyUserId, {
      type: 'Offboarding',
      tasks: [{ title: 'Hent pc', responsibleId: admin.companyUserId }],
    });
    const held = (await planSeen(admin, plan.id))?.held ?? [];
    expect(held.map(({ key, count }) => [key, count])).toEqual([
      ['heldReports', 2],
      ['heldContracts', 1],
      ['calendarAddresses', 1],
    ]);
    const added = await admin.call(addHeldTasks, { body: { id: plan.id } });
    expect([added.codes, added.json['added']]).toEqual([[], 3]);
    expect(planOf(added).tasks.slice(1)).toMatchObject([
      { title: 'Gi medarbeiderne en ny leder', order: 1, dueDate: '2026-12-14', responsibleId: admin.companyUserId },
      { title: 'Overfør ansvaret for avtaler', page: { path: '/contracts', query: { handover: leader.companyUserId } } },
      { visibleToEmployee: false },
    ]);
    expect(planOf(added).held.map(({ taskId }) => taskId)).toEqual(
      planOf(added)
        .tasks.slice(1)
        .map(({ id }) => id),
    );
    expect(await planSeen(member, plan.id)).toBeUndefined();
    expect((await admin.call(addHeldTasks, { body: { id: plan.id } })).codes).toEqual(['onoffboarding.NothingHeld']);
    const starting = await givenPlan(admin, member.companyUserId);
    expect((await admin.call(addHeldTasks, { body: { id: starting.id } })).codes).toEqual(['onoffboarding.NothingHeld']);
  });

  test('access ends when the last day ends in the company’s time zone, and only where the plan says so', async () => {
    server.clock.set('2026-11-20T22:30:00Z');
    const { companyId, admin, member, colleague } = await team();
    const leaving = { type: 'Offboarding', referenceDate: '2026-11-20', tasks: threeTasks };
    await givenPlan(admin, member.companyUserId, { ...leaving, endAccess: true });
    await givenPlan(admin, colleague.companyUserId, leaving);
    const at = async (moment: string) => {
      server.clock.set(moment);
      await server.database.forCompany(companyId, (company) => endAccessOf(company, server.services));
      return Promise.all([member, colleague].map(async (who) => (await who.call(getOwnTasks)).status));
    };
    expect(await at('2026-11-20T22:50:00Z')).toEqual([200, 200]);
    expect(await at('2026-11-20T23:05:00Z')).toEqual([403, 200]);
    expect(await at('2026-11-20T23:06:00Z')).toEqual([403, 200]);
    const ownProfile = async () => (await member.call(getCompanyUser, { query: { companyUserEncrId: member.companyUserId } })).status;
    expect(await ownProfile()).toBe(403);
    const { json } = await admin.call(getCompanyUser, { query: { companyUserEncrId: member.companyUserId } });
    expect(json['companyUser']).toMatchObject({ permissions: { delete: false, deactivate: true } });
    const erased = await admin.call(deleteCompanyUser, { body: { companyUserId: member.companyUserId } });
    expect(erased.codes).toEqual(['people.DeactivateFirst']);
    expect((await admin.call(deactivateCompanyUser, { body: { companyUserId: member.companyUserId } })).codes).toEqual([]);
    expect([await ownProfile(), (await member.call(getOwnTasks)).status]).toEqual([200, 403]);
    const activated = await admin.call(activateCompanyUser, { body: { companyUserId: member.companyUserId } });
    expect(activated.json['companyUser']).toMatchObject({ isActive: true, hasAccess: false });
    expect([await ownProfile(), (await member.call(getOwnTasks)).status]).toEqual([403, 403]);
    const onboarding = { type: 'Onboarding', companyUserId: colleague.companyUserId, referenceDate: '2026-12-14', endAccess: true };
    expect((await admin.call(createPlan, { body: onboarding })).codes).toEqual(['onoffboarding.EndAccessNotPossible']);
    server.clock.set('2026-11-21T09:00:00Z');
  });
});

test('access of another person ends with a plan that has ended that of a former one', async () => {
  const { companyId, admin, member, colleague } = await team();
  const tasks = [threeTasks[0]];
  const plan = await givenPlan(admin, member.companyUserId, { type: 'Offboarding', referenceDate: '2026-11-20', endAccess: true, tasks });
  const end = () => server.database.forCompany(companyId, (company) => endAccessOf(company, server.services));
  const statuses = () => Promise.all([member, colleague].map(async (who) => (await who.call(getOwnTasks)).status));
  await end();
  expect(await statuses()).toEqual([403, 200]);
  await admin.call(updatePlan, { body: { plan: { id: plan.id, companyUserId: colleague.companyUserId } } });
  await end();
  expect(await statuses()).toEqual([403, 403]);
});

describe('tasks of plans among all tasks', () => {
  test('are there for who has them, completed there too, and changed in the plan alone', async () => {
    const { admin, member } = await team();
    const plan = await givenPlan(admin, member.companyUserId, { tasks: [threeTasks[1]] });
    const [task] = (await member.call(getOwnTasks)).json['tasks'] as { taskId: string; ownerName: string; permissions: object }[];
    expect(task).toMatchObject({ ownerName: 'Ola Lie', permissions: { complete: true, update: false, delete: false } });
    expect((await admin.call(updateOwnTask, { body: { taskId: task?.taskId, title: 'Annet' } })).status).toBe(403);
    const proof = { name: 'kvittering.txt', bytes: Buffer.from('Lest') };
    expect((await member.call(completeTask, { body: { taskId: task?.taskId, comment: 'Lest' }, files: [proof] })).codes).toEqual([]);
    const done = await planSeen(admin, plan.id);
    expect(done).toMatchObject({ status: 'completed', tasks: [{ comment: 'Lest', proofs: [{ fileName: 'kvittering.txt' }] }] });
  });

  test('are handed over in the plans that one edits', async () => {
    const { admin, leader, member, colleague } = await team();
    const plan = await givenPlan(leader, member.companyUserId, { tasks: [{ title: 'Vis rundt', responsibleId: colleague.companyUserId }] });
    await givenPlan(admin, leader.companyUserId, { tasks: [{ title: 'Hemmelig', responsibleId: colleague.companyUserId }] });
    const giveTo = (who: Caller, to: Caller) =>
      who.call(handOverTasks, { body: { companyUserId: colleague.companyUserId, newCompanyUserId: to.companyUserId } });
    // None goes to whom its plan is about.
    expect((await giveTo(leader, member)).json).toMatchObject({ handedOver: 0 });
    expect((await giveTo(leader, leader)).json).toMatchObject({ handedOver: 1 });
    expect((await planSeen(leader, plan.id))?.tasks[0]?.responsibleFullName).toBe('Eva Dal');
    expect((await sentences(colleague))[0]).toBe('En av oppgavene dine i planen for Ola Lie er overført til en annen.');
  });

  test('go out as a file to those who edit their plans', async () => {
    const { admin, member, leader } = await team();
    await givenPlan(admin, member.companyUserId);
    await givenPlan(admin, leader.companyUserId);
    const file = async (who: Caller) =>
      (await who.call(exportTasks, { body: { columns: ['person', 'title'], format: 'csv' } })).bytes
        .toString()
        .split('\n')
        .filter((line) => line.includes(';')).length;
    expect([await file(admin), await file(leader)]).toEqual([7, 4]);
  });

  test('ask for somebody who is here', async () => {
    const { admin, member } = await team();
    const plan = await givenPlan(admin, member.companyUserId);
    const external = String((await server.newCompany()).admin.companyUserId);
    const give = async (responsibleId: string | null) =>
      (await admin.call(updateTask, { body: { id: plan.tasks[0]?.id, onOffBoardingId: plan.id, responsibleId } })).codes;
    expect([await give(external), await give(null)]).toEqual([['common.NotFound'], ['onoffboarding.NoResponsible']]);
  });
});

describe('templates', () => {
  test('of the company are made of a plan, changed, used and deleted by those with full rights', async () => {
    const { admin, leader, member, colleague } = await team();
    const plan = await givenPlan(admin, member.companyUserId);
    const body = { name: 'Butikk', type: 'Onboarding', onOffBoardingPlanId: plan.id };
    expect((await leader.call(createTemplate, { body })).status).toBe(403);
    expect([(await planSeen(leader, plan.id))?.mayBeTemplate, (await planSeen(admin, plan.id))?.mayBeTemplate]).toEqual([false, true]);
    const templateId = String((await admin.call(createTemplate, { body })).json['templateId']);
    const listed = (await leader.call(getTemplates)).json as { templates: PlanTemplate[]; mayChange: boolean };
    expect(listed.mayChange).toBe(false);
    expect(listed.templates[0]).toMatchObject({ templateId, isBuiltIn: false, name: { no: 'Butikk', en: 'Butikk' } });
    const tasks = [
      { title: 'Vis lageret', when: { departments: ['Lager'] } },
      { title: 'Vis rundt', relativeDueDate: 1, relativeResponsible: 'planCreator' },
    ];
    const template = { templateId, version: 1, name: 'Lager', type: 'Onboarding', tasks };
    expect((await admin.call(updateTemplate, { body: { template } })).codes).toEqual([]);
    expect((await admin.call(updateTemplate, { body: { template } })).status).toBe(409);
    const newPlan = {
      type: 'Onboarding',
      companyUserId: colleague.companyUserId,
      referenceDate: '2026-12-14',
      source: { kind: 'template', id: templateId },
    };
    const made = await admin.call(createPlan, { body: newPlan });
    expect(planOf(made).tasks.map(({ title, dueDate }) => [title, dueDate])).toEqual([['Vis rundt', '2026-12-15']]);
    expect(made.json['leftOut']).toMatchObject([{ title: 'Vis lageret', why: [{ key: 'department', has: null }] }]);
    expect((await admin.call(deleteTemplate, { query: { templateId } })).status).toBe(200);
    const gone = await admin.call(createPlan, { body: { ...newPlan, type: 'Offboarding' } });
    expect(gone.codes).toEqual(['onoffboarding.UnknownTemplate']);
  });

  test('know a new manager by the role, before anybody reports to them', async () => {
    const { admin, person } = await team();
    const tasks = [{ title: 'Kurs for ledere', when: { isLeader: true } }, { title: 'Vis rundt' }];
    const id = String((await admin.call(createTemplate, { body: { name: 'Ny', type: 'Onboarding', tasks } })).json['templateId']);
    const titlesFor = async (role: 'employee' | 'manager') => {
      const { companyUserId } = await person(role);
      const plan = { type: 'Onboarding', companyUserId, referenceDate: '2026-12-14', source: { kind: 'template', id }, language: 'no' };
      const { json } = await admin.call(previewPlan, { body: { plan } });
      return (json['tasks'] as { title: string }[]).map(({ title }) => title);
    };
    expect(await titlesFor('employee')).toEqual(['Vis rundt']);
    expect(await titlesFor('manager')).toEqual(['Kurs for ledere', 'Vis rundt']);
  });
});
