import { eraseOwnerFiles } from '#features/files/server/public.ts';
import { eraseProofOf, taskFiles } from '#features/tasks/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { forEachCompany } from '#kernel/server/for-each-company.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { Services } from '#kernel/server/services.ts';
import { revokeSecrets } from '#kernel/server/store-secret.ts';
import type { restoreTask as taskContract } from '../contract/endpoints-tasks.ts';
import type { deletePlan as deleteContract, restorePlan as restoreContract } from '../contract/endpoints.ts';
import { daysInTrash, maxTasks, planKind, preboardingSecrets } from '../contract/kinds.ts';
import { moveTask } from '../contract/rules/move-task.ts';
import { isRunning } from '../contract/rules/plan-status.ts';
import { requireResponsibles } from './create-plan.ts';
import { loggedPlan, loggedTask, planChange, taskChange } from './log-plan.ts';
import { judgePeople } from './make-plans.ts';
import { reopenPlan } from './move-plan.ts';
import { openToEdit, reloadPlan, teamOf } from './open-plan.ts';
import { standingOf, statusOf } from './policy.ts';
import { answer } from './save-task.ts';
import { countChange, deletePlanRow, hasOpenPlan, lockOldTrash, lockPlans, putBackPlan, readPlans, removePlan } from './store-plans.ts';
import { deleteTaskRows, lockLongRemoved, putBackTask, readRemovedTask, readTasksOf, activateTasks, writeOrder } from './store-tasks.ts';
import { holdersOf, showPerson, tell } from './notify.ts';

const day = 86_400_000;
/** How long a task that was taken out of its plan can be put back. */
const daysOfTasks = 1;

/** Puts a plan into the trash; those who had open tasks are told. Its link opens nothing there. */
export const deletePlan: Handler<typeof deleteContract> = async (context, { body }) => {
  const { company, audit, now } = context;
  const { plan, status, tasks } = await openToEdit(context, body);
  await removePlan(company, plan.id, now);
  audit(planChange(plan, { ...loggedPlan(plan), tasks: tasks.length }, {}));
  const open = tasks.filter(({ completedAt }) => completedAt === null);
  if (isRunning(status)) await tell(context, 'deleted', [{ plan, people: holdersOf(open) }]);
  if (status !== 'draft') showPerson(company, plan, tasks);
  return {};
};

/** Takes a plan out of the trash as it was; those who have open tasks are told (plans.24). */
export const restorePlan: Handler<typeof restoreContract> = async (context, { body: { id } }) => {
  const { company, actor, audit, fail } = context;
  await lockPlans(company, [id]);
  const [plan] = await readPlans(company, { ids: [id] }, 'with');
  if (!plan || standingOf(actor.member, plan, await teamOf(context)) !== 'editor') return fail('common.NotFound');
  // Sent again after a lost answer, it is answered as the first time.
  if (!plan.deletedAt) return { plan: await reloadPlan(context, id) };
  if (!plan.completedAt) {
    const code = (await judgePeople(context, [plan.personId], { lock: true })).get(plan.personId);
    // Whoever made a plan restores it also when its person is in another team by now.
    if (code === 'onoffboarding.NotPerson') fail(code);
    if (await hasOpenPlan(company, plan)) fail('onoffboarding.PlanExists', 409);
  }
  await putBackPlan(company, id);
  if (plan.publishedAt) await activateTasks(company, id);
  const tasks = await readTasksOf(company, [id]);
  audit(planChange(plan, {}, { ...loggedPlan(plan), tasks: tasks.length }));
  const open = tasks.filter(({ completedAt }) => completedAt === null);
  if (isRunning(statusOf(plan))) await tell(context, 'given', [{ plan, people: holdersOf(open) }]);
  if (plan.publishedAt) showPerson(company, plan, tasks);
  return { plan: await reloadPlan(context, id) };
};

/** Puts a task back that was taken out of its plan, where it stood. Whoever had it has it again. */
export const restoreTask: Handler<typeof taskContract> = async (context, { body }) => {
  const { company, audit, fail } = context;
  const { plan, status, tasks } = await openToEdit(context, { id: body.encOnOffBoardingId });
  // Sent again after a lost answer, it is answered as the first time.
  if (tasks.some(({ id }) => id === body.encId)) return answer(context, plan.id, body.encId);
  const task = (await readRemovedTask(company, { planId: plan.id, id: body.encId })) ?? fail('common.NotFound');
  if (status === 'completed' && (await hasOpenPlan(company, plan))) fail('onoffboarding.PlanExists', 409);
  if (tasks.length >= maxTasks) fail('onoffboarding.TooManyTasks', 400, { details: { limit: maxTasks } });
  if (task.responsibleId) await requireResponsibles(context, [task.responsibleId], plan.personId);
  await putBackTask(company, { id: task.id, order: tasks.length, isDormant: status === 'draft' });
  const ids = [...tasks.map(({ id }) => id), task.id];
  await writeOrder(company, plan.id, moveTask(ids, task.id, Math.min(task.order, tasks.length)));
  if (status === 'completed') await reopenPlan(context, plan);
  else await countChange(company, [plan.id]);
  audit(taskChange(plan, task, { before: {}, after: loggedTask(task) }));
  if (status !== 'draft') {
    await tell(context, 'given', [{ plan, people: holdersOf([task]) }]);
    showPerson(company, plan, [task]);
  }
  return answer(context, plan.id, task.id);
};

/** Deletes a plan for good: its tasks with their files, and its link. */
export async function erasePlan(call: Pick<CallContext, 'company' | 'now' | 'audit'>, id: string): Promise<void> {
  await eraseProofOf(call, { ownerKind: planKind, ownerId: id });
  await revokeSecrets(call.company, { kind: preboardingSecrets, targets: [id] });
  await deletePlanRow(call.company, id);
}

/** Deletes for good what can no longer be put back. */
export async function emptyTrashOf(company: Company, now: Date): Promise<void> {
  const call = { company, now, audit: () => undefined };
  for (const id of await lockOldTrash(company, new Date(now.getTime() - daysInTrash * day))) await erasePlan(call, id);
  const tasks = await lockLongRemoved(company, new Date(now.getTime() - daysOfTasks * day));
  for (const id of tasks) await eraseOwnerFiles(call, { type: taskFiles, id });
  await deleteTaskRows(company, tasks);
}

export async function emptyTrash({ database, clock }: Services): Promise<void> {
  await forEachCompany(database, (company) => emptyTrashOf(company, clock.now()));
}
