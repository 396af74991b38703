import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

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
