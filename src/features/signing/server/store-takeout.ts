import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { FilePage, TakeoutFile } from '#kernel/server/takeout/takeout-share.ts';

/**
 * The files of requests, a page at a time in the order of their paths; of a person, those of requests they were to sign or asked for. Employment
 * contracts that they sent to others are not of these.
 */
export async function readTakeoutFiles(company: Company, { companyUserId, after = '', limit }: FilePage): Promise<TakeoutFile[]> {
  const theirs =
    companyUserId === undefined
      ? sql``
      : sql`and ((request.requested_by = ${companyUserId}::uuid and not request.is_of_contract) or exists (select from signing_recipient one
          where one.company_id = request.company_id and one.request_id = request.id and one.company_user_id = ${companyUserId}::uuid))`;
  const { rows } = await sql<TakeoutFile>`
    select cursor as path, cursor, sha256, size, modified from (
      select 'signing/' || request.id || '/' || file.kind || '-' || file.position || '-' || translate(file.name, '/\\:', '___') as cursor, file.sha256,
        file.size, coalesce(request.ended_at, request.created_at) as modified
      from signing_request request
      join signing_file file on file.company_id = request.company_id and file.request_id = request.id
      where request.company_id = ${company.id} ${theirs}
    ) kept
    where cursor collate "C" > ${after} order by cursor collate "C" limit ${sql.lit(limit)}
  `.execute(company.tx);
  return rows;
}
