import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { FileAccess } from '../contract/entities.ts';

export async function insertAccess(
  company: Company,
  access: { id: string; fileId: string; companyUserId: string; how: FileAccess['how']; now: Date },
): Promise<void> {
  await sql`
    insert into file_access (company_id, id, file_id, company_user_id, how, at)
    values (${company.id}, ${access.id}::uuid, ${access.fileId}::uuid, ${access.companyUserId}::uuid, ${access.how}, ${access.now})
  `.execute(company.tx);
}

/** The last views of a file, newest first. */
export async function readAccesses(company: Company, fileId: string, limit: number): Promise<(Omit<FileAccess, 'at'> & { at: Date })[]> {
  const { rows } = await sql<Omit<FileAccess, 'at'> & { at: Date }>`
    select access.id as "fileAccessId", access.at, access.how, access.company_user_id as "companyUserId",
      concat_ws(' ', person.first_name, person.last_name) as "fullName"
    from file_access access join company_user person on person.company_id = access.company_id and person.id = access.company_user_id
    where access.company_id = ${company.id} and access.file_id = ${fileId}::uuid
    order by access.at desc, access.id desc limit ${sql.lit(limit)}
  `.execute(company.tx);
  return rows;
}
