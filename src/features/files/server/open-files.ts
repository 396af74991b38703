import type { CallContext } from '#kernel/server/call-context.ts';
import { openFolders, canSeeFile, standingOf } from './folders.ts';
import type { Folders } from './folders.ts';
import { openOwner } from './owner.ts';
import type { Owner } from './owner.ts';
import { filePermissions } from './policy.ts';
import type { FilePermissions } from '../contract/entities.ts';
import { readFile, readFiles, readOwners } from './store-files.ts';
import type { FileRow } from './store-files.ts';
import { lockOwner } from './store-tags.ts';

/** Which owners an endpoint serves: endpoints of people cannot access company files, nor the other way round. */
export type Kind = 'company' | 'person';

export interface OpenedFiles {
  owner: Owner;
  folders: Folders;
  files: FileRow[];
}

/** Files of one owner to change, with the owner locked. A missing or hidden file is 404, one that may not be changed 403. */
export async function openFiles(
  call: Pick<CallContext, 'company' | 'actor' | 'fail'>,
  kind: Kind,
  fileIds: readonly string[],
  needed: keyof FilePermissions,
): Promise<OpenedFiles> {
  const { company, actor, fail } = call;
  const ids = [...new Set(fileIds)];
  const owners = await readOwners(company, ids);
  const owner: Owner = owners[0] ?? fail('common.NotFound');
  const isOther = owners.some(({ companyUserId }) => companyUserId !== owner.companyUserId) || owners.length < ids.length;
  if (isOther || isOfOther(owner, kind)) fail('common.NotFound');
  const rights = await openOwner(call, owner);
  await lockOwner(company, owner);
  const folders = await openFolders(company, actor.member, owner, rights);
  const files = await readFiles(company, owner, ids);
  if (files.length < ids.length || files.some((file) => !canSeeFile(folders, file))) fail('common.NotFound');
  if (files.some((file) => !filePermissions(rights, standingOf(folders, file))[needed])) fail('common.Forbidden');
  return { owner, folders, files };
}

/** One file to read, without a lock. */
export async function lookAtFile(
  call: Pick<CallContext, 'company' | 'actor' | 'fail'>,
  kind: Kind,
  fileId: string,
): Promise<{ owner: Owner; folders: Folders; file: FileRow }> {
  const { company, actor, fail } = call;
  const file = (await readFile(company, fileId)) ?? fail('common.NotFound');
  const owner: Owner = { companyUserId: file.companyUserId };
  if (isOfOther(owner, kind)) fail('common.NotFound');
  const rights = await openOwner(call, owner);
  const folders = await openFolders(company, actor.member, owner, rights);
  return canSeeFile(folders, file) ? { owner, folders, file } : fail('common.NotFound');
}

export function isOfOther({ companyUserId }: Owner, kind: Kind): boolean {
  return (companyUserId === null) !== (kind === 'company');
}
