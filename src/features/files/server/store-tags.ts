import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import { nameKey } from '../contract/rules/file-names.ts';
import type { Owner, OwnerKey } from './owner.ts';
import { ownedBy } from './store-files.ts';

export interface TagRow {
  tagId: string;
  tagName: string;
  parentTagId: string | null;
  version: number;
}

/** Serialises changes for each owner, so that two uploads cannot take the same name. */
export async function lockOwner(company: Company, { type, id }: Owner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('file.owner ' || ${type.kind} || ${id}, ${company.id}::integer))`.execute(
    company.tx,
  );
}

/** All folders of an owner by name. A folder that every owner of the kind has is there even without a row. */
export async function readTags(company: Company, owner: Owner): Promise<TagRow[]> {
  const { rows } = await sql<TagRow>`
    select id as "tagId", name as "tagName", parent_id as "parentTagId", version from file_tag
    where company_id = ${company.id} and ${ownedBy(owner)} and deleted_at is null
    order by name_key, id
  `.execute(company.tx);
  return withSharedFolder(owner, rows);
}

/** The folders with the one that every owner of the kind has, if any. */
export function withSharedFolder<Row extends TagRow>({ type: { shared } }: Owner, rows: readonly Row[]): (Row | TagRow)[] {
  if (!shared || rows.some(({ tagId }) => tagId === shared.id)) return [...rows];
  return [{ tagId: shared.id, tagName: shared.name, parentTagId: null, version: 1 }, ...rows];
}

/** Creates the row of the folder that every owner of the kind has, before one of these refers to it. */
export async function insertSharedFolder(
  company: Company,
  owner: Owner,
  { among, now }: { among: readonly (string | null)[]; now: Date },
): Promise<void> {
  const { shared } = owner.type;
  if (!shared || !among.includes(shared.id)) return;
  await sql`
    insert into file_tag (company_id, owner_kind, owner_id, id, name, name_key, created_at)
    values (${company.id}, ${owner.type.kind}, ${owner.id}::uuid, ${shared.id}::uuid, ${shared.name}, ${nameKey(shared.name)}, ${now})
    on conflict do nothing
  `.execute(company.tx);
}

export interface NewTag {
  id: string;
  name: string;
  parentId: string | null;
}

export async function insertTags(company: Company, { type, id }: Owner, tags: readonly NewTag[], now: Date): Promise<void> {
  if (tags.length === 0) return;
  await sql`
    insert into file_tag (company_id, owner_kind, owner_id, created_at, id, name, name_key, parent_id)
    select ${company.id}::integer, ${type.kind}::text, ${id}::uuid, ${now}::timestamptz, added.* from unnest(
      ${tags.map((tag) => tag.id)}::uuid[], ${tags.map(({ name }) => name)}::text[], ${tags.map(({ name }) => nameKey(name))}::text[],
      ${tags.map(({ parentId }) => parentId)}::uuid[]) added
  `.execute(company.tx);
}

/** Gives folders a name and a place; those that somebody moves stay there when the folder they lay in comes back. */
export async function updateTags(company: Company, tags: readonly (NewTag & { liftedFrom?: string | null })[]): Promise<void> {
  if (tags.length === 0) return;
  const ids = tags.map(({ id }) => id);
  // Two folders may change names with each other, and the index looks at one row after the other.
  if (tags.length > 1) {
    await sql`update file_tag set name_key = id::text where company_id = ${company.id} and id = any(${ids}::uuid[])`.execute(company.tx);
  }
  await sql`
    update file_tag tag set name = changed.name, name_key = changed.name_key, parent_id = changed.parent_id,
      lifted_from = case when tag.parent_id is distinct from changed.parent_id then changed.lifted_from else tag.lifted_from end,
      version = version + 1
    from unnest(${ids}::uuid[], ${tags.map(({ name }) => name)}::text[], ${tags.map(({ name }) => nameKey(name))}::text[],
      ${tags.map(({ parentId }) => parentId)}::uuid[], ${tags.map(({ liftedFrom }) => liftedFrom ?? null)}::uuid[])
      changed(id, name, name_key, parent_id, lifted_from)
    where tag.company_id = ${company.id} and tag.id = changed.id
  `.execute(company.tx);
}

/** The owner of a folder; undefined when the company has no such folder. */
export async function readTagOwner(company: Company, tagId: string): Promise<OwnerKey | undefined> {
  const { rows } = await sql<OwnerKey>`
    select owner_kind as "ownerKind", owner_id as "ownerId" from file_tag
    where company_id = ${company.id} and id = ${tagId}::uuid and deleted_at is null
  `.execute(company.tx);
  return rows[0];
}
