import { sql } from 'kysely';
import { canSignIn } from '#features/people/server/public.ts';
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

/** The tasks of people, or those that anybody has about records of one kind, all or some. */
type HeldOf = { companyUserIds: readonly string[] } | { ownerKind: string; ownerIds?: readonly string[] };

/** What these people still have to do, or anybody about records of one kind, locked; without records of the other kinds. */
export async function readHeldTasks(company: Company, of: HeldOf, { except }: { except: readonly string[] }): Promise<HeldTask[]> {
  const { rows } = await sql<HeldTask>`
    select id as "taskId", title, owner_kind as "ownerKind", owner_id as "ownerId", due_date as "dueDate", responsible_id as "responsibleId",
      version
    from task
    where company_id = ${company.id} and ${whichTasks(of)} and completed_at is null and owner_kind <> all(${[...except]}::text[])
    order by id
    for update
  `.execute(company.tx);
  return rows;
}

function whichTasks(of: HeldOf) {
  if ('companyUserIds' in of) return sql`responsible_id = any(${[...of.companyUserIds]}::uuid[])`;
  const some = of.ownerIds ? sql`and owner_id = any(${[...of.ownerIds]}::uuid[])` : sql``;
  return sql`responsible_id is not null and owner_kind = ${of.ownerKind} ${some}`;
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
    where company_id = ${company.id} and id = any(${[...companyUserIds]}::uuid[]) and ${canSignIn()}
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
