import { fail } from '#kernel/server/failure.ts';
import { newId } from '#kernel/server/id.ts';
import { nameKey, nameProblem, normalName } from '../contract/rules/file-names.ts';
import { isLinkAllowed } from '../contract/rules/link-address.ts';
import { sharedDocumentsFolderId } from '../contract/entities.ts';
import { openFolders, refuseClosedPlace } from './folders.ts';
import { concerning, openOwner } from './owner.ts';
import type { FileCall } from './owner.ts';
import { refusedBeside } from './rules/beside.ts';
import { shownFile } from './shown-file.ts';
import type { ShownFile } from './shown-file.ts';
import { insertFiles, readAlike, readFiles } from './store-files.ts';
import { insertSharedDocuments, lockOwner } from './store-tags.ts';
import type { Place } from './upload.ts';

/** Keeps a link to a file that lies elsewhere. */
export async function addLink(call: FileCall, { owner, tagId }: Place, asked: { url: string; fileName: string }): Promise<ShownFile> {
  const { company, actor, now, audit } = call;
  const rights = await openOwner(call, owner);
  const name = normalName(asked.fileName);
  const url = asked.url.trim();
  const wrongName = nameProblem(name);
  if (wrongName === 'files.InvalidFileName') fail(wrongName);
  if (!isLinkAllowed(url)) fail('files.InvalidUrl');
  await lockOwner(company, owner);
  const folders = await openFolders(company, actor.member, owner, rights);
  refuseClosedPlace(folders, tagId);
  const id = newId();
  const comer = { id, fileName: name, sha256: null, url, tagIds: tagId === null ? [] : [tagId] };
  const refused = refusedBeside(await readAlike(company, owner, [comer]), comer);
  if (refused) fail(refused);
  if (tagId === sharedDocumentsFolderId) await insertSharedDocuments(company, now);
  const link = { id, name, nameKey: nameKey(name), sha256: null, size: 0, contentType: null, url, tagId };
  await insertFiles(company, owner, { files: [link], by: actor.member.companyUserId, now });
  audit({ entity: 'file', entityId: id, ...concerning(owner), after: { fileName: name, url, tagId } });
  const [row = fail('common.NotFound')] = await readFiles(company, owner, [id]);
  return shownFile(folders, row);
}
