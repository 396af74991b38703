import type { Company } from '#kernel/server/database/unit.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { Fail } from '#kernel/server/failure.ts';
import type { Tag } from '../contract/entities.ts';
import { lineAbove, withAllInside } from '../contract/rules/folder-tree.ts';
import { folderAccess } from './folder-access.ts';
import type { FolderAccess } from './folder-access.ts';
import type { Owner } from './owner.ts';
import { mayAdd, tagPermissions } from './policy.ts';
import type { OwnerRights, FilePosition } from './policy.ts';
import type { FileRow } from './store-files.ts';
import { readTags } from './store-tags.ts';
import type { TagRow } from './store-tags.ts';

/** An owner's folders with the permissions of one member. */
export interface Folders<Row extends TagRow = TagRow> extends FolderAccess {
  owner: Owner;
  rights: OwnerRights;
  all: readonly Row[];
  byId: ReadonlyMap<string, Row>;
  /** The folders in the shared documents, including their root. */
  shared: ReadonlySet<string>;
}

/** Reads an owner's folders and their restrictions. */
export async function openFolders(company: Company, member: Membership, owner: Owner, rights: OwnerRights): Promise<Folders> {
  return withFolderAccess(company, member, owner, { rights, all: await readTags(company, owner) });
}

/** Folders that have been read, with their restrictions for a member. */
export async function withFolderAccess<Row extends TagRow>(
  company: Company,
  member: Membership,
  owner: Owner,
  { rights, all }: { rights: OwnerRights; all: readonly Row[] },
): Promise<Folders<Row>> {
  const byId = new Map(all.map((tag) => [tag.tagId, tag]));
  const shared = owner.type.shared ? withAllInside(all, [owner.type.shared.id]) : new Set<string>();
  return { owner, rights, all, byId, shared, ...(await folderAccess(company, member, owner, all)) };
}

/** The folder of a request; one that is hidden from the member is treated as missing. */
export function findFolder(folders: Folders, tagId: string): TagRow | undefined {
  return canSeeFolder(folders, tagId) ? folders.byId.get(tagId) : undefined;
}

export function canSeeFolder({ rights, shared, closed }: Folders, tagId: string): boolean {
  return !closed.has(tagId) && (rights.see === 'all' || shared.has(tagId));
}

/** A file is visible if all its folders are: a hidden folder hides it everywhere. */
export function canSeeFile({ rights, shared, closed }: Folders, { tagIds }: Pick<FileRow, 'tagIds'>): boolean {
  return !tagIds.some((id) => closed.has(id)) && (rights.see === 'all' || tagIds.some((id) => shared.has(id)));
}

export function filePosition({ shared, viewOnly }: Folders, { tagIds, createdBy }: Pick<FileRow, 'tagIds' | 'createdBy'>): FilePosition {
  const isViewOnly = tagIds.some((id) => viewOnly.has(id));
  return { isShared: tagIds.length > 0 && tagIds.every((id) => shared.has(id)), isViewOnly, createdBy };
}

/** Refuses to write where the member may not; null is the top level. */
export function refuseClosedPlace(fail: Fail, folders: Folders, tagId: string | null): void {
  if (tagId !== null && !findFolder(folders, tagId)) fail('common.NotFound');
  if (!mayAdd(folders.rights, placeOf(folders, tagId))) fail('common.Forbidden');
}

/** A folder, or the top level, in the form that the rules use. */
export function placeOf({ shared, viewOnly }: Folders, tagId: string | null): Omit<FilePosition, 'createdBy'> {
  return { isShared: tagId !== null && shared.has(tagId), isViewOnly: tagId !== null && viewOnly.has(tagId) };
}

/** A folder in the form of the answer. */
export function presentTag(folders: Folders, tag: TagRow): Tag {
  const { owner, rights, restricted } = folders;
  const { tagId, tagName, parentTagId, version } = tag;
  const isReserved = tagId === owner.type.shared?.id;
  return {
    tagId,
    tagName,
    parentTagId,
    version,
    isReserved,
    isRestricted: restricted.has(tag.tagId),
    permissions: tagPermissions(rights, { ...placeOf(folders, tag.tagId), isReserved }),
  };
}

/** The nesting depth of a folder. */
export function depthOf({ byId }: Folders, tagId: string | null): number {
  return lineAbove(byId, tagId).length;
}
