import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { TaskPlace } from './store-task.ts';

/** An open task that somebody has to do. */
export interface HeldTask {
  taskId: string;
  title: string;
  ownerKind: string;
  ownerId: string;
  dueDate: string | null;
}

/** How many tasks somebody has to do, and how many are about them. */
export async function countTasksOf(company: Company, companyUserId: string): Promise<{ held: number; about: number }> {
  const { rows } = await sql<{ held: number; about: number }>`
    select count(*) filter (where responsible_id = ${companyUserId}::uuid and completed_at is null and not is_dormant
        and company_user_id is distinct from ${companyUserId}::uuid) as held,
      count(*) filter (where company_user_id = ${companyUserId}::uuid) as about
    from task where company_id = ${company.id} and (responsible_id = ${companyUserId}::uuid or company_user_id = ${companyUserId}::uuid)
  `.execute(company.tx);
  return rows[0] ?? { held: 0, about: 0 };
}

/** Gives what somebody still has to do to another person, or to nobody; without records of these kinds. */
export async function handOverTasks(
  company: Company,
  { from, to, except }: { from: string; to: string | null; except: readonly string[] },
): Promise<HeldTask[]> {
  const { rows } = await sql<HeldTask>`
    update task set responsible_id = ${to}::uuid, overdue_told_at = null, version = version + 1
    where company_id = ${company.id} and responsible_id = ${from}::uuid and completed_at is null
      and owner_kind <> all(${[...except]}::text[])
    returning id as "taskId", title, owner_kind as "ownerKind", owner_id as "ownerId", due_date as "dueDate"
  `.execute(company.tx);
  return rows;
}

/** Those of these people who can sign in. */
export async function readPeopleWithAccess(company: Company, companyUserIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from company_user
    where company_id = ${company.id} and id = any(${[...companyUserIds]}::uuid[]) and has_access and account_id is not null
  `.execute(company.tx);
  return new Set(rows.map(({ id }) => id));
}

/** The first active HR administrator by name, else the first system administrator; of those who can sign in, if any of them can. */
export async function readFirstAdmin(company: Company, except: string): Promise<{ id: string; hasAccess: boolean } | undefined> {
  const { rows } = await sql<{ id: string; hasAccess: boolean }>`
    select id, has_access and account_id is not null as "hasAccess" from company_user
    where company_id = ${company.id} and state = 'active' and not is_external and role in ('hradmin', 'systemadmin') and id <> ${except}::uuid
    order by has_access and account_id is not null desc, role, first_name, last_name, id limit 1
  `.execute(company.tx);
  return rows[0];
}

export async function readTaskIdsAbout(company: Company, companyUserId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from task where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** The tasks of a record of any kind. */
export async function readTaskIdsOf(company: Company, { ownerKind, ownerId }: TaskPlace): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from task where company_id = ${company.id} and owner_kind = ${ownerKind} and owner_id = ${ownerId}::uuid
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

export async function deleteTasksAbout(company: Company, companyUserId: string): Promise<void> {
  await sql`delete from task where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid`.execute(company.tx);
}

/** Those of these people about whom there are tasks. */
export async function findPeopleWithTasks(company: Company, companyUserIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct company_user_id as id from task
    where company_id = ${company.id} and company_user_id = any(${[...companyUserIds]}::uuid[])
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}
