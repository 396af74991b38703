import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import { lockRows } from '#kernel/server/store-lock.ts';
import { maxShown, type Repeat } from '../contract/entities.ts';

/** The record that a task is about. */
export interface TaskPlace {
  ownerKind: string;
  ownerId: string;
}

/** The content of a task. */
export interface TaskContent {
  title: string;
  description: string;
  responsibleId: string | null;
  dueDate: string | null;
  repeat: Repeat | null;
  /** The first day of the series; null for a task that does not repeat. */
  repeatFrom: string | null;
}

/** A stored task. */
export interface TaskRow extends TaskPlace, TaskContent {
  taskId: string;
  responsibleFullName: string | null;
  completedAt: Date | null;
  completedBy: string | null;
  completedByFullName: string | null;
  comment: string;
  createdBy: string;
  createdAt: Date;
  createdByFullName: string | null;
  version: number;
  /** It stands in a draft, and nobody has it yet. */
  isDormant: boolean;
}

// Erased people have no name.
const nameOf = (alias: string) => sql`case when ${sql.ref(alias)}.state <> 'deleted'
  then ${sql.ref(alias)}.first_name || ' ' || ${sql.ref(alias)}.last_name end`;
const selected = sql`
  select task.id as "taskId", task.owner_kind as "ownerKind", task.owner_id as "ownerId", task.title, task.description,
    task.responsible_id as "responsibleId", ${nameOf('responsible')} as "responsibleFullName", task.due_date as "dueDate",
    case when task.repeat_number is not null then json_build_object('number', task.repeat_number, 'unit', task.repeat_unit) end as repeat,
    task.repeat_from as "repeatFrom", task.completed_at as "completedAt", task.completed_by as "completedBy",
    ${nameOf('completer')} as "completedByFullName", task.comment, task.created_by as "createdBy", task.created_at as "createdAt",
    ${nameOf('creator')} as "createdByFullName", task.version, task.is_dormant as "isDormant"
  from task
  left join company_user responsible on responsible.company_id = task.company_id and responsible.id = task.responsible_id
  left join company_user completer on completer.company_id = task.company_id and completer.id = task.completed_by
  join company_user creator on creator.company_id = task.company_id and creator.id = task.created_by`;

/** The tasks about a record: the open ones by their day, then the latest completed ones. `of` limits them to a person's own. */
export async function readTasks(
  company: Company,
  { ownerKind, ownerId }: TaskPlace,
  of: { companyUserId: string; withGiven: boolean } | undefined,
): Promise<TaskRow[]> {
  const own =
    of && sql`(task.responsible_id = ${of.companyUserId}::uuid or (${of.withGiven} and task.created_by = ${of.companyUserId}::uuid))`;
  const { rows } = await sql<TaskRow>`
    ${selected}
    where task.company_id = ${company.id} and task.owner_kind = ${ownerKind} and task.owner_id = ${ownerId}::uuid and ${own ?? sql`true`}
    order by task.completed_at desc nulls first, task.due_date nulls last, task.id
    limit ${sql.lit(2 * maxShown)}
  `.execute(company.tx);
  return rows;
}

/** The open tasks of a person. */
export async function readOwnTasks(company: Company, companyUserId: string): Promise<TaskRow[]> {
  const { rows } = await sql<TaskRow>`
    ${selected}
    where task.company_id = ${company.id} and task.responsible_id = ${companyUserId}::uuid and task.completed_at is null
      and not task.is_dormant
    order by task.due_date nulls last, task.id
    limit ${sql.lit(maxShown)}
  `.execute(company.tx);
  return rows;
}

/** One task; locked for changes on request. */
export async function readTask(company: Company, taskId: string, { lock = false } = {}): Promise<TaskRow | undefined> {
  if (lock) await lockRows(company, 'task', [taskId]);
  const { rows } = await sql<TaskRow>`
    ${selected}
    where task.company_id = ${company.id} and task.id = ${taskId}::uuid
  `.execute(company.tx);
  return rows[0];
}

/** The record of a task, which stays the same. */
export async function readPlace(company: Company, taskId: string): Promise<TaskPlace | undefined> {
  const { rows } = await sql<TaskPlace>`
    select owner_kind as "ownerKind", owner_id as "ownerId" from task where company_id = ${company.id} and id = ${taskId}::uuid
  `.execute(company.tx);
  return rows[0];
}

/** The same of many, by the ids of the tasks; those that are gone have none. */
export async function readPlaces(company: Company, taskIds: readonly string[]): Promise<Map<string, TaskPlace>> {
  const { rows } = await sql<TaskPlace & { taskId: string }>`
    select id as "taskId", owner_kind as "ownerKind", owner_id as "ownerId" from task
    where company_id = ${company.id} and id = any(${[...taskIds]}::uuid[])
  `.execute(company.tx);
  return new Map(rows.map(({ taskId, ...place }) => [taskId, place]));
}

export async function countOpenTasks(company: Company, { ownerKind, ownerId }: TaskPlace): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from task
    where company_id = ${company.id} and owner_kind = ${ownerKind} and owner_id = ${ownerId}::uuid and completed_at is null
  `.execute(company.tx);
  return rows[0]?.count ?? 0;
}

interface NewTask extends TaskPlace, TaskContent {
  taskId: string;
  followsId: string | null;
  by: string;
  now: Date;
}

export async function insertTask(company: Company, task: NewTask): Promise<void> {
  const { taskId, ownerKind, ownerId, title, description, responsibleId, dueDate, repeat, repeatFrom, followsId, by, now } = task;
  await sql`
    insert into task (company_id, id, owner_kind, owner_id, title, description, responsible_id, due_date, repeat_number, repeat_unit, repeat_from,
      follows_id, created_by, created_at)
    values (${company.id}, ${taskId}::uuid, ${ownerKind}, ${ownerId}::uuid, ${title}, ${description}, ${responsibleId}::uuid, ${dueDate}::date,
      ${repeat?.number ?? null}, ${repeat?.unit ?? null}, ${repeatFrom}::date, ${followsId}::uuid, ${by}::uuid, ${now}::timestamptz)
  `.execute(company.tx);
}

/** Another day or responsible person is told anew when the task is overdue. */
export async function writeTask(company: Company, taskId: string, content: TaskContent): Promise<void> {
  const { title, description, responsibleId, dueDate, repeat, repeatFrom } = content;
  await sql`
    update task set title = ${title}, description = ${description}, responsible_id = ${responsibleId}::uuid, due_date = ${dueDate}::date,
      repeat_number = ${repeat?.number ?? null}, repeat_unit = ${repeat?.unit ?? null}, repeat_from = ${repeatFrom}::date,
      overdue_told_at = case when due_date is not distinct from ${dueDate}::date and responsible_id is not distinct from ${responsibleId}::uuid
        then overdue_told_at end,
      version = version + 1
    where company_id = ${company.id} and id = ${taskId}::uuid
  `.execute(company.tx);
}

/** Completes a task, or opens it again. */
export async function writeCompletion(
  company: Company,
  taskId: string,
  completion: { by: string; now: Date; comment: string } | null,
): Promise<void> {
  await sql`
    update task set completed_at = ${completion?.now ?? null}::timestamptz, completed_by = ${completion?.by ?? null}::uuid,
      comment = ${completion?.comment ?? ''}, version = version + 1
    where company_id = ${company.id} and id = ${taskId}::uuid
  `.execute(company.tx);
}

/** Deletes the task that came after a completed one, if nobody has changed or completed it; returns its id. */
export async function deleteUntouchedFollower(company: Company, taskId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    delete from task where company_id = ${company.id} and follows_id = ${taskId}::uuid and version = 1 and completed_at is null returning id
  `.execute(company.tx);
  return rows[0]?.id;
}

export async function deleteTaskRow(company: Company, taskId: string): Promise<void> {
  await sql`delete from task where company_id = ${company.id} and id = ${taskId}::uuid`.execute(company.tx);
}
