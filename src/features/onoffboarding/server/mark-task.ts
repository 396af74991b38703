import type { Handler } from '#kernel/server/serve.ts';
import type {
  markAllAsCompleted as allContract,
  markAsCompleted as contract,
  markAsNotCompleted as reopenContract,
  reopenTasks as manyContract,
} from '../contract/endpoints-tasks.ts';
import { isRunning } from '../contract/rules/plan-status.ts';
import { taskChange } from './log-plan.ts';
import { followTasks } from './move-plan.ts';
import { openPlan, openToEdit, reloadPlan, taskIn } from './open-plan.ts';
import { taskPermissions } from './policy.ts';
import { answer } from './save-task.ts';
import { hasOpenPlan } from './store-plans.ts';
import { completeAsBefore, completeTasks, reopenRows } from './store-tasks.ts';
import { showPerson } from './notify.ts';

/** Completes a task. Once more it stays as it is. */
export const markAsCompleted: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, now, fail, audit } = context;
  const by = actor.member.companyUserId;
  const opened = await openPlan(context, body.encOnOffBoardingId, { lock: true });
  const { plan, status } = opened;
  const task = taskIn(opened, body.encId, fail);
  if (status === 'draft') fail('onoffboarding.NotPublished', 409);
  if (!permissionsIn(opened, task, by).complete) fail('common.Forbidden');
  if (!task.completedAt) {
    const isAsBefore = body.asBefore && (await completeAsBefore(company, task.id));
    if (!isAsBefore) await completeTasks(company, { planId: plan.id, taskId: task.id, by, now, comment: body.comment });
    audit(taskChange(plan, task, { before: { isCompleted: false }, after: { isCompleted: true } }));
    showPerson(company, plan, [task]);
    await followTasks(context, plan);
  }
  return answer(context, plan.id, task.id);
};

type Opened = Awaited<ReturnType<typeof openPlan>>;

function permissionsIn({ standing, status }: Opened, task: Opened['tasks'][number], companyUserId: string) {
  return taskPermissions(
    { standing, status, companyUserId },
    { responsibleId: task.responsibleId, isCompleted: task.completedAt !== null },
  );
}

/** Opens a completed task again, and its plan. Once more it stays as it is. */
export const markAsNotCompleted: Handler<typeof reopenContract> = async (context, { body }) => {
  const { company, actor, fail, audit } = context;
  const opened = await openPlan(context, body.encOnOffBoardingId, { lock: true });
  const { plan, status } = opened;
  const task = taskIn(opened, body.encId, fail);
  if (status === 'draft') fail('onoffboarding.NotPublished', 409);
  if (!permissionsIn(opened, task, actor.member.companyUserId).complete) fail('common.Forbidden');
  // Sent again after a lost answer, it is answered as the first time.
  if (!task.completedAt) return answer(context, plan.id, task.id);
  if (status === 'completed' && (await hasOpenPlan(company, plan))) fail('onoffboarding.PlanExists', 409);
  await reopenRows(company, [task.id]);
  audit(taskChange(plan, task, { before: { isCompleted: true }, after: { isCompleted: false } }));
  showPerson(company, plan, [task]);
  await followTasks(context, plan, body);
  return answer(context, plan.id, task.id);
};

/** Completes all open tasks, and with them the plan. */
export const markAllAsCompleted: Handler<typeof allContract> = async (context, { body }) => {
  const { company, actor, now, fail, audit } = context;
  const opened = await openToEdit(context, { id: body.onOffBoardingId, version: body.version });
  const { plan, status, tasks } = opened;
  if (!isRunning(status) && status !== 'completed') fail('onoffboarding.NotPublished', 409);
  if (tasks.length === 0) fail('onoffboarding.NoTasks');
  const completedTaskIds = await completeTasks(company, { planId: plan.id, by: actor.member.companyUserId, now });
  const completed = tasks.filter(({ id }) => completedTaskIds.includes(id));
  for (const task of completed) audit(taskChange(plan, task, { before: { isCompleted: false }, after: { isCompleted: true } }));
  showPerson(company, plan, completed);
  if (completedTaskIds.length > 0) await followTasks(context, plan);
  return { plan: await reloadPlan(context, plan.id), completedTaskIds };
};

/** Opens tasks again that were completed together, and their plan. */
export const reopenTasks: Handler<typeof manyContract> = async (context, { body: { onOffBoardingId, taskIds, asBefore } }) => {
  const { company, fail, audit } = context;
  const opened = await openToEdit(context, { id: onOffBoardingId });
  const { plan, status } = opened;
  const tasks = [...new Set(taskIds)].map((id) => taskIn(opened, id, fail)).filter(({ completedAt }) => completedAt !== null);
  if (tasks.length > 0) {
    if (status === 'completed' && (await hasOpenPlan(company, plan))) fail('onoffboarding.PlanExists', 409);
    await reopenRows(
      company,
      tasks.map(({ id }) => id),
    );
    for (const task of tasks) audit(taskChange(plan, task, { before: { isCompleted: true }, after: { isCompleted: false } }));
    showPerson(company, plan, tasks);
    await followTasks(context, plan, { asBefore });
  }
  return { plan: await reloadPlan(context, plan.id) };
};
