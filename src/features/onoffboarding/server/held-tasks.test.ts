import { expect, test } from 'vitest';
import { addedContract } from '#features/contracts/testing/given.ts';
import { getUserNotifications } from '#features/notifications/contract/endpoints-bell.ts';
import { testServer } from '#testing/server.ts';
import { createPlan, previewPlan } from '../contract/endpoints.ts';
import { maxTasks } from '../contract/kinds.ts';
import { givenPlan, planOf, titlesOf } from '../testing/given.ts';
import { teamIn } from '../testing/team.ts';

const server = await testServer();
const tasksHeld = ['Gi medarbeiderne en ny leder', 'Overfør ansvaret for avtaler'];

/** A plan for a head of a team, who holds a contract and has a manager. */
async function leaving() {
  const company = await teamIn(server, { hasBoth: true });
  const { admin, leader, member, person } = company;
  const head = await person('manager', { reportsTo: String(leader.companyUserId) });
  await person('employee', { reportsTo: String(head.companyUserId) });
  await addedContract(admin, { responsible: head.companyUserId });
  const tasks = [{ title: 'Hent pc', relativeResponsible: 'reportingManager' }];
  const plan = { type: 'Offboarding', companyUserId: head.companyUserId, referenceDate: '2026-12-14', tasks, addHeldTasks: true };
  return { admin, leader, member, plan };
}

test('what somebody who leaves holds is among the tasks of a new plan that asks for it, and in its preview', async () => {
  const { admin, leader, member, plan } = await leaving();
  const preview = await admin.call(previewPlan, { body: { plan } });
  expect(titlesOf(preview.json['tasks'] as { title: string }[])).toEqual(['Hent pc', ...tasksHeld]);
  const made = planOf(await admin.call(createPlan, { body: { ...plan, isPublished: true } }));
  expect(titlesOf(made.tasks)).toEqual(['Hent pc', ...tasksHeld]);
  expect(made.tasks.slice(1)).toMatchObject([
    { dueDate: '2026-12-14', responsibleId: leader.companyUserId, visibleToEmployee: false },
    { page: { path: '/contracts', query: { handover: plan.companyUserId } } },
  ]);
  expect(made.held.map(({ taskId }) => taskId)).toEqual(made.tasks.slice(1).map(({ id }) => id));
  const told = await leader.call(getUserNotifications, { query: { limit: 25 } });
  expect(told.json['userNotifications'], 'one message for all of them').toHaveLength(1);
  const copy = await givenPlan(admin, member.companyUserId, {
    type: 'Offboarding',
    tasks: undefined,
    source: { kind: 'plan', id: made.id },
  });
  expect(titlesOf(copy.tasks), 'what one person holds is not another’s').toEqual(['Hent pc']);
});

test('nothing is held of somebody who starts, and a plan has no more tasks than it has room for', async () => {
  const { admin, member, plan } = await leaving();
  const tasks = Array.from({ length: maxTasks - 1 }, () => plan.tasks[0]);
  const full = await admin.call(createPlan, { body: { ...plan, tasks } });
  expect([full.status, full.codes]).toEqual([400, ['onoffboarding.TooManyTasks']]);
  const starting = await givenPlan(admin, member.companyUserId, { addHeldTasks: true });
  expect(starting.numberOfTasks).toBe(3);
});
