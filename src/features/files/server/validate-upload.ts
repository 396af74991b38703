import { fail } from '#kernel/server/failure.ts';
import { maxFileBytes } from '../contract/limits.ts';
import { nameProblem, normalName } from '../contract/rules/file-names.ts';
import { openFolders, refuseClosedPlace } from './folders.ts';
import { openOwner } from './owner.ts';
import type { FileCall } from './owner.ts';
import { sharesName } from './rules/beside.ts';
import { fullCode, storageOf } from './storage.ts';
import { readAlike } from './store-files.ts';
import type { Place } from './upload.ts';

/** What can be said of a file before it is sent (001 §5). Name and size are the caller's words; the upload asks again. */
export async function validateUpload(
  { company, actor }: Pick<FileCall, 'company' | 'actor'>,
  { owner, tagId }: Place,
  asked: { name: string; size: number },
): Promise<Record<string, never>> {
  const rights = await openOwner({ company, actor }, owner);
  const folders = await openFolders(company, actor.member, owner, rights);
  refuseClosedPlace(folders, tagId);
  const fileName = normalName(asked.name);
  const wrongName = nameProblem(fileName);
  if (wrongName) fail(wrongName);
  if (asked.size === 0) fail('files.EmptyFile');
  if (asked.size > maxFileBytes) fail('files.InvalidFileSize', 400, { details: { limit: maxFileBytes } });
  const comer = { id: '', fileName, tagIds: tagId === null ? [] : [tagId] };
  if (sharesName(await readAlike(company, owner, [comer]), comer)) fail('files.SameName');
  const { used, limit } = await storageOf(company);
  if (used + asked.size > limit) fail(fullCode(actor.member), 400, { details: { used, limit } });
  return {};
}
