import { sql } from 'kysely';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { canSignIn } from '../store-sign-in.ts';

/** The ids of all people of the company, and the newest change among them. */
export async function readEverybody(company: Company): Promise<{ ids: string[]; newestChange: number }> {
  const { rows } = await sql<{ ids: string[]; newestChange: number }>`
    select coalesce(array_agg(id::text), '{}') as ids, coalesce(max(change_number), 0) as "newestChange"
    from company_user where company_id = ${company.id} and state <> 'deleted'
  `.execute(company.tx);
  return rows[0] ?? { ids: [], newestChange: 0 };
}

/** People added or changed after the plan was made, except by its own import; and the owners of these e-mails. */
export async function readNewcomers(
  company: Company,
  { importId, seenChange, emails }: { importId: string; seenChange: number; emails: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from company_user
    where company_id = ${company.id} and change_number > ${seenChange}
      and id not in (
        select company_user_id from people_import_row
        where company_id = ${company.id} and import_id = ${importId}::uuid and outcome = 'written' and company_user_id is not null
      )
    union
    select person.id
    from unnest(${[...emails]}::text[]) as taken(email)
    join company_user person on person.email_key = taken.email
    where person.company_id = ${company.id}
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** The active system admins who can sign in, and everybody to whom somebody reports. */
export async function readRoleHolders(company: Company): Promise<{ admins: string[]; managers: string[] }> {
  const { rows } = await sql<{ admins: string[]; managers: string[] }>`
    select
      coalesce(array_agg(id::text) filter (where role = 'systemadmin' and ${canSignIn()}), '{}') as admins,
      coalesce(array_agg(distinct reporting_to::text) filter (where reporting_to is not null and state <> 'deleted'), '{}') as managers
    from company_user where company_id = ${company.id}
  `.execute(company.tx);
  return rows[0] ?? { admins: [], managers: [] };
}

/** The reporting lines of the company, and who of it may be a manager. */
export async function readLines(company: Company): Promise<{ id: string; manager: string | null; mayManage: boolean }[]> {
  const { rows } = await sql<{ id: string; manager: string | null; mayManage: boolean }>`
    select id, reporting_to as manager, not is_external and state in ('active', 'pending') as "mayManage"
    from company_user where company_id = ${company.id}
  `.execute(company.tx);
  return rows;
}

/** Locks people that an import added and that were not changed since; returns their ids and roles. */
export async function lockUntouched(
  company: Company,
  added: readonly { id: string; version: number }[],
): Promise<{ id: string; role: RoleKey }[]> {
  const { rows } = await sql<{ id: string; role: RoleKey }>`
    select person.id, person.role
    from company_user person
    join jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as added(id uuid, version integer)
      on added.id = person.id and added.version = person.version
    where person.company_id = ${company.id} and person.account_id is null and not person.has_access and person.profile_image_at is null
      and not exists (select from company where company.company_id = person.company_id and company.director_company_user_id = person.id)
    for update of person
  `.execute(company.tx);
  return rows;
}

/** Deletes people. Cached totals depend on the newest change of the remaining people, so the user who deletes them is marked as changed. */
export async function deletePeople(company: Company, ids: readonly string[], by: string): Promise<void> {
  await sql`delete from company_user where company_id = ${company.id} and id = any(${[...ids]}::uuid[])`.execute(company.tx);
  await sql`
    update company_user set change_number = nextval('company_user_change') where company_id = ${company.id} and id = ${by}::uuid
  `.execute(company.tx);
}

/** The people with these e-mails, given by their keys (wire.34). */
export async function readEmailOwners(company: Company, emails: readonly string[]): Promise<{ id: string; email: string }[]> {
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email_key as email
    from company_user where company_id = ${company.id} and email_key = any(${[...emails]}::text[])
  `.execute(company.tx);
  return rows;
}
