import { describe, expect, test } from 'vitest';
import { completeTask, getOwnTasks } from '#features/tasks/contract/endpoints.ts';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import type { Caller } from '#testing/caller.ts';
import { logLines } from '#testing/log-lines.ts';
import { testServer } from '#testing/server.ts';
import { deleteTask, getTasks, markAsNotCompleted, restoreTask } from '../contract/endpoints-tasks.ts';
import { deletePlan, getPlans, restorePlan } from '../contract/endpoints.ts';
import type { DeletedPlan, Plan } from '../contract/plan.ts';
import type { PlanTask } from '../contract/task.ts';
import { complete, givenPlan, planOf, planSeen } from '../testing/given.ts';
import { teamIn } from '../testing/team.ts';
import { emptyTrashOf } from './delete-plan.ts';

const server = await testServer();

const team = () => teamIn(server, { hasBoth: true });
const ownTitles = async (who: Caller) => ((await who.call(getOwnTasks)).json['tasks'] as { title: string }[]).map(({ title }) => title);
const trashOf = async (who: Caller) => (await who.call(getPlans)).json['deleted'] as DeletedPlan[];
const content = ({ version: _version, ...task }: PlanTask) => task;
const same = (plan: Plan | undefined) => plan?.tasks.map(content);

describe('a deleted plan', () => {
  test('is nobody’s until it is restored as it was, by who edits it', async () => {
    const { admin, leader, member, colleague } = await team();
    const tasks = [
      { title: 'Hent nøkler', responsibleId: colleague.companyUserId, dueDate: '2026-12-01' },
      { title: 'Les håndboken', relativeResponsible: 'companyUser', relativeDueDate: 1 },
      { title: 'Vis rundt', relativeResponsible: 'reportingManager' },
    ];
    const made = await givenPlan(admin, member.companyUserId, { tasks });
    await complete(leader, { id: made.tasks[2]?.id ?? '', onOffBoardingId: made.id }, { comment: 'Gjort' });
    const before = await planSeen(admin, made.id);
    expect((await admin.call(deletePlan, { body: { id: made.id } })).codes).toEqual([]);
    expect([await planSeen(admin, made.id), await ownTitles(colleague), await ownTitles(member)]).toEqual([undefined, [], []]);
    expect((await leader.call(getTasks, { body: { includeCompleted: true } })).json['tasks']).toEqual([]);
    expect((await admin.call(getTasks, { body: { scope: 'all', includeCompleted: true } })).json['tasks']).toEqual([]);
    expect((await colleague.call(completeTask, { body: { taskId: made.tasks[0]?.id }, files: [] })).status).toBe(404);
    expect(await trashOf(leader)).toMatchObject([{ id: made.id, companyUserFullName: 'Ola Lie', numberOfTasks: 3 }]);
    expect((await (await server.newCompany()).admin.call(restorePlan, { body: { id: made.id } })).status).toBe(404);
    const restored = await leader.call(restorePlan, { body: { id: made.id } });
    expect(restored.codes).toEqual([]);
    expect(same(await planSeen(admin, made.id))).toEqual(same(before));
    expect([await ownTitles(colleague), await ownTitles(member), await trashOf(admin)]).toEqual([['Hent nøkler'], ['Les håndboken'], []]);
  });

  test('is answered as restored again after a lost answer, without a second line in the log, to those who edit it alone', async () => {
    const { admin, leader } = await team();
    const made = await givenPlan(admin, leader.companyUserId);
    await admin.call(deletePlan, { body: { id: made.id } });
    const restored = await admin.call(restorePlan, { body: { id: made.id } });
    const again = await admin.call(restorePlan, { body: { id: made.id } });
    expect([restored.status, again.status, again.json]).toEqual([200, 200, restored.json]);
    const lines = await logLines(admin, { record: { entity: 'onOffBoardingPlan', id: made.id } });
    expect(lines.filter(({ action }) => action.endsWith('restorePlan'))).toHaveLength(1);
    expect((await leader.call(restorePlan, { body: { id: made.id } })).status).toBe(404);
  });

  test('holds up no new one, and does not come back beside it', async () => {
    const { admin, member } = await team();
    const [old, draft] = [
      await givenPlan(admin, member.companyUserId),
      await givenPlan(admin, member.companyUserId, { type: 'Offboarding', isPublished: false }),
    ];
    for (const { id } of [old, draft]) await admin.call(deletePlan, { body: { id } });
    await givenPlan(admin, member.companyUserId);
    expect((await admin.call(restorePlan, { body: { id: old.id } })).codes).toEqual(['onoffboarding.PlanExists']);
    expect(planOf(await admin.call(restorePlan, { body: { id: draft.id } })).status).toBe('draft');
    expect(await ownTitles(member)).toEqual(['Les håndboken']);
  });

  test('about somebody who has left does not come back while it was open', async () => {
    const { admin, member } = await team();
    const plan = await givenPlan(admin, member.companyUserId);
    await admin.call(deletePlan, { body: { id: plan.id } });
    expect((await admin.call(deactivateCompanyUser, { body: { companyUserId: member.companyUserId } })).codes).toEqual([]);
    expect((await admin.call(restorePlan, { body: { id: plan.id } })).codes).toEqual(['onoffboarding.NotPerson']);
  });

  test('about a leader is not in their trash, and its tasks are handed over while it lies there', async () => {
    const { admin, leader, colleague } = await team();
    const plan = await givenPlan(admin, leader.companyUserId, {
      tasks: [{ title: 'Hent nøkler', responsibleId: colleague.companyUserId }],
    });
    await admin.call(deletePlan, { body: { id: plan.id } });
    expect(await trashOf(leader)).toEqual([]);
    expect((await leader.call(restorePlan, { body: { id: plan.id } })).status).toBe(404);
    expect((await admin.call(deactivateCompanyUser, { body: { companyUserId: colleague.companyUserId } })).codes).toEqual([]);
    expect(planOf(await admin.call(restorePlan, { body: { id: plan.id } })).tasks[0]?.responsibleId).toBe(admin.companyUserId);
  });

  test('is gone after 30 days', async () => {
    const { companyId, admin, member } = await team();
    const plan = await givenPlan(admin, member.companyUserId);
    await admin.call(deletePlan, { body: { id: plan.id } });
    const emptyAt = (moment: string) => server.database.forCompany(companyId, (company) => emptyTrashOf(company, new Date(moment)));
    await emptyAt('2026-12-21T09:00:00Z');
    expect(await trashOf(admin)).toHaveLength(1);
    await emptyAt('2026-12-21T09:00:01Z');
    expect([await trashOf(admin), (await admin.call(restorePlan, { body: { id: plan.id } })).status]).toEqual([[], 404]);
  });
});

describe('a deleted task', () => {
  test('is put back where it stood, with whoever had it and the proof of before', async () => {
    const { companyId, admin, member, colleague } = await team();
    const tasks = ['Bestill pc', 'Hent nøkler', 'Vis rundt'].map((title) => ({ title, responsibleId: colleague.companyUserId }));
    const plan = await givenPlan(admin, member.companyUserId, { tasks });
    const which = { encId: plan.tasks[1]?.id, encOnOffBoardingId: plan.id };
    const files = [{ name: 'kvittering.txt', bytes: Buffer.from('Hentet') }];
    expect((await colleague.call(completeTask, { body: { taskId: which.encId, comment: '' }, files })).codes).toEqual([]);
    expect((await admin.call(deleteTask, { body: which })).codes).toEqual(['onoffboarding.TaskCompleted']);
    await admin.call(markAsNotCompleted, { body: which });
    const before = await planSeen(admin, plan.id);
    const gone = planOf(await admin.call(deleteTask, { body: which }));
    expect([gone.numberOfTasks, await ownTitles(colleague)]).toEqual([2, ['Bestill pc', 'Vis rundt']]);
    expect((await colleague.call(completeTask, { body: { taskId: which.encId }, files: [] })).status).toBe(404);
    expect((await colleague.call(restoreTask, { body: which })).status).toBe(403);
    const back = await admin.call(restoreTask, { body: which });
    expect([back.codes, same(planOf(back))]).toEqual([[], same(before)]);
    // As after a lost answer.
    const again = await admin.call(restoreTask, { body: which });
    expect([again.codes, again.json['task'], planOf(again).version]).toEqual([[], back.json['task'], planOf(back).version]);
    const done = await complete(colleague, { id: String(which.encId), onOffBoardingId: plan.id });
    expect((done.json['task'] as PlanTask).proofs.map(({ fileName }) => fileName)).toEqual(['kvittering.txt']);
    await admin.call(deleteTask, { body: { encId: plan.tasks[0]?.id, encOnOffBoardingId: plan.id } });
    await server.database.forCompany(companyId, (company) => emptyTrashOf(company, new Date('2026-11-22T09:00:01Z')));
    expect((await admin.call(restoreTask, { body: { ...which, encId: plan.tasks[0]?.id } })).status).toBe(404);
  });

  test('opens a completed plan again, and is not put back for somebody who has left', async () => {
    const { admin, member, colleague } = await team();
    const plan = await givenPlan(admin, member.companyUserId, {
      tasks: [
        { title: 'Bestill pc', relativeResponsible: 'planCreator' },
        { title: 'Hent nøkler', responsibleId: colleague.companyUserId },
      ],
    });
    const which = { encId: plan.tasks[1]?.id, encOnOffBoardingId: plan.id };
    await admin.call(deleteTask, { body: which });
    await complete(admin, { id: plan.tasks[0]?.id ?? '', onOffBoardingId: plan.id });
    expect((await planSeen(admin, plan.id))?.status).toBe('completed');
    expect(planOf(await admin.call(restoreTask, { body: which })).status).toBe('reopened');
    await admin.call(deleteTask, { body: which });
    await admin.call(deactivateCompanyUser, { body: { companyUserId: colleague.companyUserId } });
    expect((await admin.call(restoreTask, { body: which })).codes).toEqual(['onoffboarding.NotResponsible']);
  });
});
