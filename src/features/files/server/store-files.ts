import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import { nameKey } from '../contract/rules/file-names.ts';
import type { Owner, OwnerKey } from './owner.ts';

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
  array(select link.tag_id from file_in_tag link where link.company_id = file.company_id and link.file_id = file.id and not link.in_trash
    order by link.tag_id) as "tagIds"
`;

/** The condition for an owner's rows. */
export function ownedBy({ type, id }: Owner) {
  return sql`owner_kind = ${type.kind} and owner_id = ${id}::uuid`;
}

/** The files of an owner by name: all, or some of them. */
export async function readFiles(company: Company, owner: Owner, fileIds?: readonly string[]): Promise<FileRow[]> {
  const wanted = fileIds ? sql`and file.id = any(${fileIds}::uuid[])` : sql``;
  const { rows } = await sql<FileRow>`
    select ${columns} from file
    where file.company_id = ${company.id} and ${ownedBy(owner)} and deleted_at is null ${wanted}
    order by file.name_key, file.id
  `.execute(company.tx);
  return rows;
}

/** The uploaded files of many records of one kind, by name. */
export async function listFilesOf(
  company: Company,
  kind: string,
  ownerIds: readonly string[],
): Promise<{ ownerId: string; fileId: string; fileName: string; size: number }[]> {
  if (ownerIds.length === 0) return [];
  const { rows } = await sql<{ ownerId: string; fileId: string; fileName: string; size: number }>`
    select owner_id as "ownerId", id as "fileId", name as "fileName", size::double precision as size from file
    where company_id = ${company.id} and owner_kind = ${kind} and owner_id = any(${[...ownerIds]}::uuid[]) and sha256 is not null
      and deleted_at is null
    order by name_key, id
  `.execute(company.tx);
  return rows;
}

/** The owners of these files; unknown files are ignored. */
export async function readOwners(company: Company, fileIds: readonly string[]): Promise<(OwnerKey & { id: string })[]> {
  const { rows } = await sql<OwnerKey & { id: string }>`
    select id, owner_kind as "ownerKind", owner_id as "ownerId" from file
    where company_id = ${company.id} and id = any(${fileIds}::uuid[]) and deleted_at is null
  `.execute(company.tx);
  return rows;
}

/** One file with its owner. */
export async function readFile(company: Company, fileId: string): Promise<(FileRow & OwnerKey) | undefined> {
  const { rows } = await sql<FileRow & OwnerKey>`
    select ${columns}, file.owner_kind as "ownerKind", file.owner_id as "ownerId" from file
    where file.company_id = ${company.id} and file.id = ${fileId}::uuid and deleted_at is null
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
      array(select link.tag_id from file_in_tag link where link.company_id = file.company_id and link.file_id = file.id
        and not link.in_trash) as "tagIds"
    from file where file.company_id = ${company.id} and ${ownedBy(owner)} and deleted_at is null
      and (name_key = any(${names}::text[]) or sha256 = any(${contents}::text[]) or url = any(${addresses}::text[]))
  `.execute(company.tx);
  return rows;
}

export interface NewFile {
  id: string;
  name: string;
  sha256: string | null;
  size: number;
  contentType: string | null;
  url: string | null;
  tagIds: readonly string[];
}

/** Inserts any number of files with two statements, sent side by side. */
export async function insertFiles(
  company: Company,
  { type, id }: Owner,
  { files, by, now }: { files: readonly NewFile[]; by: string; now: Date },
): Promise<void> {
  const list = <Key extends Exclude<keyof NewFile, 'tagIds'>>(key: Key) => files.map((file) => file[key]);
  const inserted = sql`
    insert into file (company_id, owner_kind, owner_id, created_by, created_at, id, name, name_key, sha256, size, content_type, url)
    select ${company.id}::integer, ${type.kind}::text, ${id}::uuid, ${by}::uuid, ${now}::timestamptz, added.* from unnest(
      ${list('id')}::uuid[], ${list('name')}::text[], ${files.map(({ name }) => nameKey(name))}::text[], ${list('sha256')}::text[], ${list('size')}::bigint[],
      ${list('contentType')}::text[], ${list('url')}::text[]) added
  `.execute(company.tx);
  const links = files.flatMap((file) => file.tagIds.map((tagId) => ({ fileId: file.id, tagId })));
  await Promise.all([inserted, insertLinks(company, links)]);
}

export interface TagLink {
  fileId: string;
  tagId: string;
  /** The deleted folder that this place stands in for. */
  liftedFrom?: string | null;
}

/** Puts files into folders; somebody who puts a file where a deletion has put it makes it stay there. */
export async function insertLinks(company: Company, links: readonly TagLink[]): Promise<void> {
  if (links.length === 0) return;
  await sql`
    insert into file_in_tag (company_id, file_id, tag_id, lifted_from)
    select distinct on (link.file_id, link.tag_id) ${company.id}::integer, link.* from unnest(${links.map(({ fileId }) => fileId)}::uuid[],
      ${links.map(({ tagId }) => tagId)}::uuid[], ${links.map(({ liftedFrom }) => liftedFrom ?? null)}::uuid[]) link(file_id, tag_id, lifted_from)
    on conflict (company_id, file_id, tag_id) do update set lifted_from = null where excluded.lifted_from is null
  `.execute(company.tx);
}

/** Removes files from one folder, or from all. */
export async function deleteLinks(company: Company, fileIds: readonly string[], tagId: string | null): Promise<void> {
  await sql`
    delete from file_in_tag
    where company_id = ${company.id} and file_id = any(${fileIds}::uuid[]) and (${tagId}::uuid is null or tag_id = ${tagId}::uuid)
  `.execute(company.tx);
}

/** Updates the version of changed files, and their name where one is given. */
export async function updateFiles(company: Company, files: readonly { id: string; name?: string }[]): Promise<void> {
  await sql`
    update file set version = version + 1, name = coalesce(changed.name, file.name), name_key = coalesce(changed.name_key, file.name_key)
    from unnest(${files.map(({ id }) => id)}::uuid[], ${files.map(({ name }) => name ?? null)}::text[],
      ${files.map(({ name }) => (name === undefined ? null : nameKey(name)))}::text[]) changed(id, name, name_key)
    where company_id = ${company.id} and file.id = changed.id
  `.execute(company.tx);
}

/** Those of these people who have files, also in the trash. */
export async function findPeopleWithFiles(company: Company, companyUserIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct company_user_id as id from file
    where company_id = ${company.id} and company_user_id = any(${[...companyUserIds]}::uuid[])
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** How many files a person has, those in the trash left out. */
export async function countFilesOf(company: Company, companyUserId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from file
    where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid and deleted_at is null
  `.execute(company.tx);
  return rows[0]?.count ?? 0;
}
