import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import { sharedDocumentsFolderId } from '../contract/entities.ts';
import type { Owner } from './owner.ts';
import { ownedBy } from './store-files.ts';

export interface TagRow {
  tagId: string;
  tagName: string;
  parentTagId: string | null;
  version: number;
}

/** Serialises changes for each owner, so that two uploads cannot take the same name. */
export async function lockOwner(company: Company, { companyUserId }: Owner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('file.owner ' || ${companyUserId ?? 'company'}, ${company.id}::integer))`.execute(
    company.tx,
  );
}

/** All folders of an owner by name. The company's shared documents always exist, even without a row. */
export async function readTags(company: Company, owner: Owner): Promise<TagRow[]> {
  const { rows } = await sql<TagRow>`
    select id as "tagId", name as "tagName", parent_id as "parentTagId", version from file_tag
    where company_id = ${company.id} and ${ownedBy(owner)}
    order by name_key, id
  `.execute(company.tx);
  const isThere = owner.companyUserId !== null || rows.some(({ tagId }) => tagId === sharedDocumentsFolderId);
  return isThere ? rows : [{ tagId: sharedDocumentsFolderId, tagName: 'Shared documents', parentTagId: null, version: 1 }, ...rows];
}

/** Creates the row of the shared documents before another row refers to it. */
export async function insertSharedDocuments(company: Company, now: Date): Promise<void> {
  await sql`
    insert into file_tag (company_id, id, name, name_key, created_at)
    values (${company.id}, ${sharedDocumentsFolderId}::uuid, 'Shared documents', 'shared documents', ${now})
    on conflict do nothing
  `.execute(company.tx);
}

export interface NewTag {
  id: string;
  name: string;
  nameKey: string;
  parentId: string | null;
}

export async function insertTag(company: Company, { companyUserId }: Owner, tag: NewTag & { now: Date }): Promise<void> {
  await sql`
    insert into file_tag (company_id, id, company_user_id, parent_id, name, name_key, created_at)
    values (${company.id}, ${tag.id}::uuid, ${companyUserId}::uuid, ${tag.parentId}::uuid, ${tag.name}, ${tag.nameKey}, ${tag.now})
  `.execute(company.tx);
}

export async function updateTag(company: Company, tag: NewTag): Promise<void> {
  await sql`
    update file_tag set name = ${tag.name}, name_key = ${tag.nameKey}, parent_id = ${tag.parentId}::uuid, version = version + 1
    where company_id = ${company.id} and id = ${tag.id}::uuid
  `.execute(company.tx);
}

/** The owner of a folder; undefined when the company has no such folder. */
export async function readTagOwner(company: Company, tagId: string): Promise<Owner | undefined> {
  const { rows } = await sql<Owner>`
    select company_user_id as "companyUserId" from file_tag where company_id = ${company.id} and id = ${tagId}::uuid
  `.execute(company.tx);
  const [found] = rows;
  return found ?? (tagId === sharedDocumentsFolderId ? { companyUserId: null } : undefined);
}

/** Moves each folder to another place. */
export async function moveTags(company: Company, moves: readonly { tagId: string; parentTagId: string | null }[]): Promise<void> {
  await sql`
    update file_tag tag set parent_id = moved.parent_id, version = version + 1
    from unnest(${moves.map(({ tagId }) => tagId)}::uuid[], ${moves.map(({ parentTagId }) => parentTagId)}::uuid[]) moved(id, parent_id)
    where tag.company_id = ${company.id} and tag.id = moved.id
  `.execute(company.tx);
}

export async function deleteTags(company: Company, tagIds: readonly string[]): Promise<void> {
  await sql`delete from file_tag where company_id = ${company.id} and id = any(${tagIds}::uuid[])`.execute(company.tx);
}

/** Deletes every folder of an owner; returns their ids. */
export async function deleteTagsOf(company: Company, owner: Owner): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from file_tag where company_id = ${company.id} and ${ownedBy(owner)} returning id
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}
