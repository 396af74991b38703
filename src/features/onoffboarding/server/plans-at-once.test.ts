import { describe, expect, test } from 'vitest';
import { reopenTask } from '#features/tasks/contract/endpoints.ts';
import { newId } from '#kernel/server/id.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { TestAnswer } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { untilWaiting } from '#kernel/testing/until-waiting.ts';
import { createTask, deleteTask, markAsNotCompleted, restoreTask } from '../contract/endpoints-tasks.ts';
import { deletePlan, restorePlan, updatePlan } from '../contract/endpoints.ts';
import { complete, givenPlan, planSeen } from '../testing/given.ts';
import { teamIn } from '../testing/team.ts';
import { emptyTrashOf } from './delete-plan.ts';
import { insertPlans, putBackPlan } from './store-plans.ts';
import { putBackTask } from './store-tasks.ts';

const server = await testServer();

const tasks = [{ title: 'Bestill pc', relativeResponsible: 'planCreator' }];

/** Begins work while a transaction has done something, and commits when the work waits for it. */
async function whileDone<Result>(companyId: number, first: (company: Company) => Promise<unknown>, work: () => Promise<Result>) {
  const { begun } = await server.database.forCompany(companyId, async (company) => {
    await first(company);
    const working = work();
    await untilWaiting(server.database);
    return { begun: working };
  });
  return begun;
}

describe('while somebody else makes a plan for the person', () => {
  async function given() {
    const company = await teamIn(server);
    const { admin, member, colleague } = company;
    const plan = await givenPlan(admin, member.companyUserId, { tasks });
    const which = { encId: plan.tasks[0]?.id ?? '', encOnOffBoardingId: plan.id };
    await complete(admin, { id: which.encId, onOffBoardingId: plan.id });
    const deleted = await givenPlan(admin, member.companyUserId, { type: 'Offboarding', tasks });
    await admin.call(deletePlan, { body: { id: deleted.id } });
    const other = await givenPlan(admin, colleague.companyUserId, { tasks });
    return { ...company, plan, which, deleted, other };
  }
  type Given = Awaited<ReturnType<typeof given>>;

  const ways: [string, (given: Given) => Promise<TestAnswer>, [number, string]][] = [
    ['opening a task', ({ admin, which }) => admin.call(markAsNotCompleted, { body: which }), [409, 'onoffboarding.PlanExists']],
    // A plan that has a successor keeps its completed tasks, as if the caller had no right to open them.
    [
      'opening one among all tasks',
      ({ admin, which }) => admin.call(reopenTask, { body: { taskId: which.encId } }),
      [403, 'common.Forbidden'],
    ],
    [
      'adding a task',
      ({ admin, plan }) => admin.call(createTask, { body: { ...tasks[0], onOffBoardingId: plan.id } }),
      [409, 'onoffboarding.PlanExists'],
    ],
    ['restoring a plan', ({ admin, deleted }) => admin.call(restorePlan, { body: { id: deleted.id } }), [409, 'onoffboarding.PlanExists']],
    [
      'giving them the plan of another',
      ({ admin, other, member }) => admin.call(updatePlan, { body: { plan: { id: other.id, companyUserId: member.companyUserId } } }),
      [409, 'onoffboarding.PlanExists'],
    ],
  ];
  test.each(ways)('%s is refused', async (_name, way, [status, code]) => {
    const world = await given();
    const plans = (['Onboarding', 'Offboarding'] as const).map((type) => ({
      id: newId(),
      type,
      personId: String(world.member.companyUserId),
      referenceDate: '2026-12-14',
      sourceKind: 'empty',
      sourceId: null,
      language: 'no' as const,
      endAccess: false,
      publishedAt: null,
    }));
    const by = { by: String(world.admin.companyUserId), now: server.clock.now() };
    const answer = await whileDone(
      world.companyId,
      (company) => insertPlans(company, plans, by),
      () => way(world),
    );
    expect([answer.status, answer.codes]).toEqual([status, [code]]);
  });
});

describe('what is put back while the trash is emptied', () => {
  const after = new Date('2027-03-01T09:00:00Z');
  const emptied = (companyId: number) => server.database.forCompany(companyId, (company) => emptyTrashOf(company, after));

  test('a plan stays with its tasks', async () => {
    const { admin, companyId, member } = await teamIn(server);
    const plan = await givenPlan(admin, member.companyUserId, { tasks });
    await admin.call(deletePlan, { body: { id: plan.id } });
    await whileDone(
      companyId,
      (company) => putBackPlan(company, plan.id),
      () => emptied(companyId),
    );
    expect((await planSeen(admin, plan.id))?.tasks).toHaveLength(1);
  });

  test('a task stays, and one that is gone is not put back', async () => {
    const { admin, companyId, member } = await teamIn(server);
    const plan = await givenPlan(admin, member.companyUserId);
    const [id = '', other = ''] = plan.tasks.map((task) => task.id);
    for (const encId of [id, other]) await admin.call(deleteTask, { body: { encId, encOnOffBoardingId: plan.id } });
    await whileDone(
      companyId,
      (company) => putBackTask(company, { id, order: 1, isDormant: false }),
      () => emptied(companyId),
    );
    expect((await planSeen(admin, plan.id))?.tasks.map((task) => task.id)).toContain(id);
    expect((await admin.call(restoreTask, { body: { encId: other, encOnOffBoardingId: plan.id } })).status).toBe(404);
  });
});
