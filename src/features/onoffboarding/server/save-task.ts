import { readFreeDays } from '#features/absence/server/public.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { newId } from '#kernel/server/id.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type {
  createTask as contract,
  deleteTask as deleteContract,
  updateOrder as orderContract,
  updateTask as updateContract,
} from '../contract/endpoints-tasks.ts';
import { maxTasks } from '../contract/kinds.ts';
import { dueDateOf } from '../contract/rules/due-date.ts';
import { moveTask } from '../contract/rules/move-task.ts';
import { isRunning } from '../contract/rules/plan-status.ts';
import { responsibleOf } from '../contract/rules/responsible.ts';
import type { TaskInput } from '../contract/task.ts';
import { peopleAround } from './around.ts';
import { requireResponsibles } from './create-plan.ts';
import { loggedTask, taskChange } from './log-plan.ts';
import { reopenPlan } from './move-plan.ts';
import { openPlan, openToEdit, reloadPlan, taskIn } from './open-plan.ts';
import type { OpenedPlan, PlanCall } from './opened-plan.ts';
import { presentPlan } from './present-plan.ts';
import { countChange, hasOpenPlan, type PlanRecord } from './store-plans.ts';
import { insertTasks, removeTask, writeOrder, writeTasks, type TaskContent, type TaskRecord } from './store-tasks.ts';
import { holdersOf, showPerson, tell } from './notify.ts';

/** Adds a task to a plan. */
export const createTask: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, now, audit, fail } = context;
  const { onOffBoardingId, version, order, ...input } = body;
  const opened = await openToEdit(context, { id: onOffBoardingId, version });
  const { plan, status, tasks } = opened;
  if (status === 'completed' && (await hasOpenPlan(company, plan))) fail('onoffboarding.PlanExists', 409);
  if (tasks.length >= maxTasks) fail('onoffboarding.TooManyTasks', 400, { details: { limit: maxTasks } });
  const content = await resolved(context, opened, input);
  const id = newId();
  const task = { ...content, id, planId: plan.id, order: tasks.length, isDormant: status === 'draft' };
  await insertTasks(company, [task], { by: actor.member.companyUserId, now });
  if (order !== undefined && order < tasks.length) {
    const ids = [...tasks.map((one) => one.id), id];
    await writeOrder(company, plan.id, moveTask(ids, id, order));
  }
  if (status === 'completed') await reopenPlan(context, plan);
  else await countChange(company, [plan.id]);
  audit(taskChange(plan, task, { after: loggedTask(content) }));
  if (status !== 'draft') {
    await tell(context, 'given', [{ plan, people: holdersOf([content]) }]);
    showPerson(company, plan, [content]);
  }
  return answer(context, plan.id, id);
};

/** Changes an open task. */
export const updateTask: Handler<typeof updateContract> = async (context, { body }) => {
  const { company, audit, fail } = context;
  const { id, onOffBoardingId, version, ...input } = body;
  const opened = await openToEdit(context, { id: onOffBoardingId });
  const { plan, status } = opened;
  const task = taskIn(opened, id, fail);
  await refuseStale(fail, { read: version, stored: task.version }, async () => ({ plan: await presentPlan(context, opened) }));
  if (task.completedAt) fail('onoffboarding.TaskCompleted', 409);
  const content = await resolved(context, opened, changed(task, input), task);
  await writeTasks(company, [{ ...content, id }]);
  await countChange(company, [plan.id]);
  audit(taskChange(plan, { ...content, id }, { before: loggedTask(task), after: loggedTask(content) }));
  if (status !== 'draft') await notifyOfChange(context, plan, task, content);
  return answer(context, plan.id, id);
};

async function notifyOfChange(context: PlanCall, plan: PlanRecord, before: TaskRecord, after: TaskContent): Promise<void> {
  showPerson(context.company, plan, [before, after]);
  if (before.responsibleId !== after.responsibleId) {
    await tell(context, 'given', [{ plan, people: holdersOf([after]) }]);
    await tell(context, after.responsibleId === null ? 'removed' : 'taken', [{ plan, people: holdersOf([before]) }]);
  } else if (before.dueDate !== after.dueDate) await tell(context, 'moved', [{ plan, people: holdersOf([after]) }]);
}

type TaskChanges = { [Key in keyof TaskInput]?: TaskInput[Key] | undefined };

/** A typed date takes the place of a relative one, and a named person that of a relative responsible. */
function changed(task: TaskRecord, input: TaskChanges): TaskInput {
  const { title, description, visibleToEmployee } = task;
  const relativeDueDate =
    input.relativeDueDate === undefined ? (input.dueDate === undefined ? task.relativeDueDate : null) : input.relativeDueDate;
  const relativeResponsible =
    input.relativeResponsible === undefined
      ? input.responsibleId === undefined
        ? task.relativeResponsible
        : null
      : input.relativeResponsible;
  return {
    title: input.title ?? title,
    description: input.description ?? description,
    visibleToEmployee: input.visibleToEmployee ?? visibleToEmployee,
    relativeDueDate,
    relativeResponsible,
    dueDate: input.dueDate === undefined ? task.dueDate : input.dueDate,
    responsibleId: input.responsibleId === undefined ? task.responsibleId : input.responsibleId,
  };
}

type ResolveCall = Pick<
  CallContext<'onoffboarding.NotResponsible' | 'onoffboarding.NoResponsible'>,
  'company' | 'services' | 'today' | 'fail'
>;

/** The task with its day and responsible. One whose relation stays keeps who has it. In a published plan somebody must have it. */
async function resolved(context: ResolveCall, { plan, status }: OpenedPlan, input: TaskInput, before?: TaskRecord): Promise<TaskContent> {
  const due = dueDateOf(input, { type: plan.type, referenceDate: plan.referenceDate, isFree: await readFreeDays(context.company) });
  const content = { ...input, dueDate: due.date, responsibleId: await responsibleFor(context, plan, input, before) };
  if (status !== 'draft' && content.responsibleId === null) {
    context.fail('onoffboarding.NoResponsible', 400, {
      details: { titles: input.title, tasks: [{ id: before?.id ?? null, title: input.title }] },
    });
  }
  return content;
}

async function responsibleFor(context: ResolveCall, plan: PlanRecord, input: TaskInput, before?: TaskRecord): Promise<string | null> {
  const { relativeResponsible, responsibleId } = input;
  if (relativeResponsible === null) {
    if (responsibleId !== null && responsibleId !== before?.responsibleId)
      await requireResponsibles(context, [responsibleId], plan.personId);
    return responsibleId;
  }
  if (relativeResponsible === before?.relativeResponsible) return before.responsibleId;
  const around = await peopleAround(context, { about: [plan.personId], named: [plan.createdBy] });
  return responsibleOf(input, around.of(plan.personId, plan.createdBy)).responsibleId;
}

/** Takes an open task out of its plan; the others close up. For a day it can be put back as it was. */
export const deleteTask: Handler<typeof deleteContract> = async (context, { body }) => {
  const { company, audit, fail } = context;
  const opened = await openToEdit(context, { id: body.encOnOffBoardingId, version: body.version });
  const { plan, status, tasks } = opened;
  const task = taskIn(opened, body.encId, fail);
  if (task.completedAt) fail('onoffboarding.TaskCompleted', 409);
  await removeTask(company, task.id, context.now);
  await writeOrder(
    company,
    plan.id,
    tasks.flatMap(({ id }) => (id === task.id ? [] : id)),
  );
  await countChange(company, [plan.id]);
  audit(taskChange(plan, task, { before: loggedTask(task), after: {} }));
  if (isRunning(status)) {
    await tell(context, 'removed', [{ plan, people: holdersOf([task]) }]);
    showPerson(company, plan, [task]);
  }
  return { plan: await reloadPlan(context, plan.id) };
};

/** Moves a task to a place. */
export const updateOrder: Handler<typeof orderContract> = async (context, { body }) => {
  const { company, audit, fail } = context;
  const opened = await openToEdit(context, { id: body.onOffBoardingId, version: body.version });
  const { plan, status, tasks } = opened;
  const task = taskIn(opened, body.id, fail);
  if (status === 'completed') fail('onoffboarding.PlanCompleted', 409);
  const ids = tasks.map(({ id }) => id);
  const moved = moveTask(ids, task.id, body.order);
  if (moved.join() !== ids.join()) {
    await writeOrder(company, plan.id, moved);
    await countChange(company, [plan.id]);
    audit(taskChange(plan, task, { before: { order: task.order }, after: { order: moved.indexOf(task.id) } }));
    if (status !== 'draft') showPerson(company, plan, [task]);
  }
  return { plan: await reloadPlan(context, plan.id) };
};

/** The task and its plan, read again. */
export async function answer(context: PlanCall, planId: string, taskId: string) {
  const plan = await presentPlan(context, await openPlan(context, planId));
  const task = plan.tasks.find(({ id }) => id === taskId) ?? context.fail('common.NotFound');
  return { plan, task };
}
