import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { FilePage, TakeoutFile } from '#kernel/server/takeout/takeout-share.ts';

/** A file of an agreement, or one that waits for it. */
export interface FileRow {
  fileId: string;
  name: string;
  contentType: string;
  size: number;
  sha256: string;
  uploadedBy: string | null;
  isTaken: boolean;
  softwareName: string | null;
  agreementId: string | null;
}

export async function insertFile(
  company: Company,
  {
    fileId,
    name,
    contentType,
    size,
    sha256,
    by,
    now,
  }: Pick<FileRow, 'fileId' | 'name' | 'contentType' | 'size' | 'sha256'> & { by: string; now: Date },
): Promise<void> {
  await sql`
    insert into gdpr_file (company_id, id, name, media_type, size, sha256, uploaded_by, uploaded_at)
    values (${company.id}, ${fileId}::uuid, ${name}, ${contentType}, ${size}, ${sha256}, ${by}::uuid, ${now}::timestamptz)
  `.execute(company.tx);
}

/** A file with the agreement that has it; locked on request. */
export async function readFile(company: Company, fileId: string, { lock = false } = {}): Promise<FileRow | undefined> {
  if (lock) await sql`select from gdpr_file where company_id = ${company.id} and id = ${fileId}::uuid for update`.execute(company.tx);
  const { rows } = await sql<FileRow>`
    select file.id as "fileId", file.name, file.media_type as "contentType", file.size::integer as size, file.sha256,
      file.uploaded_by as "uploadedBy", agreement.id is not null as "isTaken", agreement.id as "agreementId", software.name as "softwareName"
    from gdpr_file file
    left join gdpr_agreement agreement on agreement.company_id = file.company_id and agreement.file_id = file.id
    left join gdpr_software software on software.company_id = agreement.company_id and software.id = agreement.software_id
    where file.company_id = ${company.id} and file.id = ${fileId}::uuid
  `.execute(company.tx);
  return rows[0];
}

/** Deletes a file, and answers the digest of its content. */
export async function deleteFile(company: Company, fileId: string): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    delete from gdpr_file where company_id = ${company.id} and id = ${fileId}::uuid returning sha256
  `.execute(company.tx);
  return rows.map(({ sha256 }) => sha256);
}

/** Deletes files that no agreement has taken, and answers the digests of their contents. */
export async function sweepFiles(company: Company, before: Date): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    delete from gdpr_file file where file.company_id = ${company.id} and file.uploaded_at < ${before}::timestamptz
      and not exists (select from gdpr_agreement agreement where agreement.company_id = file.company_id and agreement.file_id = file.id)
    returning file.sha256
  `.execute(company.tx);
  return rows.map(({ sha256 }) => sha256);
}

/** The digests of all contents that the area keeps. */
export async function readDigests(company: Company): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from gdpr_file where company_id = ${company.id}
    union select sha256 from gdpr_statement_file where company_id = ${company.id}
  `.execute(company.tx);
  return rows.map(({ sha256 }) => sha256);
}

/** Files of agreements and statements for the company’s takeout, and of their own requests for a person’s, a page at a time in the order of their paths. */
export async function readTakeoutFiles(company: Company, { companyUserId, after = '', limit }: FilePage): Promise<TakeoutFile[]> {
  if (companyUserId !== undefined) return readRequestFiles(company, { companyUserId, after, limit });
  const { rows } = await sql<TakeoutFile>`
    select cursor as path, cursor, sha256, size, modified from (
      select 'gdpr/agreements/' || file.id || '-' || translate(file.name, '/\\:', '___') as cursor, file.sha256, file.size::integer as size,
        file.uploaded_at as modified
      from gdpr_file file where file.company_id = ${company.id}
      union all
      select 'gdpr/statements/' || file.id || '-' || translate(file.name, '/\\:', '___'), file.sha256, file.size::integer, file.created_at
      from gdpr_statement_file file where file.company_id = ${company.id}
    ) kept
    where cursor collate "C" > ${after} order by cursor collate "C" limit ${sql.lit(limit)}
  `.execute(company.tx);
  return rows;
}

/** Files of a person's own requests, which the company's takeout has with all other files. */
async function readRequestFiles(company: Company, { companyUserId, after, limit }: FilePage): Promise<TakeoutFile[]> {
  const { rows } = await sql<TakeoutFile>`
    select cursor as path, cursor, "fileId", sha256, size, modified from (
      select 'gdpr/requests/' || file.id || '-' || translate(file.name, '/\\:', '___') as cursor, file.id as "fileId", file.sha256,
        file.size::double precision as size, file.created_at as modified
      from gdpr_subject_request request
      join file on file.company_id = request.company_id and file.gdpr_request_id = request.id
      where request.company_id = ${company.id} and request.company_user_id = ${companyUserId}::uuid and file.sha256 is not null
        and file.deleted_at is null
    ) own
    where cursor collate "C" > ${after} order by cursor collate "C" limit ${sql.lit(limit)}
  `.execute(company.tx);
  return rows;
}
