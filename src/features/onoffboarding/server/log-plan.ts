import type { LoggedAs } from '#features/tasks/server/public.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { Change } from '#kernel/server/audit.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { logReading, type ClosedRecords } from '#kernel/server/logged-kinds.ts';
import { planKind } from '../contract/kinds.ts';
import { readPlans, type PlanRecord } from './store-plans.ts';
import type { TaskContent, TaskRecord } from './store-tasks.ts';

// Lines about tasks have the id of their plan.
const taskKind = 'onOffBoardingTask';

type Logged = Pick<PlanRecord, 'id' | 'type' | 'personId' | 'personName'>;

/** A line about a plan; the person finds it among what is kept of them, and is not told of it before (plans.25). */
export function planChange(plan: Logged, before: object | undefined, after: object): Change {
  const named = { name: plan.personName, planType: plan.type };
  return {
    entity: planKind,
    entityId: plan.id,
    companyUserId: plan.personId,
    keptFrom: plan.personId,
    ...(before && { before: { ...named, ...before } }),
    after: { ...named, ...after },
  };
}

/** Plans about a member are closed to them in the log; System Admins read the whole of it, and most others none (plans.25). */
export async function closedToMember(company: Company, member: Membership): Promise<ClosedRecords> {
  const { companyUserId, role, permissions, viewedBy } = member;
  if (!permissions.has(logReading)) return new Map();
  const readers = [{ companyUserId, role }, ...(viewedBy && 'companyUserId' in viewedBy ? [viewedBy] : [])];
  const closed = readers.filter((reader) => reader.role !== 'systemadmin');
  const ids: string[] = [];
  for (const reader of closed) ids.push(...(await readPlans(company, { personId: reader.companyUserId }, 'with')).map(({ id }) => id));
  if (closed.length === 0) return new Map();
  return new Map([
    [planKind, ids],
    [taskKind, ids],
  ]);
}

/** What a line about a task of a plan is about. It concerns the person only when they see the task: what is hidden from them stays hidden in their takeout. */
export function taskLine(
  { id, personId }: Pick<Logged, 'id' | 'personId'>,
  { visibleToEmployee }: { visibleToEmployee: boolean },
): LoggedAs {
  return { entity: taskKind, entityId: id, ...(visibleToEmployee && { companyUserId: personId }), keptFrom: personId };
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
