import type { CallContext } from '#kernel/server/call-context.ts';
import { newId } from '#kernel/server/id.ts';
import type { LinkCode } from '../contract/limits.ts';
import { nameProblem, normalName } from '../contract/rules/file-names.ts';
import { isLinkAllowed } from '../contract/rules/link-address.ts';
import { openFolders, refuseClosedPlace } from './folders.ts';
import { auditSubjectOf, openOwner } from './owner.ts';
import { findConflict } from './rules/file-conflicts.ts';
import { presentFile } from './present-file.ts';
import type { PresentedFile } from './present-file.ts';
import { insertFiles, readAlike, readFiles } from './store-files.ts';
import { insertSharedFolder, lockOwner } from './store-tags.ts';
import type { UploadTarget } from './upload.ts';

/** Stores a link to an external file. */
export async function addLink(
  call: CallContext<LinkCode>,
  { owner, tagId }: UploadTarget,
  input: { url: string; fileName: string },
): Promise<PresentedFile> {
  const { company, actor, now, audit, fail } = call;
  const rights = await openOwner(call, owner);
  const name = normalName(input.fileName);
  const url = input.url.trim();
  const wrongName = nameProblem(name);
  if (wrongName === 'files.InvalidFileName') fail(wrongName);
  if (!isLinkAllowed(url)) fail('files.InvalidUrl');
  await lockOwner(company, owner);
  const folders = await openFolders(company, actor.member, owner, rights);
  refuseClosedPlace(fail, folders, tagId);
  const id = newId();
  const tagIds = tagId === null ? [] : [tagId];
  const comer = { id, fileName: name, sha256: null, url, tagIds };
  const refused = findConflict(await readAlike(company, owner, [comer]), comer);
  if (refused) fail(refused);
  await insertSharedFolder(company, owner, { among: tagIds, now });
  const link = { id, name, sha256: null, size: 0, contentType: null, url, tagIds };
  await insertFiles(company, owner, { files: [link], by: actor.member.companyUserId, now });
  audit({ entity: 'file', entityId: id, ...auditSubjectOf(owner), after: { fileName: name, url, tagId } });
  const [row = fail('common.NotFound')] = await readFiles(company, owner, [id]);
  return presentFile(folders, row);
}
