import { readFreeDays } from '#features/absence/server/public.ts';
import { listFilesOf } from '#features/files/server/public.ts';
import type { IsFree } from '#kernel/contract/deadlines.ts';
import type { Plan, PlanRow } from '../contract/plan.ts';
import { dueDateOf } from '../contract/rules/due-date.ts';
import { isLate, progressOf } from '../contract/rules/progress.ts';
import type { PlanTask } from '../contract/task.ts';
import type { DueDateWhy } from '../contract/why.ts';
import { readHeld } from './read-held.ts';
import { readChosenFiles } from './chosen-files.ts';
import type { OpenedPlan, PlanCall } from './opened-plan.ts';
import { planPermissions, taskPermissions, type PlanRelation } from './policy.ts';
import { heldPage } from './rules/held-things.ts';
import type { PlanRecord } from './store-plans.ts';
import type { TaskRecord } from './store-tasks.ts';
import type { PlanStatus } from '../contract/rules/plan-status.ts';

type Presenting = Pick<PlanCall, 'company' | 'actor' | 'services' | 'now' | 'today'>;

/** Plans with the tasks that the caller sees, in a constant number of statements. */
export async function presentPlans(call: Presenting, opened: readonly OpenedPlan[]): Promise<Plan[]> {
  const tasks = await presentTasks(
    call,
    opened.flatMap((one) => one.seen.map((task) => ({ task, ...one }))),
  );
  const byPlan = Map.groupBy(tasks, ({ onOffBoardingId }) => onOffBoardingId);
  const [only] = opened;
  // A list of plans leaves it out.
  const held = opened.length === 1 && only ? await readHeld(call, only) : [];
  const files = opened.length === 1 && only?.standing === 'editor' ? await readChosenFiles(call.company, only.plan.preboardingFileIds) : [];
  return opened.map((one) => {
    const own = byPlan.get(one.plan.id) ?? [];
    const { preboardingSentAt: sentAt, preboardingExpiresAt: expiresAt } = one.plan;
    const isEditor = one.standing === 'editor';
    return {
      ...presentRow(one, progressRow(own, call.today)),
      tasks: own,
      held,
      preboardingFiles: files,
      mayBeTemplate: isEditor && call.actor.member.levels.onOffBoarding === 'full',
      preboarding: isEditor && sentAt && expiresAt ? { sentDate: sentAt.toISOString(), expiresDate: expiresAt.toISOString() } : null,
    };
  });
}

export async function presentPlan(call: Presenting, opened: OpenedPlan): Promise<Plan> {
  const [plan] = await presentPlans(call, [opened]);
  if (!plan) throw new Error('An opened plan was not presented');
  return plan;
}

/** How far a plan is, in the words of its row. */
export type RowCounts = Pick<
  PlanRow,
  'completionPercent' | 'numberOfTasks' | 'numberOfCompletedTasks' | 'numberOfOverdueTasks' | 'nextTask'
>;

function progressRow(tasks: readonly PlanTask[], today: string): RowCounts {
  const { total, completed, percent, late, next } = progressOf(
    tasks.map((task) => ({ task, isCompleted: task.completed, dueDate: task.dueDate, order: task.order })),
    today,
  );
  return {
    completionPercent: percent,
    numberOfTasks: total,
    numberOfCompletedTasks: completed,
    numberOfOverdueTasks: late,
    nextTask: next && {
      id: next.task.id,
      title: next.task.title,
      dueDate: next.dueDate,
      responsibleFullName: next.task.responsibleFullName,
    },
  };
}

export function presentRow(
  { plan, standing, status }: { plan: PlanRecord; standing: PlanRelation; status: PlanStatus },
  counts: RowCounts,
): PlanRow {
  return {
    id: plan.id,
    type: plan.type,
    companyUserId: plan.personId,
    companyUserFullName: plan.personName,
    referenceDate: plan.referenceDate,
    profileDate: standing === 'holder' ? null : plan.profileDate,
    source: { kind: plan.sourceKind, id: plan.sourceId },
    status,
    isPublished: status !== 'draft',
    publishedDate: plan.publishedAt?.toISOString() ?? null,
    completedDate: plan.completedAt?.toISOString() ?? null,
    ...counts,
    endAccess: plan.endAccess,
    createdDate: plan.createdAt.toISOString(),
    createdByFullName: plan.createdByName,
    version: plan.version,
    permissions: planPermissions(standing, status),
  };
}

type TaskOfPlan = Pick<OpenedPlan, 'plan' | 'standing' | 'status'> & { task: TaskRecord };

/** Tasks in the form of the answer; a constant number of statements. */
export async function presentTasks(call: Presenting, rows: readonly TaskOfPlan[]): Promise<PlanTask[]> {
  const { company, actor, today } = call;
  if (rows.length === 0) return [];
  const isFree = await readFreeDays(company);
  const done = rows.flatMap(({ task }) => (task.completedAt ? [task.id] : []));
  const files = Map.groupBy(await listFilesOf(company, 'task', done), ({ ownerId }) => ownerId);
  return rows.map(({ task, plan, standing, status }): PlanTask => {
    const isCompleted = task.completedAt !== null;
    const reader = { standing, status, companyUserId: actor.member.companyUserId };
    return {
      id: task.id,
      onOffBoardingId: plan.id,
      title: task.title,
      description: task.description,
      order: task.order,
      dueDate: task.dueDate,
      dueDateWhy: whyOf(task, plan, isFree),
      isOverdue: isLate({ isCompleted, dueDate: task.dueDate }, today),
      responsibleId: task.responsibleId,
      responsibleFullName: task.responsibleName,
      responsibleHasAccess: task.responsibleHasAccess,
      visibleToEmployee: task.visibleToEmployee,
      relativeResponsible: task.relativeResponsible,
      relativeDueDate: task.relativeDueDate,
      completed: isCompleted,
      completedBy: task.completedBy && task.completedByName ? { companyUserId: task.completedBy, name: task.completedByName } : null,
      completedDate: task.completedAt?.toISOString() ?? null,
      comment: task.comment,
      // Those who see a task that others do are not given what those gave in.
      proofs: standing === 'person' && task.responsibleId !== reader.companyUserId ? [] : (files.get(task.id) ?? []).map(proofOf),
      permissions: taskPermissions(reader, { responsibleId: task.responsibleId, isCompleted }),
      planType: plan.type,
      planReferenceDate: plan.referenceDate,
      appliesToCompanyUser: { companyUserId: plan.personId, name: plan.personName },
      page: task.heldKind === null ? null : heldPage(task.heldKind, plan.personId, actor.member.permissions),
      version: task.version,
    };
  });
}

const proofOf = ({ fileId, fileName, size }: { fileId: string; fileName: string; size: number }) => ({ fileId, fileName, size });

/** Only while it is the date that is counted: the calendar may have changed since it was written. */
function whyOf(task: TaskRecord, plan: PlanRecord, isFree: IsFree): DueDateWhy[] {
  const counted = dueDateOf(task, { type: plan.type, referenceDate: plan.referenceDate, isFree });
  if (counted.date === task.dueDate) return [...counted.why];
  return task.dueDate === null ? [{ key: 'noDate' }] : [{ key: 'typed', date: task.dueDate }];
}
