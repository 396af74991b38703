import { describe, expect, test } from 'vitest';
import { forEachConcurrent } from '#kernel/server/for-each-concurrent.ts';
import { testServer } from '#testing/server.ts';
import {
  createTask,
  deleteTask,
  getTasks,
  markAllAsCompleted,
  markAsNotCompleted,
  reopenTasks,
  updateOrder,
  updateTask,
} from '../contract/endpoints-tasks.ts';
import { getPlans, getPlansOfPerson } from '../contract/endpoints.ts';
import type { PlanTask } from '../contract/task.ts';
import { complete, givenPlan, planOf, planSeen, taskIn, threeTasks, titlesOf } from '../testing/given.ts';
import { teamIn } from '../testing/team.ts';

const server = await testServer();

const team = () => teamIn(server);

describe('the tasks of a plan', () => {
  test('are added, changed, moved and deleted', async () => {
    const { admin, member, colleague } = await team();
    const plan = await givenPlan(admin, member.companyUserId);
    const more = { onOffBoardingId: plan.id, title: 'Hent gave', responsibleId: colleague.companyUserId, order: 1 };
    const added = await admin.call(createTask, { body: more });
    expect(titlesOf(planOf(added).tasks)).toEqual(['Bestill pc', 'Hent gave', 'Les håndboken', 'Bestill nøkkelkort']);
    const { id } = added.json['task'] as PlanTask;
    const moved = await admin.call(updateOrder, { body: { onOffBoardingId: plan.id, id, order: 3 } });
    expect(titlesOf(planOf(moved).tasks)).toEqual(['Bestill pc', 'Les håndboken', 'Bestill nøkkelkort', 'Hent gave']);
    const changed = await admin.call(updateTask, { body: { id, onOffBoardingId: plan.id, relativeDueDate: -1, title: 'Hent blomster' } });
    expect(changed.json['task']).toMatchObject({
      title: 'Hent blomster',
      dueDate: '2026-12-11',
      relativeDueDate: { days: -1, unit: 'day' },
    });
    const gone = await admin.call(deleteTask, { body: { encId: taskIn(plan, 0).id, encOnOffBoardingId: plan.id } });
    expect(planOf(gone).tasks.map(({ title, order }) => [title, order])).toEqual([
      ['Les håndboken', 0],
      ['Bestill nøkkelkort', 1],
      ['Hent blomster', 2],
    ]);
  });

  test('are late when they are open after their day', async () => {
    const { admin, member } = await team();
    const [yesterday, today] = ['2026-11-20', '2026-11-21'];
    const tasks = [yesterday, yesterday, yesterday, today].map((dueDate, place) => ({
      title: `Oppgave ${place}`,
      dueDate,
      responsibleId: admin.companyUserId,
    }));
    const plan = await givenPlan(admin, member.companyUserId, { tasks });
    const counts = { numberOfTasks: 4, numberOfCompletedTasks: 1, numberOfOverdueTasks: 2 };
    await complete(admin, taskIn(plan, 0));
    expect((await admin.call(getPlans)).json['published']).toMatchObject([counts]);
    expect(await planSeen(admin, plan.id)).toMatchObject(counts);
  });

  test('stay in their order while their plan is completed', async () => {
    const { admin, member } = await team();
    const plan = await givenPlan(admin, member.companyUserId);
    const move = { onOffBoardingId: plan.id, id: taskIn(plan, 0).id, order: 2 };
    await admin.call(markAllAsCompleted, { body: { onOffBoardingId: plan.id } });
    const refused = await admin.call(updateOrder, { body: move });
    expect([refused.status, refused.codes]).toEqual([409, ['onoffboarding.PlanCompleted']]);
    await admin.call(markAsNotCompleted, { body: { encId: move.id, encOnOffBoardingId: plan.id } });
    expect((await admin.call(updateOrder, { body: move })).codes).toEqual([]);
  });

  test('that were completed together are opened again by one call, all or none', async () => {
    const { admin, leader, member } = await team();
    const plan = await givenPlan(admin, member.companyUserId);
    await complete(admin, taskIn(plan, 0));
    const all = await admin.call(markAllAsCompleted, { body: { onOffBoardingId: plan.id } });
    const taskIds = all.json['completedTaskIds'] as string[];
    expect(taskIds).toHaveLength(2);
    const reopen = (ids: string[], who = admin) => who.call(reopenTasks, { body: { onOffBoardingId: plan.id, taskIds: ids } });
    expect((await reopen([...taskIds, crypto.randomUUID()])).status).toBe(404);
    expect((await reopen(taskIds, member)).status).toBe(403);
    const opened = planOf(await reopen([...taskIds, ...taskIds], leader));
    expect([opened.status, opened.tasks.map(({ completed }) => completed)]).toEqual(['reopened', [true, false, false]]);
    const again = planOf(await reopen(taskIds));
    expect(again.version).toBe(opened.version);
    await admin.call(markAllAsCompleted, { body: { onOffBoardingId: plan.id } });
    await givenPlan(admin, member.companyUserId);
    const late = await reopen(taskIds);
    expect([late.status, late.codes]).toEqual([409, ['onoffboarding.PlanExists']]);
  });

  test('that are opened again answer once more as the first time', async () => {
    const { admin, member } = await team();
    const plan = await givenPlan(admin, member.companyUserId);
    for (const place of [0, 1, 2]) await complete(admin, taskIn(plan, place));
    const body = { encId: taskIn(plan, 2).id, encOnOffBoardingId: plan.id, asBefore: true };
    const [first, second] = [await admin.call(markAsNotCompleted, { body }), await admin.call(markAsNotCompleted, { body })];
    expect([first.codes, second.codes, second.json]).toEqual([[], [], first.json]);
    expect(planOf(second).status).toBe('published');
  });

  test.each(['together', 'the last by itself'])('whose completion is taken back leave their plan as it was: %s', async (how) => {
    const { admin, member } = await team();
    const plan = await givenPlan(admin, member.companyUserId);
    const last = { encId: taskIn(plan, 2).id, encOnOffBoardingId: plan.id };
    async function completeAndTakeBack(): Promise<unknown> {
      if (how === 'together') {
        const { json } = await admin.call(markAllAsCompleted, { body: { onOffBoardingId: plan.id } });
        const taskIds = json['completedTaskIds'] as string[];
        return planOf(await admin.call(reopenTasks, { body: { onOffBoardingId: plan.id, taskIds, asBefore: true } })).status;
      }
      for (const place of [0, 1, 2]) await complete(admin, taskIn(plan, place));
      return planOf(await admin.call(markAsNotCompleted, { body: { ...last, asBefore: true } })).status;
    }
    expect(await completeAndTakeBack()).toBe('published');
    await admin.call(markAllAsCompleted, { body: { onOffBoardingId: plan.id } });
    await admin.call(markAsNotCompleted, { body: last });
    expect(await completeAndTakeBack()).toBe('reopened');
  });

  test('keep an order without gaps or doubles under many moves at once', async () => {
    const { admin, member } = await team();
    const tasks = Array.from({ length: 12 }, (_unused, place) => ({ title: `Oppgave ${place}`, relativeResponsible: 'planCreator' }));
    const plan = await givenPlan(admin, member.companyUserId, { tasks });
    const moves = Array.from({ length: 200 }, (_unused, place) => ({ id: taskIn(plan, (place * 7) % 12).id, order: (place * 5) % 12 }));
    const statuses: number[] = [];
    // As many at once as the pool has connections: a call that waits for one longer than ten seconds is answered 503.
    await forEachConcurrent(moves, async (move) => {
      statuses.push((await admin.call(updateOrder, { body: { onOffBoardingId: plan.id, ...move } })).status);
    });
    expect(statuses).toEqual(moves.map(() => 200));
    const after = await planSeen(admin, plan.id);
    expect(after?.tasks.map(({ order }) => order)).toEqual(plan.tasks.map(({ order }) => order));
    expect(after?.tasks.map(({ id }) => id).toSorted()).toEqual(plan.tasks.map(({ id }) => id).toSorted());
  });

  test('and plans are read in a number of statements that does not grow with them', async () => {
    const { admin, leader, member, colleague, person } = await team();
    const many = Array.from({ length: 200 }, (_unused, place) => ({
      ...threeTasks[0],
      title: `Oppgave ${place}`,
      responsibleId: leader.companyUserId,
      relativeResponsible: null,
    }));
    const [small, large] = [await givenPlan(admin, member.companyUserId), await givenPlan(admin, colleague.companyUserId, { tasks: many })];
    const costOf = async (reading: () => Promise<unknown>) => {
      await reading();
      const before = server.database.statements();
      await reading();
      return server.database.statements() - before;
    };
    expect(await costOf(() => planSeen(admin, large.id))).toBe(await costOf(() => planSeen(admin, small.id)));
    const lists = async () => [
      await costOf(() => admin.call(getPlans)),
      await costOf(() => leader.call(getPlans)),
      await costOf(() => leader.call(getTasks, { body: {} })),
      await costOf(() => admin.call(getTasks, { body: { scope: 'all', includeCompleted: true } })),
      await costOf(() => admin.call(getPlansOfPerson, { query: { companyUserId: colleague.companyUserId } })),
    ];
    const before = await lists();
    for (let count = 0; count < 5; count += 1) {
      const tasks = [{ title: 'Vis rundt', responsibleId: leader.companyUserId }];
      await givenPlan(admin, (await person('employee')).companyUserId, { tasks });
    }
    await givenPlan(admin, colleague.companyUserId, { type: 'Offboarding' });
    expect(await lists()).toEqual(before);
  });
});
