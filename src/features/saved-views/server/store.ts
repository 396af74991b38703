import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

export interface ViewRow {
  id: string;
  companyUserId: string | null;
  list: string;
  name: string;
  isShared: boolean;
  query: string;
}

/** A person's views of a list and the shared ones, by name. */
export async function readViews(company: Company, { list, companyUserId }: { list: string; companyUserId: string }): Promise<ViewRow[]> {
  const { rows } = await sql<ViewRow>`
    select id, company_user_id as "companyUserId", list, name, is_shared as "isShared", query from saved_view
    where company_id = ${company.id} and list = ${list} and (is_shared or company_user_id = ${companyUserId}::uuid)
    order by lower(name), id
  `.execute(company.tx);
  return rows;
}

/** One view, locked until the commit. */
export async function lockView(company: Company, id: string): Promise<ViewRow | undefined> {
  const { rows } = await sql<ViewRow>`
    select id, company_user_id as "companyUserId", list, name, is_shared as "isShared", query from saved_view
    where company_id = ${company.id} and id = ${id}::uuid
    for update
  `.execute(company.tx);
  return rows[0];
}

/** Adds a view; false when the person has one of that name. */
export async function insertView(company: Company, view: ViewRow & { now: Date }): Promise<boolean> {
  const { id, companyUserId, list, name, isShared, query, now } = view;
  const { rows } = await sql`
    insert into saved_view (company_id, id, company_user_id, list, name, is_shared, query, created_at, updated_at)
    values (${company.id}, ${id}::uuid, ${companyUserId}::uuid, ${list}, ${name}, ${isShared}, ${query}, ${now}, ${now})
    on conflict (company_id, company_user_id, list, lower(name)) do nothing
    returning id
  `.execute(company.tx);
  return rows.length > 0;
}

/** Whether a person has another view of this name. */
export async function hasName(company: Company, { id, companyUserId, list, name }: ViewRow): Promise<boolean> {
  const { rows } = await sql`
    select id from saved_view
    where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid and list = ${list}
      and lower(name) = lower(${name}) and id <> ${id}::uuid
  `.execute(company.tx);
  return rows.length > 0;
}

export async function updateView(company: Company, view: ViewRow & { now: Date }): Promise<void> {
  const { id, companyUserId, name, isShared, query, now } = view;
  await sql`
    update saved_view
    set company_user_id = ${companyUserId}::uuid, name = ${name}, is_shared = ${isShared}, query = ${query}, updated_at = ${now}
    where company_id = ${company.id} and id = ${id}::uuid
  `.execute(company.tx);
}

export async function removeView(company: Company, id: string): Promise<void> {
  await sql`delete from saved_view where company_id = ${company.id} and id = ${id}::uuid`.execute(company.tx);
}

/** Deletes the views of a person; those that are shared stay, without an owner. */
export async function deleteViewsOf(company: Company, companyUserId: string): Promise<void> {
  await sql`
    delete from saved_view
    where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid and not is_shared
  `.execute(company.tx);
  await sql`
    update saved_view set company_user_id = null
    where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid
  `.execute(company.tx);
}
