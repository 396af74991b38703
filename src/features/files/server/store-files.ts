import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import { nameKey } from '../contract/rules/file-names.ts';
import type { Owner } from './owner.ts';

export interface FileRow {
  id: string;
  fileName: string;
  sha256: string | null;
  size: number;
  contentType: string | null;
  url: string | null;
  uploadedDate: Date;
  createdBy: string | null;
  createdByName: string | null;
  version: number;
  tagIds: string[];
}

const columns = sql`
  file.id, file.name as "fileName", file.sha256, file.size::double precision as size, file.content_type as "contentType", file.url,
  file.created_at as "uploadedDate", file.created_by as "createdBy", file.version,
  (select concat_ws(' ', person.first_name, person.last_name) from company_user person
    where person.company_id = file.company_id and person.id = file.created_by) as "createdByName",
  array(select link.tag_id from file_in_tag link where link.company_id = file.company_id and link.file_id = file.id order by link.tag_id) as "tagIds"
`;

/** The condition for an owner's rows, written so that an index supports it: no index supports `is not distinct from`. */
export function ownedBy({ companyUserId }: Owner) {
  return companyUserId === null ? sql`company_user_id is null` : sql`company_user_id = ${companyUserId}::uuid`;
}

/** The files of an owner by name: all, or some of them. */
export async function readFiles(company: Company, owner: Owner, fileIds?: readonly string[]): Promise<FileRow[]> {
  const wanted = fileIds ? sql`and file.id = any(${fileIds}::uuid[])` : sql``;
  const { rows } = await sql<FileRow>`
    select ${columns} from file
    where file.company_id = ${company.id} and ${ownedBy(owner)} ${wanted}
    order by file.name_key, file.id
  `.execute(company.tx);
  return rows;
}

/** The owners of these files; unknown files are ignored. */
export async function readOwners(company: Company, fileIds: readonly string[]): Promise<(Owner & { id: string })[]> {
  const { rows } = await sql<Owner & { id: string }>`
    select id, company_user_id as "companyUserId" from file where company_id = ${company.id} and id = any(${fileIds}::uuid[])
  `.execute(company.tx);
  return rows;
}

/** One file with its owner. */
export async function readFile(company: Company, fileId: string): Promise<(FileRow & Owner) | undefined> {
  const { rows } = await sql<FileRow & Owner>`
    select ${columns}, file.company_user_id as "companyUserId" from file where file.company_id = ${company.id} and file.id = ${fileId}::uuid
  `.execute(company.tx);
  return rows[0];
}

/** The owner's files with the same name, content or address as new files. */
export async function readAlike(
  company: Company,
  owner: Owner,
  comers: readonly { fileName: string; sha256?: string | null; url?: string | null }[],
): Promise<Pick<FileRow, 'id' | 'fileName' | 'sha256' | 'url' | 'tagIds'>[]> {
  const names = comers.map(({ fileName }) => nameKey(fileName));
  const contents = comers.flatMap(({ sha256 }) => sha256 ?? []);
  const addresses = comers.flatMap(({ url }) => url ?? []);
  const { rows } = await sql<Pick<FileRow, 'id' | 'fileName' | 'sha256' | 'url' | 'tagIds'>>`
    select file.id, file.name as "fileName", file.sha256, file.url,
      array(select link.tag_id from file_in_tag link where link.company_id = file.company_id and link.file_id = file.id) as "tagIds"
    from file where file.company_id = ${company.id} and ${ownedBy(owner)}
      and (name_key = any(${names}::text[]) or sha256 = any(${contents}::text[]) or url = any(${addresses}::text[]))
  `.execute(company.tx);
  return rows;
}

export interface NewFile {
  id: string;
  name: string;
  nameKey: string;
  sha256: string | null;
  size: number;
  contentType: string | null;
  url: string | null;
  tagId: string | null;
}

/** Inserts any number of files with two statements, sent side by side. */
export async function insertFiles(
  company: Company,
  { companyUserId }: Owner,
  { files, by, now }: { files: readonly NewFile[]; by: string; now: Date },
): Promise<void> {
  const list = <Key extends keyof NewFile>(key: Key) => files.map((file) => file[key]);
  const inserted = sql`
    insert into file (company_id, company_user_id, created_by, created_at, id, name, name_key, sha256, size, content_type, url)
    select ${company.id}::integer, ${companyUserId}::uuid, ${by}::uuid, ${now}::timestamptz, added.* from unnest(
      ${list('id')}::uuid[], ${list('name')}::text[], ${list('nameKey')}::text[], ${list('sha256')}::text[], ${list('size')}::bigint[],
      ${list('contentType')}::text[], ${list('url')}::text[]) added
  `.execute(company.tx);
  const links = files.flatMap(({ id, tagId }) => (tagId === null ? [] : [{ fileId: id, tagId }]));
  await Promise.all([inserted, links.length > 0 && insertLinks(company, links)]);
}

export interface TagLink {
  fileId: string;
  tagId: string;
}

export async function insertLinks(company: Company, links: readonly TagLink[]): Promise<void> {
  await sql`
    insert into file_in_tag (company_id, file_id, tag_id)
    select ${company.id}::integer, link.* from unnest(${links.map(({ fileId }) => fileId)}::uuid[], ${links.map(({ tagId }) => tagId)}::uuid[]) link
    on conflict do nothing
  `.execute(company.tx);
}

/** Removes files from one folder, or from all. */
export async function deleteLinks(company: Company, fileIds: readonly string[], tagId: string | null): Promise<void> {
  await sql`
    delete from file_in_tag
    where company_id = ${company.id} and file_id = any(${fileIds}::uuid[]) and (${tagId}::uuid is null or tag_id = ${tagId}::uuid)
  `.execute(company.tx);
}

/** Updates the version of changed files, and their name when one is given. */
export async function updateFiles(company: Company, fileIds: readonly string[], name?: { name: string; nameKey: string }): Promise<void> {
  await sql`
    update file set version = version + 1, name = coalesce(${name?.name ?? null}, name), name_key = coalesce(${name?.nameKey ?? null}, name_key)
    where company_id = ${company.id} and id = any(${fileIds}::uuid[])
  `.execute(company.tx);
}

/** Deletes files; returns their content and size. */
export async function deleteFiles(company: Company, fileIds: readonly string[]): Promise<{ sha256: string | null; size: number }[]> {
  const { rows } = await sql<{ sha256: string | null; size: number }>`
    delete from file where company_id = ${company.id} and id = any(${fileIds}::uuid[])
    returning sha256, size::double precision as size
  `.execute(company.tx);
  return rows;
}
