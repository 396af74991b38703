import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** An open task that somebody has to do. */
export interface HeldTask {
  taskId: string;
  title: string;
  ownerKind: string;
  ownerId: string;
  dueDate: string | null;
  responsibleId: string;
  version: number;
}

/** What these people still have to do, or anybody about records of one kind, locked; without records of the other kinds. */
export async function readHeldTasks(
  company: Company,
  of: { companyUserIds: readonly string[] } | { ownerKind: string },
  { except }: { except: readonly string[] },
): Promise<HeldTask[]> {
  const which =
    'ownerKind' in of
      ? sql`responsible_id is not null and owner_kind = ${of.ownerKind}`
      : sql`responsible_id = any(${[...of.companyUserIds]}::uuid[])`;
  const { rows } = await sql<HeldTask>`
    select id as "taskId", title, owner_kind as "ownerKind", owner_id as "ownerId", due_date as "dueDate", responsible_id as "responsibleId",
      version
    from task
    where company_id = ${company.id} and ${which} and completed_at is null and owner_kind <> all(${[...except]}::text[])
    order by id
    for update
  `.execute(company.tx);
  return rows;
}

/** Gives tasks to others, or to nobody. */
export async function writeSuccessors(company: Company, tasks: readonly Pick<HeldTask, 'taskId'>[]): Promise<void> {
  await sql`
    update task set responsible_id = sent."responsibleId", overdue_told_at = null, version = task.version + 1
    from jsonb_to_recordset(${JSON.stringify(tasks)}::jsonb) as sent ("taskId" uuid, "responsibleId" uuid)
    where task.company_id = ${company.id} and task.id = sent."taskId"
  `.execute(company.tx);
}

/** Those of these people who can sign in. */
export async function readPeopleWithAccess(company: Company, companyUserIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from company_user
    where company_id = ${company.id} and id = any(${[...companyUserIds]}::uuid[]) and has_access and account_id is not null
  `.execute(company.tx);
  return new Set(rows.map(({ id }) => id));
}

/** The HR administrators who are here, by name, then the system administrators. */
export async function readAdmins(company: Company): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from company_user
    where company_id = ${company.id} and state = 'active' and not is_external and role in ('hradmin', 'systemadmin')
    order by role, first_name, last_name, id
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}
