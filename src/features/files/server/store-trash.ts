import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import { nameKey } from '../contract/rules/file-names.ts';
import type { Owner } from './owner.ts';
import { ownedBy } from './store-files.ts';
import { withSharedFolder } from './store-tags.ts';
import type { TagRow } from './store-tags.ts';

/** One thing that is deleted, and the file or folder that it is deleted with: itself, or a folder around it. */
export interface Deletion {
  id: string;
  with: string;
}

/** Puts files and folders into the trash. */
export async function trashRows(
  company: Company,
  { files, tags }: { files: readonly Deletion[]; tags: readonly Deletion[] },
  { by, now }: { by: string; now: Date },
): Promise<void> {
  for (const [table, rows] of [['file', files] as const, ['file_tag', tags] as const]) {
    if (rows.length === 0) continue;
    await sql`
      update ${sql.table(table)} deleted set deleted_at = ${now}, deleted_by = ${by}::uuid, deleted_with = gone.root, version = version + 1
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map((row) => row.with)}::uuid[]) gone(id, root)
      where deleted.company_id = ${company.id} and deleted.id = gone.id
    `.execute(company.tx);
  }
  if (tags.length > 0)
    await markLinks(
      company,
      tags.map(({ id }) => id),
      true,
    );
}

async function markLinks(company: Company, tagIds: readonly string[], inTrash: boolean): Promise<void> {
  await sql`
    update file_in_tag set in_trash = ${inTrash} where company_id = ${company.id} and tag_id = any(${tagIds}::uuid[])
  `.execute(company.tx);
}

/** A file in the trash, or one that a folder in it holds; its folders include those in the trash. */
export interface TrashedFile {
  id: string;
  fileName: string;
  sha256: string | null;
  url: string | null;
  size: number;
  createdBy: string | null;
  tagIds: string[];
  deletedWith: string;
  deletedAt: Date;
  deletedBy: string | null;
  deletedByName: string | null;
}

/** The files of an owner in the trash: all, or those that were deleted with one of these. */
export async function readTrashedFiles(company: Company, owner: Owner, roots?: readonly string[]): Promise<TrashedFile[]> {
  const { rows } = await sql<TrashedFile>`
    select file.id, file.name as "fileName", file.sha256, file.url, file.size::double precision as size, file.created_by as "createdBy",
      array(select link.tag_id from file_in_tag link where link.company_id = file.company_id and link.file_id = file.id) as "tagIds",
      ${deletedColumns('file')}
    from file where file.company_id = ${company.id} and ${ownedBy(owner)} and deleted_at is not null ${withRoots(roots)}
    order by deleted_at desc, id
  `.execute(company.tx);
  return rows;
}

export interface TrashableTag extends TagRow {
  deletedWith: string | null;
  deletedAt: Date | null;
  deletedBy: string | null;
  deletedByName: string | null;
}

/** All folders of an owner, those in the trash among them. */
export async function readTagsWithTrash(company: Company, owner: Owner): Promise<TrashableTag[]> {
  const { rows } = await sql<TrashableTag>`
    select id as "tagId", name as "tagName", parent_id as "parentTagId", version, ${deletedColumns('file_tag')} from file_tag
    where company_id = ${company.id} and ${ownedBy(owner)} order by name_key, id
  `.execute(company.tx);
  return withSharedFolder(owner, rows).map((tag) => ({ deletedWith: null, deletedAt: null, deletedBy: null, deletedByName: null, ...tag }));
}

/** The record of a kind that has a file or folder of a line of the log, also in the trash; undefined when there is none. */
export async function readLoggedOwner(
  company: Company,
  kind: string,
  { entity, entityId }: { entity: string; entityId: string },
): Promise<string | undefined> {
  if (entity !== 'file' && entity !== 'fileTag') return undefined;
  const { rows } = await sql<{ ownerId: string }>`
    select owner_id as "ownerId" from ${sql.table(entity === 'file' ? 'file' : 'file_tag')}
    where company_id = ${company.id} and id = ${entityId}::uuid and owner_kind = ${kind}
  `.execute(company.tx);
  return rows[0]?.ownerId;
}

function deletedColumns(table: 'file' | 'file_tag') {
  return sql`deleted_with as "deletedWith", deleted_at as "deletedAt", deleted_by as "deletedBy",
    (select concat_ws(' ', person.first_name, person.last_name) from company_user person
      where person.company_id = ${sql.table(table)}.company_id and person.id = deleted_by) as "deletedByName"`;
}

function withRoots(roots: readonly string[] | undefined) {
  return roots ? sql`and deleted_with = any(${roots}::uuid[])` : sql``;
}

/** Takes folders out of the trash, each under this name and in this place. */
export async function restoreTags(company: Company, tags: readonly { id: string; name: string; parentId: string | null }[]): Promise<void> {
  const ids = tags.map(({ id }) => id);
  await sql`
    update file_tag tag set deleted_at = null, deleted_by = null, deleted_with = null, version = version + 1,
      name = restored.name, name_key = restored.name_key, parent_id = restored.parent_id
    from unnest(${ids}::uuid[], ${tags.map(({ name }) => name)}::text[], ${tags.map(({ name }) => nameKey(name))}::text[],
      ${tags.map(({ parentId }) => parentId)}::uuid[]) restored(id, name, name_key, parent_id)
    where tag.company_id = ${company.id} and tag.id = restored.id
  `.execute(company.tx);
  await markLinks(company, ids, false);
  await sql`delete from file_in_tag where company_id = ${company.id} and lifted_from = any(${ids}::uuid[])`.execute(company.tx);
  await sql`
    update file_tag set parent_id = lifted_from, lifted_from = null, version = version + 1
    where company_id = ${company.id} and lifted_from = any(${ids}::uuid[]) and deleted_at is null
  `.execute(company.tx);
}

/** Takes files out of the trash, each under this name. */
export async function restoreFiles(company: Company, files: readonly { id: string; name: string }[]): Promise<void> {
  await sql`
    update file set deleted_at = null, deleted_by = null, deleted_with = null, version = version + 1,
      name = restored.name, name_key = restored.name_key
    from unnest(${files.map(({ id }) => id)}::uuid[], ${files.map(({ name }) => name)}::text[],
      ${files.map(({ name }) => nameKey(name))}::text[]) restored(id, name, name_key)
    where company_id = ${company.id} and file.id = restored.id
  `.execute(company.tx);
}

/** Keeps files in the trash by themselves whose folder comes back without them. */
export async function keepInTrash(company: Company, fileIds: readonly string[]): Promise<void> {
  await sql`update file set deleted_with = id where company_id = ${company.id} and id = any(${fileIds}::uuid[])`.execute(company.tx);
}

/** Which rows of the trash to erase: of one owner, with everything deleted together with them, or all that were deleted by a moment. */
export type Erased = { owner: Owner; roots: readonly string[] } | { deletedBy: Date };

/** Erases files in the trash; returns their content and size. */
export async function eraseTrashedFiles(company: Company, which: Erased): Promise<{ id: string; sha256: string | null; size: number }[]> {
  const { rows } = await sql<{ id: string; sha256: string | null; size: number }>`
    delete from file where company_id = ${company.id} and ${erased(which)} returning id, sha256, size::double precision as size
  `.execute(company.tx);
  return rows;
}

/** Erases folders in the trash; returns their ids. */
export async function eraseTrashedTags(company: Company, which: Erased): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from file_tag where company_id = ${company.id} and ${erased(which)} returning id
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** What of the trash is to be erased. */
export function erased(which: Erased) {
  return 'owner' in which
    ? sql`${ownedBy(which.owner)} and deleted_at is not null and deleted_with = any(${which.roots}::uuid[])`
    : sql`deleted_at <= ${which.deletedBy}`;
}

/** Deletes every file of an owner, those in the trash too; returns their content and size. */
export async function deleteFilesOf(
  company: Company,
  owner: Owner,
): Promise<{ id: string; fileName: string; sha256: string | null; size: number }[]> {
  const { rows } = await sql<{ id: string; fileName: string; sha256: string | null; size: number }>`
    delete from file where company_id = ${company.id} and ${ownedBy(owner)}
    returning id, name as "fileName", sha256, size::double precision as size
  `.execute(company.tx);
  return rows;
}

/** Deletes every folder of an owner, those in the trash too; returns their ids. */
export async function deleteTagsOf(company: Company, owner: Owner): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from file_tag where company_id = ${company.id} and ${ownedBy(owner)} returning id
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}
