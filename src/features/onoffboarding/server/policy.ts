import { possibleActions } from '#kernel/contract/transitions.ts';
import { looksAtSelf, type Membership } from '#kernel/server/actor.ts';
import type { PlanPermissions } from '../contract/plan.ts';
import { isRunning, planTransitions, type PlanStatus } from '../contract/rules/plan-status.ts';
import { tasksForPerson } from '../contract/rules/progress.ts';
import type { PlanTaskPermissions } from '../contract/task.ts';

/** How somebody stands to a plan: they edit it, it is about them, or they only have tasks of it (plans.2). */
export type PlanRelation = 'editor' | 'person' | 'holder';

type Reader = Pick<Membership, 'companyUserId' | 'levels' | 'viewedBy'>;

/** Whose tasks of a plan a reader sees: their own, and of a plan about the administrator who looks with their eyes, that administrator's. */
export function taskReader(member: Pick<Membership, 'companyUserId' | 'viewedBy'>, personId: string): string {
  return looksAtSelf(member, personId) ? personId : member.companyUserId;
}

/** Nobody edits a plan about themselves. `team` is everybody below the reader. */
export function standingOf(
  reader: Reader,
  { personId, createdBy }: { personId: string; createdBy: string },
  team: ReadonlySet<string>,
): PlanRelation {
  const { companyUserId, levels } = reader;
  if (personId === companyUserId || looksAtSelf(reader, personId)) return 'person';
  const level = levels.onOffBoarding;
  const isTheirs = team.has(personId) || createdBy === companyUserId;
  return level === 'full' || (level === 'team' && isTheirs) ? 'editor' : 'holder';
}

interface TaskVisibility {
  responsibleId: string | null;
  visibleToEmployee: boolean;
}

/** The tasks that somebody sees; of a plan without any they see nothing, and a draft is seen by its editors alone (plans.3). */
export function visibleTasks<Task extends TaskVisibility>(
  tasks: readonly Task[],
  { standing, status, companyUserId }: { standing: PlanRelation; status: PlanStatus; companyUserId: string },
): Task[] {
  if (standing === 'editor') return [...tasks];
  if (status === 'draft') return [];
  if (standing === 'person') return tasksForPerson(tasks, companyUserId);
  return tasks.filter(({ responsibleId }) => responsibleId === companyUserId);
}

export function statusOf({
  publishedAt,
  completedAt,
  reopenedAt,
}: {
  publishedAt: Date | null;
  completedAt: Date | null;
  reopenedAt: Date | null;
}): PlanStatus {
  if (!publishedAt) return 'draft';
  if (completedAt) return 'completed';
  return reopenedAt ? 'reopened' : 'published';
}

export function planPermissions(standing: PlanRelation, status: PlanStatus): PlanPermissions {
  const actions = standing === 'editor' ? possibleActions(planTransitions, status, 'editor') : [];
  return {
    view: true,
    edit: actions.includes('edit'),
    delete: actions.includes('delete'),
    publish: actions.includes('publish'),
    complete: actions.includes('complete'),
  };
}

/** Editors change and delete open tasks; whoever has a task and editors complete it, and open it again (plans.4). */
export function taskPermissions(
  { standing, status, companyUserId }: { standing: PlanRelation; status: PlanStatus; companyUserId: string },
  { responsibleId, isCompleted }: { responsibleId: string | null; isCompleted: boolean },
): PlanTaskPermissions {
  const isEditor = standing === 'editor';
  const mayMark = isEditor || responsibleId === companyUserId;
  return {
    view: true,
    edit: isEditor && !isCompleted,
    delete: isEditor && !isCompleted,
    complete: mayMark && (isRunning(status) || status === 'completed'),
  };
}
