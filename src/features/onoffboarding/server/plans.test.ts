import { describe, expect, test } from 'vitest';
import { updateCompanyUser } from '#features/people/contract/endpoints.ts';
import { reopenTask } from '#features/tasks/contract/endpoints.ts';
import { testServer } from '#testing/server.ts';
import { createTask, getTasks, markAllAsCompleted, markAsCompleted, markAsNotCompleted, updateTask } from '../contract/endpoints-tasks.ts';
import {
  createPlan,
  createPlans,
  deletePlan,
  getPlans,
  getPlansOfPerson,
  previewPlan,
  updateDueDates,
  updatePlan,
} from '../contract/endpoints.ts';
import type { Plan } from '../contract/plan.ts';
import type { PlanTask } from '../contract/task.ts';
import { complete, givenPlan, planOf, planSeen, taskIn, threeTasks, titlesOf } from '../testing/given.ts';
import { teamIn } from '../testing/team.ts';

const server = await testServer();

const team = () => teamIn(server);

describe('a plan', () => {
  test('is made with its tasks, each with a day and a responsible', async () => {
    const { admin, member } = await team();
    const plan = await givenPlan(admin, member.companyUserId, { isPublished: false });
    expect(plan).toMatchObject({
      status: 'draft',
      isPublished: false,
      completionPercent: 0,
      numberOfTasks: 3,
      companyUserFullName: 'Ola Lie',
    });
    expect(plan.tasks.map(({ order, dueDate, responsibleId }) => [order, dueDate, responsibleId])).toEqual([
      [0, '2026-12-07', admin.companyUserId],
      [1, '2026-12-14', member.companyUserId],
      [2, '2026-12-16', admin.companyUserId],
    ]);
    expect(plan.tasks[0]?.dueDateWhy[0]).toMatchObject({ key: 'counted', days: 7, direction: 'before' });
  });

  test('is one of each type for a person while it is open', async () => {
    const { admin, member } = await team();
    const plan = await givenPlan(admin, member.companyUserId);
    const body = { type: 'Onboarding', companyUserId: member.companyUserId, referenceDate: '2026-12-14' };
    const answer = await admin.call(createPlan, { body });
    expect([answer.status, answer.codes]).toEqual([409, ['onoffboarding.PlanExists']]);
    expect((await admin.call(createPlan, { body: { ...body, type: 'Offboarding' } })).status).toBe(200);
    await admin.call(markAllAsCompleted, { body: { onOffBoardingId: plan.id } });
    expect((await admin.call(createPlan, { body })).status).toBe(200);
    const reopening = await admin.call(markAsNotCompleted, { body: { encId: taskIn(plan, 0).id, encOnOffBoardingId: plan.id } });
    expect(reopening.codes).toEqual(['onoffboarding.PlanExists']);
    expect((await admin.call(reopenTask, { body: { taskId: taskIn(plan, 0).id } })).status).toBe(403);
    const more = await admin.call(createTask, { body: { onOffBoardingId: plan.id, title: 'Mer', relativeResponsible: 'planCreator' } });
    expect(more.codes).toEqual(['onoffboarding.PlanExists']);
  });

  test('is not published with tasks that nobody has, and names them', async () => {
    const { admin, colleague } = await team();
    const tasks = [...threeTasks, { title: 'Vis rundt', relativeResponsible: 'reportingManager' }];
    const plan = await givenPlan(admin, colleague.companyUserId, { tasks, isPublished: false });
    const publish = (version: number) => admin.call(updatePlan, { body: { plan: { id: plan.id, version, isPublished: true } } });
    const refused = await publish(plan.version);
    expect(refused.codes).toEqual(['onoffboarding.NoResponsible']);
    expect(refused.json['details']).toMatchObject({ titles: 'Vis rundt', tasks: [{ title: 'Vis rundt' }] });
    const named = { id: taskIn(plan, 3).id, onOffBoardingId: plan.id, responsibleId: admin.companyUserId };
    expect((await admin.call(updateTask, { body: named })).codes).toEqual([]);
    const current = await planSeen(admin, plan.id);
    const published = await publish(current?.version ?? 0);
    expect(planOf(published)).toMatchObject({ status: 'published', isPublished: true });
    const back = await admin.call(updatePlan, { body: { plan: { id: plan.id, isPublished: false } } });
    expect(back.codes).toEqual(['onoffboarding.CannotUnpublish']);
    const empty = await givenPlan(admin, colleague.companyUserId, { type: 'Offboarding', tasks: [], isPublished: false });
    const nothing = await admin.call(updatePlan, { body: { plan: { id: empty.id, isPublished: true } } });
    expect(nothing.codes).toEqual(['onoffboarding.NoTasks']);
  });

  test('moves its open relative tasks with its date, and back again', async () => {
    const { admin, member } = await team();
    const plan = await givenPlan(admin, member.companyUserId);
    await complete(admin, taskIn(plan, 0));
    const move = async (referenceDate: string) =>
      planOf(await admin.call(updatePlan, { body: { plan: { id: plan.id, referenceDate }, shouldUpdateTaskDueDates: true } })).tasks.map(
        ({ dueDate }) => dueDate,
      );
    const preview = await admin.call(previewPlan, { body: { id: plan.id, referenceDate: '2026-12-28' } });
    const previewed = (preview.json['tasks'] as { old: { dueDate: string }; new: { dueDate: string } }[]).map((task) => [
      task.old.dueDate,
      task.new.dueDate,
    ]);
    expect(previewed).toEqual([
      ['2026-12-07', '2026-12-07'],
      ['2026-12-14', '2026-12-28'],
      ['2026-12-16', '2026-12-30'],
    ]);
    expect(await move('2026-12-28')).toEqual(['2026-12-07', '2026-12-28', '2026-12-30']);
    expect(await move('2026-12-28')).toEqual(['2026-12-07', '2026-12-28', '2026-12-30']);
    expect(await move('2026-12-14')).toEqual(['2026-12-07', '2026-12-14', '2026-12-16']);
  });

  test('keeps dates that are typed, all or none', async () => {
    const { admin, member } = await team();
    const plan = await givenPlan(admin, member.companyUserId);
    await complete(admin, taskIn(plan, 0));
    const type = (taskDueDates: object) => admin.call(updateDueDates, { body: { onOffBoardingPlanId: plan.id, taskDueDates } });
    const [first, second, third] = [taskIn(plan, 0).id, taskIn(plan, 1).id, taskIn(plan, 2).id];
    expect((await type({ [second]: '2027-01-04', [first]: '2027-01-04' })).codes).toEqual(['onoffboarding.TaskCompleted']);
    expect((await planSeen(admin, plan.id))?.tasks[1]?.dueDate).toBe('2026-12-14');
    const typed = planOf(await type({ [second]: '2027-01-04', [third]: null }));
    expect(typed.tasks.map(({ dueDate, relativeDueDate }) => [dueDate, relativeDueDate])).toEqual([
      ['2026-12-07', { days: -7, unit: 'day' }],
      ['2027-01-04', null],
      [null, null],
    ]);
  });

  test('moves with its date, and keeps dates that are typed over the moved ones, all or none', async () => {
    const { admin, member } = await team();
    const plan = await givenPlan(admin, member.companyUserId);
    await complete(admin, taskIn(plan, 0));
    const [done, typed] = [taskIn(plan, 0).id, taskIn(plan, 1).id];
    const move = (taskDueDates: object) =>
      admin.call(updatePlan, {
        body: { plan: { id: plan.id, referenceDate: '2026-12-28' }, shouldUpdateTaskDueDates: true, taskDueDates },
      });
    for (const [dates, code] of [
      [{ [typed]: '2027-01-04', [done]: '2027-01-04' }, 'onoffboarding.TaskCompleted'],
      [{ [typed]: '2027-01-04', [crypto.randomUUID()]: '2027-01-04' }, 'common.NotFound'],
    ] as const) {
      expect((await move(dates)).codes).toEqual([code]);
      expect((await planSeen(admin, plan.id))?.referenceDate).toBe('2026-12-14');
    }
    const moved = planOf(await move({ [typed]: '2027-01-04' }));
    expect([moved.referenceDate, moved.version]).toEqual(['2026-12-28', plan.version + 2]);
    expect(moved.tasks.map(({ dueDate, relativeDueDate }) => [dueDate, relativeDueDate?.days])).toEqual([
      ['2026-12-07', -7],
      ['2027-01-04', undefined],
      ['2026-12-30', 2],
    ]);
  });

  test('gives the tasks of the person to somebody else with another person', async () => {
    const { admin, member, colleague } = await team();
    const plan = await givenPlan(admin, member.companyUserId);
    const body = { plan: { id: plan.id, companyUserId: colleague.companyUserId }, shouldUpdateTaskResponsibles: true };
    const moved = planOf(await admin.call(updatePlan, { body }));
    expect(moved.companyUserFullName).toBe('Nils Moe');
    expect(moved.tasks.map(({ responsibleFullName }) => responsibleFullName)).toEqual(['Kari Nordmann', 'Nils Moe', 'Kari Nordmann']);
  });

  test('is completed with its last task, and open again with one', async () => {
    const { admin, member } = await team();
    const plan = await givenPlan(admin, member.companyUserId);
    await complete(admin, taskIn(plan, 0), { comment: 'Levert' });
    await complete(member, taskIn(plan, 1));
    const last = await complete(admin, taskIn(plan, 2));
    expect(planOf(last)).toMatchObject({ status: 'completed', completionPercent: 100, permissions: { edit: false } });
    expect(planOf(last).tasks[0]).toMatchObject({ completed: true, comment: 'Levert', completedBy: { name: 'Kari Nordmann' } });
    const edit = await admin.call(updateTask, { body: { id: taskIn(plan, 0).id, onOffBoardingId: plan.id, title: 'Annet' } });
    expect(edit.codes).toEqual(['onoffboarding.TaskCompleted']);
    const opened = await member.call(markAsNotCompleted, { body: { encId: taskIn(plan, 1).id, encOnOffBoardingId: plan.id } });
    expect(opened.codes).toEqual([]);
    expect(await planSeen(admin, plan.id)).toMatchObject({ status: 'reopened', completedDate: null });
    const first = { encId: taskIn(plan, 0).id, encOnOffBoardingId: plan.id };
    const before = (await planSeen(admin, plan.id))?.tasks[0];
    await admin.call(markAsNotCompleted, { body: first });
    server.clock.set('2026-11-21T09:00:20Z');
    const undone = (await admin.call(markAsCompleted, { body: { ...first, asBefore: true } })).json['task'];
    server.clock.set('2026-11-21T09:00:00Z');
    expect(undone).toEqual({ ...before, version: Number(before?.version) + 2 });
    const all = await admin.call(markAllAsCompleted, { body: { onOffBoardingId: plan.id } });
    expect(all.json['completedTaskIds']).toEqual([taskIn(plan, 1).id]);
    expect(planOf(all).status).toBe('completed');
  });

  test('is deleted by who edits it', async () => {
    const { admin, member } = await team();
    const plan = await givenPlan(admin, member.companyUserId);
    expect((await member.call(deletePlan, { body: { id: plan.id } })).status).toBe(403);
    expect((await admin.call(deletePlan, { body: { id: plan.id } })).status).toBe(200);
    expect(await planSeen(admin, plan.id)).toBeUndefined();
  });

  test('has changed when somebody else changed it', async () => {
    const { admin, member } = await team();
    const plan = await givenPlan(admin, member.companyUserId);
    await admin.call(updatePlan, { body: { plan: { id: plan.id, version: plan.version, referenceDate: '2026-12-15' } } });
    const stale = await admin.call(updatePlan, { body: { plan: { id: plan.id, version: plan.version, referenceDate: '2026-12-16' } } });
    expect([stale.status, stale.codes]).toEqual([409, ['common.Conflict']]);
    expect(stale.json['details']).toMatchObject({ plan: { referenceDate: '2026-12-15' } });
  });
});

describe('who sees', () => {
  test('a plan: a leader of the team, not one about themselves; the person only what is shown to them', async () => {
    const { admin, leader, member, colleague } = await team();
    const plan = await givenPlan(leader, member.companyUserId);
    expect(titlesOf((await planSeen(leader, plan.id))?.tasks ?? [])).toHaveLength(3);
    const own = await planSeen(member, plan.id);
    expect(titlesOf(own?.tasks ?? [])).toEqual(['Les håndboken']);
    expect(own).toMatchObject({ numberOfTasks: 1, completionPercent: 0, permissions: { edit: false, delete: false }, preboarding: null });
    expect(await planSeen(colleague, plan.id)).toBeUndefined();
    const about = await givenPlan(admin, leader.companyUserId);
    expect(titlesOf((await planSeen(leader, about.id))?.tasks ?? [])).toEqual(['Les håndboken']);
    expect((await leader.call(updatePlan, { body: { plan: { id: about.id, referenceDate: '2026-12-15' } } })).status).toBe(403);
    const { published, drafts } = (await leader.call(getPlans)).json as { published: Plan[]; drafts: Plan[] };
    expect([published.map(({ id }) => id), drafts]).toEqual([[plan.id], []]);
    const others = await leader.call(createPlan, {
      body: { type: 'Onboarding', companyUserId: colleague.companyUserId, referenceDate: '2026-12-14' },
    });
    expect(others.status).toBe(403);
    const themselves = await leader.call(createPlan, {
      body: { type: 'Offboarding', companyUserId: leader.companyUserId, referenceDate: '2026-12-14' },
    });
    expect([themselves.status, themselves.codes]).toEqual([403, ['onoffboarding.OwnPlan']]);
  });

  test('a draft: those who edit it alone, and nobody has its tasks', async () => {
    const { admin, leader, member } = await team();
    const tasks = [{ title: 'Vis rundt', relativeResponsible: 'reportingManager', visibleToEmployee: true }];
    const plan = await givenPlan(admin, member.companyUserId, { tasks, isPublished: false });
    expect(await planSeen(member, plan.id)).toBeUndefined();
    expect((await leader.call(getTasks, { body: {} })).json['tasks']).toEqual([]);
    expect((await leader.call(getTasks, { body: { scope: 'all' } })).json['tasks']).toEqual([]);
    await admin.call(updatePlan, { body: { plan: { id: plan.id, isPublished: true } } });
    expect(titlesOf((await leader.call(getTasks, { body: {} })).json['tasks'] as PlanTask[])).toEqual(['Vis rundt']);
  });

  test('a task: whoever has it, with the head of its plan and no other task', async () => {
    const { admin, member, colleague } = await team();
    const tasks = [...threeTasks, { title: 'Hent gave', responsibleId: colleague.companyUserId }];
    const plan = await givenPlan(admin, member.companyUserId, { tasks });
    const seen = await planSeen(colleague, plan.id);
    expect([seen?.companyUserFullName, titlesOf(seen?.tasks ?? [])]).toEqual(['Ola Lie', ['Hent gave']]);
    expect((await complete(colleague, taskIn(plan, 0))).status).toBe(404);
    expect((await complete(colleague, taskIn(plan, 3))).status).toBe(200);
    const { published } = (await member.call(getPlansOfPerson, { query: { companyUserId: member.companyUserId } })).json as {
      published: Plan[];
    };
    expect(published.map(({ numberOfTasks }) => numberOfTasks)).toEqual([1]);
    const hidden = await givenPlan(admin, colleague.companyUserId, { tasks: [threeTasks[0]] });
    expect(await planSeen(colleague, hidden.id)).toBeUndefined();
  });
});

test('one plan is made for each of many people, and each refusal has its reason', async () => {
  const { companyId, admin, member, colleague } = await team();
  await givenPlan(admin, member.companyUserId);
  const external = await (await server.newCompany()).person('employee');
  const ids = [member.companyUserId, colleague.companyUserId, admin.companyUserId, external.companyUserId];
  const plan = { type: 'Onboarding', source: { kind: 'empty' }, referenceDate: '2026-12-14' };
  const answer = await admin.call(createPlans, { body: { companyUserIds: ids, plan } });
  expect(answer.status).toBe(207);
  expect((answer.json['results'] as { code: string | null }[]).map(({ code }) => code)).toEqual([
    'onoffboarding.PlanExists',
    null,
    'onoffboarding.OwnPlan',
    'common.NotFound',
  ]);
  const leaving = { companyUserIds: [colleague.companyUserId], plan: { ...plan, type: 'Offboarding', referenceDate: null } };
  expect((await admin.call(createPlans, { body: leaving })).codes).toEqual(['onoffboarding.NoDate']);
  // As some write it who mean that the employment has no end.
  const endless = { id: colleague.companyUserId, companyId, version: 1, endDate: '9999-12-31' };
  expect((await admin.call(updateCompanyUser, { body: endless })).codes).toEqual([]);
  expect((await admin.call(createPlans, { body: leaving })).codes).toEqual(['onoffboarding.NoDate']);
});

test('of the plans for many, one that is not made names the tasks that nobody has', async () => {
  const { admin, member, colleague, leader } = await team();
  const tasks = [{ title: 'Vis rundt', relativeResponsible: 'reportingManager' }];
  const source = await givenPlan(admin, leader.companyUserId, { tasks, isPublished: false });
  const plan = { type: 'Onboarding', source: { kind: 'plan', id: source.id }, referenceDate: '2026-12-14', isPublished: true };
  const answer = await admin.call(createPlans, { body: { companyUserIds: [member.companyUserId, colleague.companyUserId], plan } });
  expect(answer.json['results']).toMatchObject([
    { code: null, lacking: [] },
    { id: null, code: 'onoffboarding.NoResponsible', lacking: ['Vis rundt'] },
  ]);
});
