import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Owner } from './owner.ts';
import { ownedBy } from './store-files.ts';
import { erased, type Erased } from './store-trash.ts';

/** A folder that is restricted, by itself or by folders above it. */
export interface RestrictedFolder {
  tagId: string;
  /** The person whose folder it is; null of other records. */
  ownerCompanyUserId: string | null;
  /** The folders whose restrictions apply. */
  closedBy: string[];
}

/** These folders and all that lie in them, also in the trash. */
export async function readRestrictedFolders(company: Company, tagIds: readonly string[]): Promise<RestrictedFolder[]> {
  const { rows } = await sql<RestrictedFolder>`
    with recursive branch as (
      select id, id as closed_by from file_tag where company_id = ${company.id} and id = any(${[...tagIds]}::uuid[])
      union
      select tag.id, branch.closed_by from branch
      join file_tag tag on tag.company_id = ${company.id} and tag.parent_id = branch.id
    )
    select tag.id as "tagId", tag.company_user_id as "ownerCompanyUserId", array_agg(branch.closed_by) as "closedBy" from branch
    join file_tag tag on tag.company_id = ${company.id} and tag.id = branch.id
    group by tag.id, tag.company_user_id
  `.execute(company.tx);
  return rows;
}

/** The files in these folders, also in the trash; a file that a deletion left to the folder above lies there only. */
export async function readFileIdsIn(company: Company, tagIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct file.id from file_in_tag link
    join file on file.company_id = link.company_id and file.id = link.file_id
    where link.company_id = ${company.id} and link.tag_id = any(${[...tagIds]}::uuid[]) and (not link.in_trash or file.deleted_at is not null)
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** Remembers what is about to be erased in these folders, so that the log stays closed: of the trash, or all of one owner. */
export async function rememberClosed(
  company: Company,
  folders: readonly RestrictedFolder[],
  which: Erased | { all: Owner },
): Promise<void> {
  const closing = folders.flatMap(({ tagId, closedBy }) => closedBy.map((id) => ({ tagId, closedBy: id })));
  const isErased = 'all' in which ? ownedBy(which.all) : erased(which);
  await sql`
    with closing as (select one."tagId", one."closedBy" from jsonb_to_recordset(${JSON.stringify(closing)}::jsonb) as one("tagId" uuid, "closedBy" uuid))
    insert into closed_erasure (company_id, id, closed_by, kind, company_user_id)
    select company_id, id, "closedBy", 'fileTag', company_user_id from closing
    join file_tag on company_id = ${company.id} and id = "tagId" where ${isErased}
    union
    select file.company_id, file.id, "closedBy", 'file', file.company_user_id from closing
    join file_in_tag link on link.company_id = ${company.id} and link.tag_id = "tagId"
    join file on file.company_id = link.company_id and file.id = link.file_id
    where ${isErased} and (not link.in_trash or file.deleted_at is not null)
    on conflict do nothing
  `.execute(company.tx);
}

/** What was erased in closed folders, each with the folders that closed it. */
export async function readClosedErasures(
  company: Company,
): Promise<{ id: string; kind: 'file' | 'fileTag'; ownerCompanyUserId: string | null; closedBy: string[] }[]> {
  const { rows } = await sql<{ id: string; kind: 'file' | 'fileTag'; ownerCompanyUserId: string | null; closedBy: string[] }>`
    select id, kind, company_user_id as "ownerCompanyUserId", array_agg(closed_by) as "closedBy" from closed_erasure
    where company_id = ${company.id} group by id, kind, company_user_id
  `.execute(company.tx);
  return rows;
}
