import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** A file of a request as stored. */
export interface FileRow {
  fileId: string;
  signingRequestId: string;
  kind: 'document' | 'attachment' | 'signed';
  position: number;
  name: string;
  contentType: string;
  size: number;
  sha256: string;
  pages: number | null;
}

const columns = sql`
  id as "fileId", request_id as "signingRequestId", kind, position, name, content_type as "contentType", size, sha256, pages`;

/** The files of these requests: the document, attachments, the signed file. */
export async function readFiles(company: Company, signingRequestIds: readonly string[]): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select ${columns} from signing_file where company_id = ${company.id} and request_id = any(${[...signingRequestIds]}::uuid[])
    order by request_id, kind, position
  `.execute(company.tx);
  return rows;
}

export async function readFile(company: Company, fileId: string): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    select ${columns} from signing_file where company_id = ${company.id} and id = ${fileId}::uuid
  `.execute(company.tx);
  return rows[0];
}

export async function insertFiles(company: Company, files: readonly FileRow[]): Promise<void> {
  if (files.length === 0) return;
  const column = <Name extends keyof FileRow>(name: Name) => files.map((file) => file[name]);
  await sql`
    insert into signing_file (company_id, id, request_id, kind, position, name, content_type, size, sha256, pages)
    select ${company.id}::integer, * from unnest(${column('fileId')}::uuid[], ${column('signingRequestId')}::uuid[], ${column('kind')}::text[],
      ${column('position')}::smallint[], ${column('name')}::text[], ${column('contentType')}::text[], ${column('size')}::integer[],
      ${column('sha256')}::text[], ${column('pages')}::integer[])
  `.execute(company.tx);
}

/** The digests of all files of requests and uploads, or of one request. */
export async function readDigests(
  company: Company,
  { signingRequestId = null }: { signingRequestId?: string | null } = {},
): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from signing_file
    where company_id = ${company.id} and (${signingRequestId}::uuid is null or request_id = ${signingRequestId}::uuid)
    union
    select sha256 from signing_upload where company_id = ${company.id} and ${signingRequestId}::uuid is null
  `.execute(company.tx);
  return rows.map(({ sha256 }) => sha256);
}
