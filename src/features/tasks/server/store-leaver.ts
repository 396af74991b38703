import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { TaskPlace } from './store-task.ts';

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
