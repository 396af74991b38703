import { sql, type RawBuilder } from 'kysely';
import { canSignIn } from '#features/people/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { RelativeResponsible } from '../contract/kinds.ts';
import type { RelativeDueDate } from '../contract/task.ts';
import { selected, type PlanSelection } from './store-plans.ts';

/** What is stored of a task of a plan besides its life. */
export interface TaskContent {
  title: string;
  description: string;
  dueDate: string | null;
  relativeDueDate: RelativeDueDate | null;
  responsibleId: string | null;
  relativeResponsible: RelativeResponsible | null;
  visibleToEmployee: boolean;
}

/** A stored task of a plan. */
export interface TaskRecord extends TaskContent {
  id: string;
  planId: string;
  order: number;
  responsibleName: string | null;
  responsibleHasAccess: boolean;
  completedAt: Date | null;
  completedBy: string | null;
  completedByName: string | null;
  comment: string;
  /** What it is about that the person holds elsewhere. */
  heldKind: string | null;
  version: number;
}

// Erased people have no name.
const nameOf = (alias: string) => sql`case when ${sql.ref(alias)}.state <> 'deleted'
  then ${sql.ref(alias)}.first_name || ' ' || ${sql.ref(alias)}.last_name end`;
const columns = sql`
  task.id, task.plan_id as "planId", task.place as "order", task.title, task.description, task.due_date as "dueDate",
  case when task.relative_days is not null then json_build_object('days', task.relative_days, 'unit', task.relative_unit) end as "relativeDueDate",
  task.responsible_id as "responsibleId", task.relative_responsible as "relativeResponsible", task.is_visible_to_subject as "visibleToEmployee",
  ${nameOf('holder')} as "responsibleName", coalesce(${canSignIn('holder')}, false) as "responsibleHasAccess",
  task.completed_at as "completedAt", task.completed_by as "completedBy", ${nameOf('completer')} as "completedByName", task.comment, task.held_kind as "heldKind", task.version`;
const people = sql`
  left join company_user holder on holder.company_id = task.company_id and holder.id = task.responsible_id
  left join company_user completer on completer.company_id = task.company_id and completer.id = task.completed_by`;

/** The tasks of plans, in their order. */
export async function readTasksOf(company: Company, planIds: readonly string[]): Promise<TaskRecord[]> {
  if (planIds.length === 0) return [];
  const { rows } = await sql<TaskRecord>`
    select ${columns} from task ${people}
    where task.company_id = ${company.id} and task.plan_id = any(${[...planIds]}::uuid[]) order by task.plan_id, task.place
  `.execute(company.tx);
  return rows;
}

/** How many tasks plans have; one without any is not among them. */
export async function countTasksOf(company: Company, planIds: readonly string[]): Promise<{ planId: string; count: number }[]> {
  if (planIds.length === 0) return [];
  const { rows } = await sql<{ planId: string; count: number }>`
    select plan_id as "planId", count(*)::integer as count from task
    where company_id = ${company.id} and plan_id = any(${[...planIds]}::uuid[]) group by plan_id
  `.execute(company.tx);
  return rows;
}

/** Tasks of published plans: those that somebody has to do, or those of a selection of plans. By their day. */
export async function readGivenTasks(
  company: Company,
  of: { responsibleId: string } | { plans: PlanSelection },
  { includeCompleted }: { includeCompleted: boolean },
): Promise<TaskRecord[]> {
  const whose = 'plans' in of ? selected(of.plans) : sql`task.responsible_id = ${of.responsibleId}::uuid`;
  const { rows } = await sql<TaskRecord>`
    select ${columns} from task ${people}
    join on_off_boarding_plan plan on plan.company_id = task.company_id and plan.id = task.plan_id
    where task.company_id = ${company.id} and not task.is_dormant and ${whose} and (${includeCompleted} or task.completed_at is null)
    order by task.due_date nulls last, task.plan_id, task.place
  `.execute(company.tx);
  return rows;
}

export interface NewTask extends TaskContent {
  id: string;
  planId: string;
  order: number;
  isDormant: boolean;
  heldKind?: string | null;
}

/** Adds tasks to plans. */
export async function insertTasks(company: Company, tasks: readonly NewTask[], { by, now }: { by: string; now: Date }): Promise<void> {
  if (tasks.length === 0) return;
  await sql`
    insert into task (company_id, id, owner_kind, owner_id, title, description, responsible_id, due_date, place, relative_days, relative_unit,
      relative_responsible, is_visible_to_subject, is_dormant, held_kind, created_by, created_at)
    select ${company.id}, sent.id, 'onOffBoardingPlan', sent."planId", sent.title, sent.description, sent."responsibleId", sent."dueDate", sent."order",
      (sent."relativeDueDate" ->> 'days')::smallint, sent."relativeDueDate" ->> 'unit', sent."relativeResponsible", sent."visibleToEmployee",
      sent."isDormant", sent."heldKind", ${by}::uuid, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(tasks)}::jsonb) as sent (id uuid, "planId" uuid, title text, description text, "responsibleId" uuid,
      "dueDate" date, "order" smallint, "relativeDueDate" jsonb, "relativeResponsible" text, "visibleToEmployee" boolean, "isDormant" boolean, "heldKind" text)
  `.execute(company.tx);
}

/** Writes what was changed of tasks. Another day or responsible person is told anew when the task is overdue. */
export async function writeTasks(company: Company, tasks: readonly (TaskContent & { id: string })[]): Promise<void> {
  if (tasks.length === 0) return;
  await sql`
    update task set title = sent.title, description = sent.description, responsible_id = sent."responsibleId", due_date = sent."dueDate",
      relative_days = (sent."relativeDueDate" ->> 'days')::smallint, relative_unit = sent."relativeDueDate" ->> 'unit',
      relative_responsible = sent."relativeResponsible", is_visible_to_subject = sent."visibleToEmployee",
      overdue_told_at = case when task.due_date is not distinct from sent."dueDate" and task.responsible_id is not distinct from sent."responsibleId"
        then task.overdue_told_at end,
      version = task.version + 1
    from jsonb_to_recordset(${JSON.stringify(tasks)}::jsonb) as sent (id uuid, title text, description text, "responsibleId" uuid, "dueDate" date,
      "relativeDueDate" jsonb, "relativeResponsible" text, "visibleToEmployee" boolean)
    where task.company_id = ${company.id} and task.id = sent.id and task.completed_at is null
  `.execute(company.tx);
}

/** Gives the tasks of a draft to their responsible people. */
export async function activateTasks(company: Company, planId: string): Promise<void> {
  await sql`
    update task set is_dormant = false where company_id = ${company.id} and plan_id = ${planId}::uuid and is_dormant
  `.execute(company.tx);
}

/** Completes open tasks of a plan, one or all; returns which. */
export async function completeTasks(
  company: Company,
  { planId, taskId, by, now, comment = '' }: { planId: string; taskId?: string; by: string; now: Date; comment?: string },
): Promise<string[]> {
  const which: RawBuilder<unknown> = taskId === undefined ? sql`true` : sql`id = ${taskId}::uuid`;
  const { rows } = await sql<{ id: string }>`
    update task set completed_at = ${now}::timestamptz, completed_by = ${by}::uuid, comment = ${comment},
      former_completion = null, version = version + 1
    where company_id = ${company.id} and plan_id = ${planId}::uuid and completed_at is null and ${which} returning id
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** Completes a task as it was before it was opened again; returns whether it had been. */
export async function completeAsBefore(company: Company, taskId: string): Promise<boolean> {
  const { rows } = await sql`
    update task set completed_at = (former_completion ->> 'at')::timestamptz, completed_by = (former_completion ->> 'by')::uuid,
      comment = former_completion ->> 'comment', former_completion = null, version = version + 1
    where company_id = ${company.id} and id = ${taskId}::uuid and completed_at is null and former_completion is not null
    returning id
  `.execute(company.tx);
  return rows.length > 0;
}

/** Opens completed tasks again; how they were completed is kept for who takes that back. */
export async function reopenRows(company: Company, taskIds: readonly string[]): Promise<void> {
  await sql`
    update task set former_completion = jsonb_build_object('at', completed_at, 'by', completed_by, 'comment', comment),
      completed_at = null, completed_by = null, comment = '', version = version + 1
    where company_id = ${company.id} and id = any(${[...taskIds]}::uuid[])
  `.execute(company.tx);
}

/** Takes an open task out of its plan; nobody has it, until it is put back. */
export async function removeTask(company: Company, taskId: string, now: Date): Promise<void> {
  await sql`
    update task set removed_at = ${now}::timestamptz, is_dormant = true, version = version + 1 where company_id = ${company.id} and id = ${taskId}::uuid
  `.execute(company.tx);
}

/** Puts a task that was taken out back into its plan, at a place that is free. */
export async function putBackTask(company: Company, { id, order, isDormant }: Pick<NewTask, 'id' | 'order' | 'isDormant'>): Promise<void> {
  await sql`
    update task set removed_at = null, is_dormant = ${isDormant}, place = ${order}, version = version + 1
    where company_id = ${company.id} and id = ${id}::uuid and removed_at is not null
  `.execute(company.tx);
}

/** A task that was taken out of a plan, with the place that it had. */
export async function readRemovedTask(company: Company, { planId, id }: { planId: string; id: string }): Promise<TaskRecord | undefined> {
  const { rows } = await sql<TaskRecord>`
    select ${columns} from task ${people}
    where task.company_id = ${company.id} and task.id = ${id}::uuid and task.owner_id = ${planId}::uuid and task.removed_at is not null
  `.execute(company.tx);
  return rows[0];
}

/** Tasks that were taken out of their plans before a moment, locked against being put back. */
export async function lockLongRemoved(company: Company, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from task where company_id = ${company.id} and removed_at < ${before}::timestamptz order by id for update
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

export async function deleteTaskRows(company: Company, ids: readonly string[]): Promise<void> {
  await sql`delete from task where company_id = ${company.id} and id = any(${[...ids]}::uuid[])`.execute(company.tx);
}

/** Gives the tasks of a plan the places of this order. */
export async function writeOrder(company: Company, planId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update task set place = sent.place - 1
    from unnest(${[...ids]}::uuid[]) with ordinality as sent (id, place)
    where task.company_id = ${company.id} and task.plan_id = ${planId}::uuid and task.id = sent.id and task.place <> sent.place - 1
  `.execute(company.tx);
}
