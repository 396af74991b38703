import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { FilePage, TakeoutFile } from '#kernel/server/takeout/takeout-share.ts';

/** Uploaded content and pictures of everybody, or of one person, a page at a time in the order of their paths. */
export async function readTakeoutFiles(company: Company, { companyUserId, after = '', limit }: FilePage): Promise<TakeoutFile[]> {
  const theirs = companyUserId === undefined ? sql`` : sql`and company_user_id = ${companyUserId}::uuid`;
  const { rows } = await sql<TakeoutFile>`
    select cursor as path, cursor, "fileId", sha256, size::double precision as size, modified from (
      select id || '/' || translate(name, '/\\:', '___') as cursor, id as "fileId", sha256, size, created_at as modified
      from file where company_id = ${company.id} and sha256 is not null and deleted_at is null ${theirs}
      union all
      select 'pictures/' || image.company_user_id || '/' || image.side || '.webp', null, image.sha256, blob.size, blob.touched_at
      from profile_image image join file_blob blob on blob.company_id = image.company_id and blob.sha256 = image.sha256
      where image.company_id = ${company.id} ${companyUserId === undefined ? sql`` : sql`and image.company_user_id = ${companyUserId}::uuid`}
    ) taken
    where cursor collate "C" > ${after} order by cursor collate "C" limit ${sql.lit(limit)}
  `.execute(company.tx);
  return rows;
}
