import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** A judged file that waits for its request. */
export interface UploadRow {
  fileId: string;
  kind: 'document' | 'attachment';
  name: string;
  contentType: string;
  size: number;
  sha256: string;
  pages: number | null;
  isRepaired: boolean;
}

const columns = sql`id as "fileId", kind, name, content_type as "contentType", size, sha256, pages, is_repaired as "isRepaired"`;

export async function insertUpload(company: Company, { by, now, ...upload }: UploadRow & { by: string; now: Date }): Promise<void> {
  const { fileId, kind, name, contentType, size, sha256, pages, isRepaired } = upload;
  await sql`
    insert into signing_upload (company_id, id, uploaded_by, kind, name, content_type, size, sha256, pages, is_repaired, uploaded_at)
    values (${company.id}, ${fileId}::uuid, ${by}::uuid, ${kind}, ${name}, ${contentType}, ${size}, ${sha256}, ${pages}, ${isRepaired},
      ${now}::timestamptz)
  `.execute(company.tx);
}

/** Those of these uploads that the member made; nobody uses another's. */
export async function readUploads(company: Company, by: string, fileIds: readonly string[]): Promise<UploadRow[]> {
  const { rows } = await sql<UploadRow>`
    select ${columns} from signing_upload
    where company_id = ${company.id} and uploaded_by = ${by}::uuid and id = any(${[...fileIds]}::uuid[])
  `.execute(company.tx);
  return rows;
}

/** They have become files of a request. */
export async function deleteUploads(company: Company, fileIds: readonly string[]): Promise<void> {
  await sql`delete from signing_upload where company_id = ${company.id} and id = any(${[...fileIds]}::uuid[])`.execute(company.tx);
}

/** Deletes uploads that nobody has sent, and answers their digests. */
export async function sweepUploads(company: Company, before: Date): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    delete from signing_upload where company_id = ${company.id} and uploaded_at < ${before}::timestamptz returning sha256
  `.execute(company.tx);
  return rows.map(({ sha256 }) => sha256);
}
