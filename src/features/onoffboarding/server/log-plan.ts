import type { LoggedAs } from '#features/tasks/server/public.ts';
import type { Change } from '#kernel/server/audit.ts';
import { planKind } from '../contract/kinds.ts';
import type { PlanRecord } from './store-plans.ts';
import type { TaskContent, TaskRecord } from './store-tasks.ts';

type Logged = Pick<PlanRecord, 'id' | 'personId' | 'personName'>;

/** A line about a plan; the person finds it among what is kept of them, and is not told of it before (plans.25). */
export function planChange(plan: Logged, before: object | undefined, after: object): Change {
  return {
    entity: planKind,
    entityId: plan.id,
    companyUserId: plan.personId,
    keptFrom: plan.personId,
    ...(before && { before: { name: plan.personName, ...before } }),
    after: { name: plan.personName, ...after },
  };
}

/** What a line about a task of a plan is about. It concerns the person only when they see the task: what is hidden from them stays hidden in their takeout. */
export function taskLine(
  { id, personId }: Pick<Logged, 'id' | 'personId'>,
  { visibleToEmployee }: { visibleToEmployee: boolean },
): LoggedAs {
  return { entity: 'onOffBoardingTask', entityId: id, ...(visibleToEmployee && { companyUserId: personId }), keptFrom: personId };
}

/** A line about a task of a plan. */
export function taskChange(
  plan: Logged,
  task: Pick<TaskRecord, 'id' | 'title' | 'visibleToEmployee'>,
  { before, after }: { before?: object; after: object },
): Change {
  return {
    ...taskLine(plan, task),
    ...(before && { before: { title: task.title, ...before } }),
    after: { title: task.title, ...after },
  };
}

/** The fields of a task that the log keeps. */
export function loggedTask({ title, dueDate, responsibleId, relativeDueDate, relativeResponsible, visibleToEmployee }: TaskContent) {
  return {
    title,
    dueDate,
    responsibleId,
    relativeDays: relativeDueDate?.days ?? null,
    relativeUnit: relativeDueDate?.unit ?? null,
    relativeResponsible,
    visibleToEmployee,
  };
}

export function loggedPlan({ referenceDate, endAccess, personId }: Pick<PlanRecord, 'referenceDate' | 'endAccess' | 'personId'>) {
  return { referenceDate, endAccess, personId };
}
