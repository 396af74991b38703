import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** A task with a day and somebody who does it. */
export interface DueTask {
  taskId: string;
  title: string;
  ownerKind: string;
  ownerId: string;
  dueDate: string;
  responsibleId: string;
  completedOn: string | null;
}

const columns = sql`
  task.id as "taskId", task.title, task.owner_kind as "ownerKind", task.owner_id as "ownerId", task.due_date as "dueDate",
  task.responsible_id as "responsibleId"`;

/** Tasks that are due between two days, or were open after their day on any of them; about records of these kinds, or of all others. */
export async function readDueTasks(
  company: Company,
  { from, to }: { from: string; to: string },
  kinds: { only: readonly string[] } | { except: readonly string[] },
): Promise<DueTask[]> {
  const { rows } = await sql<DueTask>`
    select ${columns}, (task.completed_at at time zone company.time_zone)::date as "completedOn"
    from task join company on company.company_id = task.company_id
    where task.company_id = ${company.id} and ${ofKinds(kinds)} and task.responsible_id is not null and not task.is_dormant and task.due_date <= ${to}::date
      and (task.completed_at is null or (task.completed_at at time zone company.time_zone)::date >= ${from}::date)
    order by task.due_date, task.id
  `.execute(company.tx);
  return rows;
}

/** Claims the open tasks whose day has passed in the company's time zone, once for each; at most a fortnight late. */
export async function claimOverdue(company: Company, now: Date, kinds: { except: readonly string[] }): Promise<DueTask[]> {
  const { rows } = await sql<DueTask>`
    update task set overdue_told_at = ${now}::timestamptz
    from company
    where company.company_id = task.company_id and task.company_id = ${company.id} and ${ofKinds(kinds)} and task.completed_at is null and task.overdue_told_at is null
      and task.responsible_id is not null and not task.is_dormant
      and (${now}::timestamptz at time zone company.time_zone)::time >= time '07:00'
      and task.due_date < (${now}::timestamptz at time zone company.time_zone)::date
      and task.due_date >= (${now}::timestamptz at time zone company.time_zone)::date - 14
    returning ${columns}, null as "completedOn"
  `.execute(company.tx);
  return rows;
}

const ofKinds = (kinds: { only: readonly string[] } | { except: readonly string[] }) =>
  'only' in kinds ? sql`task.owner_kind = any(${[...kinds.only]}::text[])` : sql`task.owner_kind <> all(${[...kinds.except]}::text[])`;
