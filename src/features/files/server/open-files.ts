import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { isStale } from '#kernel/server/refuse-stale.ts';
import { openFolders, canSeeFile, filePosition } from './folders.ts';
import type { Folders } from './folders.ts';
import type { FileOwner } from './file-owner.ts';
import { openOwner, theOnlyOne } from './owner.ts';
import type { Owner } from './owner.ts';
import { filePermissions } from './policy.ts';
import type { FilePermissions } from '../contract/entities.ts';
import { readFile, readFiles, readOwners } from './store-files.ts';
import type { FileRow } from './store-files.ts';
import { lockOwner, readTagOwner } from './store-tags.ts';

type OpenCall = Pick<CallContext, 'company' | 'actor' | 'services' | 'fail'>;

export interface OpenedFiles {
  owner: Owner;
  folders: Folders;
  files: FileRow[];
}

/**
 * Files of one owner of a kind to change, with the owner locked: the endpoints of one kind never reach the files of another. A missing or hidden
 * file is 404, one that may not be changed 403.
 */
export async function openFiles(
  call: OpenCall,
  type: FileOwner,
  fileIds: readonly string[],
  needed: keyof FilePermissions,
): Promise<OpenedFiles> {
  const { fail } = call;
  const ids = [...new Set(fileIds)];
  const opened = await lockFiles(call, await findOwner(call, type, ids), ids);
  const { folders, files } = opened;
  if (files.length < ids.length || files.some((file) => !canSeeFile(folders, file))) fail('common.NotFound');
  refuseForbidden(fail, opened, needed);
  return opened;
}

/** The files that a call changes, and the versions that the caller read, if it sent them. */
export interface ReadFiles {
  fileIds: readonly string[];
  versions?: Readonly<Record<string, number>> | undefined;
}

export interface UnchangedFiles extends OpenedFiles {
  /** Those that one change has left since: perhaps the same call, whose answer was lost. */
  changedOnce: FileRow[];
}

/** The same; where the caller sent versions, without the files that others have changed, deleted or hidden since. Undefined when all are gone. */
export async function openUnchanged(
  call: Pick<CallContext<'files.VersionMissing'>, 'company' | 'actor' | 'services' | 'fail'>,
  type: FileOwner,
  { fileIds, versions }: ReadFiles,
  needed: keyof FilePermissions,
): Promise<UnchangedFiles | undefined> {
  if (!versions) return { ...(await openFiles(call, type, fileIds, needed)), changedOnce: [] };
  const read = new Map(Object.entries(versions).map(([id, version]) => [id.toLowerCase(), version]));
  if (fileIds.some((id) => !read.has(id.toLowerCase()))) call.fail('files.VersionMissing');
  const ids = (await readOwners(call.company, fileIds)).map(({ id }) => id);
  if (ids.length === 0) return undefined;
  const { files: stored, ...rest } = await lockFiles(call, await findOwner(call, type, ids), ids);
  const seen = stored.filter((file) => canSeeFile(rest.folders, file));
  const files = seen.filter((file) => !isStale({ read: read.get(file.id), stored: file.version }));
  refuseForbidden(call.fail, { ...rest, files }, needed);
  return { ...rest, files, changedOnce: seen.filter(({ id, version }) => read.get(id) === version - 1) };
}

async function lockFiles(call: OpenCall, owner: Owner, ids: readonly string[]): Promise<OpenedFiles> {
  const { company, actor } = call;
  const rights = await openOwner(call, owner);
  await lockOwner(company, owner);
  return { owner, folders: await openFolders(company, actor.member, owner, rights), files: await readFiles(company, owner, ids) };
}

function refuseForbidden(fail: OpenCall['fail'], { folders, files }: OpenedFiles, needed: keyof FilePermissions): void {
  if (files.some((file) => !filePermissions(folders.rights, filePosition(folders, file))[needed])) fail('common.Forbidden');
}

/** The one owner of files. */
export async function findOwner(
  { company, fail }: Pick<OpenCall, 'company' | 'fail'>,
  type: FileOwner,
  fileIds: readonly string[],
): Promise<Owner> {
  const owners = await readOwners(company, fileIds);
  const { ownerKind, ownerId } = owners[0] ?? fail('common.NotFound');
  const isOther = owners.some((other) => other.ownerId !== ownerId || other.ownerKind !== ownerKind) || owners.length < fileIds.length;
  return isOther || ownerKind !== type.kind ? fail('common.NotFound') : { type, id: ownerId };
}

/** One file to read, without a lock. */
export async function lookAtFile(
  call: OpenCall,
  type: FileOwner,
  fileId: string,
): Promise<{ owner: Owner; folders: Folders; file: FileRow }> {
  const { company, actor, fail } = call;
  const file = (await readFile(company, fileId)) ?? fail('common.NotFound');
  if (file.ownerKind !== type.kind) fail('common.NotFound');
  const owner = { type, id: file.ownerId };
  const rights = await openOwner(call, owner);
  const folders = await openFolders(company, actor.member, owner, rights);
  return canSeeFile(folders, file) ? { owner, folders, file } : fail('common.NotFound');
}

/** The owner of a folder, of one of these kinds; a folder that the company has of each kind may have no row yet. */
export async function findTagOwner(company: Company, types: ReadonlyMap<string, FileOwner>, tagId: string): Promise<Owner | undefined> {
  const stored = await readTagOwner(company, tagId);
  const type = stored && types.get(stored.ownerKind);
  if (stored) return type && { type, id: stored.ownerId };
  const always = [...types.values()].find(({ shared }) => shared?.id === tagId);
  return always && { type: always, id: theOnlyOne };
}
