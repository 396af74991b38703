import type { CallContext } from '#kernel/server/call-context.ts';
import { maxFileBytes } from '../contract/limits.ts';
import type { UploadCode } from '../contract/limits.ts';
import { nameProblem, normalName } from '../contract/rules/file-names.ts';
import { openFolders, refuseClosedPlace } from './folders.ts';
import { openOwner } from './owner.ts';
import { hasNameConflict } from './rules/file-conflicts.ts';
import { storageFullCode, readStorageUse } from './storage.ts';
import { readAlike } from './store-files.ts';
import type { UploadTarget } from './upload.ts';

/** Validates a file before the upload, by the declared name and size; the upload validates again (files.3). */
export async function validateUpload(
  { company, actor, services, fail }: Pick<CallContext<UploadCode>, 'company' | 'actor' | 'services' | 'fail'>,
  { owner, tagId }: UploadTarget,
  input: { name: string; size: number },
): Promise<Record<string, never>> {
  const rights = await openOwner({ company, actor, services, fail }, owner);
  const folders = await openFolders(company, actor.member, owner, rights);
  refuseClosedPlace(fail, folders, tagId);
  const comer = { id: '', fileName: normalName(input.name), tagIds: tagId === null ? [] : [tagId] };
  if (hasNameConflict(await readAlike(company, owner, [comer]), comer)) fail('files.SameName');
  return refuseDeclared({ company, actor, services, fail }, input);
}

/** Refuses a file by its declared name and size, whatever record it is for; that record need not be there yet. */
export async function refuseDeclared(
  { company, actor, services, fail }: Pick<CallContext<UploadCode>, 'company' | 'actor' | 'services' | 'fail'>,
  input: { name: string; size: number },
): Promise<Record<string, never>> {
  const wrongName = nameProblem(normalName(input.name));
  if (wrongName) fail(wrongName);
  if (input.size === 0) fail('files.EmptyFile');
  if (input.size > maxFileBytes) fail('files.InvalidFileSize', 400, { details: { limit: maxFileBytes } });
  const { used, limit } = await readStorageUse({ company, services });
  if (used + input.size > limit) fail(storageFullCode(actor.member), 400, { details: { used, limit } });
  return {};
}
