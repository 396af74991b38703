import { readFreeDays } from '#features/absence/server/public.ts';
import { viewPerson } from '#features/people/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { revokeSecrets } from '#kernel/server/store-secret.ts';
import type { updateDueDates as datesContract, updatePlan as contract } from '../contract/endpoints.ts';
import { preboardingSecrets } from '../contract/kinds.ts';
import { changedDates, changedResponsibles, withChanges, type PlanChanges } from '../contract/rules/change-plan.ts';
import { isRunning } from '../contract/rules/plan-status.ts';
import { peopleAround } from './around.ts';
import { loggedPlan, loggedTask, planChange, taskChange } from './log-plan.ts';
import { judgePeople } from './make-plans.ts';
import { openToEdit, reloadPlan } from './open-plan.ts';
import type { OpenedPlan, PlanCall } from './opened-plan.ts';
import { countChange, hasOpenPlan, writePlan, type PlanRecord, type PlanValues } from './store-plans.ts';
import { activateTasks, writeTasks, type TaskRecord } from './store-tasks.ts';
import { holdersOf, showPerson, tell } from './notify.ts';

type UpdateCall = CallContext<
  'onoffboarding.PlanExists' | 'onoffboarding.NotPerson' | 'onoffboarding.OwnPlan' | 'onoffboarding.EndAccessNotPossible'
>;

/** Changes a plan, its open relative tasks where the switches say so, and over them the dates that are typed (plans.8). */
export const updatePlan: Handler<typeof contract> = async (context, { body }) => {
  const { plan: input, shouldUpdateTaskDueDates, shouldUpdateTaskResponsibles } = body;
  const { company, audit, fail } = context;
  const opened = await openToEdit(context, input);
  const { plan, status, tasks } = opened;
  if (status === 'completed') fail('onoffboarding.PlanCompleted', 409);
  if (input.isPublished === false && status !== 'draft') fail('onoffboarding.CannotUnpublish', 409);
  const after = await valuesAfter(context, opened, input);
  const named = { ...plan, ...after, personName: await nameAfter(context, plan, after) };
  const changes: PlanChanges = {
    ...(shouldUpdateTaskDueDates && { dates: changedDates(planned(tasks), { ...named, isFree: await readFreeDays(company) }) }),
    ...(shouldUpdateTaskResponsibles && { responsibles: changedResponsibles(planned(tasks), await peopleOf(context, named, tasks)) }),
    typed: typedIn(opened, body.taskDueDates, fail),
  };
  const written = withChanges(planned(tasks), changes);
  const isPublishing = status === 'draft' && after.publishedAt !== null;
  if (isPublishing || isRunning(status)) await requireCompletePlan(context, named, written);
  const changed = written.filter((task, place) => isChanged(task, tasks[place]));
  await writePlan(company, plan.id, after);
  if (after.personId !== plan.personId) await leavePerson(company, opened);
  await writeTasks(company, changed);
  if (isPublishing) await activateTasks(company, plan.id);
  audit(
    planChange(
      named,
      { ...loggedPlan(plan), isPublished: plan.publishedAt !== null },
      { ...loggedPlan(after), isPublished: after.publishedAt !== null },
    ),
  );
  logTasks(context, named, tasks, changed);
  await notifyOfChanges(context, { plan: named, isPublishing, status }, { before: tasks, written, changed });
  return { plan: await reloadPlan(context, plan.id) };
};

/** What the former person of a plan had of it ends: the link before the first day, and what they saw. */
async function leavePerson(company: Company, { plan, status, tasks }: OpenedPlan): Promise<void> {
  await revokeSecrets(company, { kind: preboardingSecrets, targets: [plan.id] });
  if (status !== 'draft') showPerson(company, plan, tasks);
}

/** The dates that are typed of open tasks; refuses others. */
function typedIn(
  { tasks }: OpenedPlan,
  taskDueDates: Readonly<Record<string, string | null>>,
  fail: CallContext<'onoffboarding.TaskCompleted'>['fail'],
): ReadonlyMap<string, string | null> {
  const known = new Map(tasks.map((task) => [task.id, task]));
  for (const id of Object.keys(taskDueDates)) {
    const task = known.get(id) ?? fail('common.NotFound');
    if (task.completedAt) fail('onoffboarding.TaskCompleted', 409);
  }
  return new Map(Object.entries(taskDueDates));
}

type Planned = TaskRecord & { isCompleted: boolean };
const planned = (tasks: readonly TaskRecord[]): Planned[] => tasks.map((task) => ({ ...task, isCompleted: task.completedAt !== null }));

function isChanged(task: TaskRecord, before: TaskRecord | undefined): boolean {
  return task.dueDate !== before?.dueDate || task.responsibleId !== before.responsibleId || task.relativeDueDate !== before.relativeDueDate;
}

type PlanInput = Parameters<typeof updatePlan>[1]['body']['plan'];

async function valuesAfter(context: UpdateCall, { plan, status }: OpenedPlan, input: PlanInput): Promise<PlanValues> {
  const { company, now, fail } = context;
  const { companyUserId: personId = plan.personId, referenceDate = plan.referenceDate, endAccess = plan.endAccess } = input;
  if (personId !== plan.personId) {
    const code = (await judgePeople(context, [personId], { lock: true })).get(personId);
    if (code) fail(code, code === 'onoffboarding.OwnPlan' ? 403 : undefined);
    if (await hasOpenPlan(company, { ...plan, personId })) fail('onoffboarding.PlanExists', 409);
  }
  if (endAccess && plan.type === 'Onboarding') fail('onoffboarding.EndAccessNotPossible');
  const { completedAt, reopenedAt } = plan;
  const publishedAt = status === 'draft' && input.isPublished ? now : plan.publishedAt;
  return { personId, referenceDate, endAccess, publishedAt, completedAt, reopenedAt };
}

async function peopleOf(
  context: Pick<CallContext, 'company' | 'services' | 'today'>,
  { personId, createdBy }: { personId: string; createdBy: string },
  tasks: readonly TaskRecord[],
) {
  const named = tasks.flatMap(({ responsibleId }) => responsibleId ?? []);
  return (await peopleAround(context, { about: [personId], named: [createdBy, ...named] })).of(personId, createdBy);
}

/** Refuses a plan that is or becomes published when it has no tasks, or some that nobody here can do (plans.53). */
async function requireCompletePlan(
  context: Pick<CallContext<'onoffboarding.NoTasks' | 'onoffboarding.NoResponsible'>, 'company' | 'services' | 'today' | 'fail'>,
  plan: Pick<PlanRecord, 'personId' | 'createdBy'>,
  tasks: readonly Planned[],
): Promise<void> {
  const { fail } = context;
  if (tasks.length === 0) fail('onoffboarding.NoTasks');
  const { candidates } = await peopleOf(context, plan, tasks);
  const may = (id: string | null) => id !== null && candidates.get(id)?.mayHaveTasks === true;
  const lacking = tasks.filter(({ isCompleted, responsibleId }) => !isCompleted && !may(responsibleId));
  if (lacking.length === 0) return;
  const details = { titles: lacking.map(({ title }) => title).join(', '), tasks: lacking.map(({ id, title }) => ({ id, title })) };
  fail('onoffboarding.NoResponsible', 400, { details });
}

async function nameAfter({ company, actor }: PlanCall, plan: PlanRecord, { personId }: PlanValues): Promise<string> {
  if (personId === plan.personId) return plan.personName;
  return (await viewPerson(company, actor.member, personId))?.fullName ?? '';
}

function logTasks(
  { audit }: Pick<CallContext, 'audit'>,
  plan: PlanRecord,
  before: readonly TaskRecord[],
  changed: readonly TaskRecord[],
): void {
  const former = new Map(before.map((task) => [task.id, task]));
  for (const task of changed) {
    const old = former.get(task.id);
    audit(taskChange(plan, task, { ...(old && { before: loggedTask(old) }), after: loggedTask(task) }));
  }
}

interface Changes {
  before: readonly TaskRecord[];
  written: readonly Planned[];
  changed: readonly Planned[];
}

/** Who gets tasks, whose tasks have another day, and who no longer has some. */
async function notifyOfChanges(
  context: PlanCall,
  {
    plan,
    isPublishing,
    status,
  }: { plan: Pick<PlanRecord, 'id' | 'personId' | 'personName'>; isPublishing: boolean; status: OpenedPlan['status'] },
  { before, written, changed }: Changes,
): Promise<void> {
  if (isPublishing || isRunning(status)) showPerson(context.company, plan, written);
  if (isPublishing) return tell(context, 'given', [{ plan, people: holdersOf(written) }]);
  if (!isRunning(status)) return;
  const former = new Map(before.map((task) => [task.id, task]));
  const given = changed.filter(({ id, responsibleId }) => former.get(id)?.responsibleId !== responsibleId);
  const moved = changed.filter((task) => !given.includes(task));
  const taken = given.flatMap(({ id }) => former.get(id) ?? []);
  await tell(context, 'given', [{ plan, people: holdersOf(given) }]);
  await tell(context, 'moved', [{ plan, people: holdersOf(moved) }]);
  await tell(context, 'taken', [{ plan, people: holdersOf(taken) }]);
}

/** Sets dates of open tasks, all or none; they are typed from then on. */
export const updateDueDates: Handler<typeof datesContract> = async (context, { body }) => {
  const { company, fail } = context;
  const opened = await openToEdit(context, { id: body.onOffBoardingPlanId, version: body.version });
  const { plan, tasks, status } = opened;
  const written = withChanges(planned(tasks), { typed: typedIn(opened, body.taskDueDates, fail) });
  const changed = written.filter((task, place) => isChanged(task, tasks[place]));
  if (changed.length > 0) {
    await writeTasks(company, changed);
    await countChange(company, [plan.id]);
    logTasks(context, plan, tasks, changed);
    await notifyOfChanges(context, { plan, isPublishing: false, status }, { before: tasks, written, changed });
  }
  return { plan: await reloadPlan(context, plan.id) };
};
