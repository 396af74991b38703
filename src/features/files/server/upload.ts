import type { Upload } from '#kernel/contract/endpoint.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { newId } from '#kernel/server/id.ts';
import type { UploadCode } from '../contract/limits.ts';
import { validateUploads, storeStaged } from './changes/stage-files.ts';
import type { StageContext, StagedFile } from './changes/stage-files.ts';
import { openFolders, refuseClosedPlace } from './folders.ts';
import type { Folders } from './folders.ts';
import { auditSubjectOf, openOwner } from './owner.ts';
import type { Owner } from './owner.ts';
import { findConflict } from './rules/file-conflicts.ts';
import type { PlacedFile } from './rules/file-conflicts.ts';
import { presentFile } from './present-file.ts';
import type { PresentedFile } from './present-file.ts';
import { storageFullCode, storageLimit } from './storage.ts';
import { changeStorage, readStorage } from './store-blobs.ts';
import { insertFiles, readAlike, readFiles } from './store-files.ts';
import { insertSharedFolder, lockOwner } from './store-tags.ts';

export interface UploadTarget {
  owner: Owner;
  tagId: string | null;
}

/** Before the transaction of an upload: judges each file, also against those in its place, and stores the bytes of those accepted. */
export async function prepareUpload(before: StageContext, place: UploadTarget, uploads: readonly Upload[]): Promise<StagedFile[]> {
  const { actor, services, call, fail } = before;
  const companyId = call.companyId ?? fail('common.CompanyRequired');
  if (uploads.length === 0) fail('files.EmptyFile');
  const staged = await validateUploads(services, uploads);
  await storeStaged(before, companyId, async (company) => (await tryAll({ company, actor, services, fail }, place, staged)).fits);
  return staged;
}

/** Refuses files that conflict with existing ones; each accepted file counts for those after it. */
async function tryAll(
  call: Pick<CallContext, 'company' | 'services' | 'fail'> & Pick<StageContext, 'actor'>,
  { owner, tagId }: UploadTarget,
  staged: readonly StagedFile[],
  lock = false,
): Promise<{ fits: StagedFile[]; folders: Folders }> {
  const { company, actor, fail } = call;
  const rights = await openOwner(call, owner);
  const comers = staged.flatMap(({ upload: { sha256 }, name, refused }) => (refused ? [] : [{ fileName: name, sha256 }]));
  // Sent side by side; the database runs them in this order, so that everything is read under the lock.
  const [, folders, found, limit, used] = await Promise.all([
    lock && lockOwner(company, owner),
    openFolders(company, actor.member, owner, rights),
    readAlike(company, owner, comers),
    storageLimit(call),
    readStorage(company, { lock }),
  ]);
  refuseClosedPlace(fail, folders, tagId);
  const there: PlacedFile[] = found;
  let room = limit - used;
  const fits = staged.filter((file) => {
    if (file.refused) return false;
    const { upload, name } = file;
    const comer = { id: upload.path, fileName: name, sha256: upload.sha256, url: null, tagIds: tagId === null ? [] : [tagId] };
    const refused = findConflict(there, comer) ?? (upload.size > room ? storageFullCode(actor.member) : undefined);
    if (refused) {
      refuse(file, refused);
      return false;
    }
    there.push(comer);
    room -= upload.size;
    return true;
  });
  return { fits, folders };
}

function refuse(file: StagedFile, code: UploadCode): void {
  Object.assign(file, { refused: code });
}

interface StoredUpload {
  files: PresentedFile[];
  refused: { fileName: string; code: UploadCode }[];
}

/** In the transaction, with the owner locked: checks again, and writes the rows. If a single file is refused, the request is. */
export async function storeUpload(
  call: CallContext<UploadCode>,
  place: UploadTarget,
  staged: readonly StagedFile[],
): Promise<StoredUpload> {
  const { company, actor, now, audit, fail } = call;
  const { owner, tagId } = place;
  const { fits, folders } = await tryAll(call, place, staged, true);
  const refused = staged.flatMap(({ upload, refused: code }) => (code ? [{ fileName: upload.fileName, code }] : []));
  const [first] = refused;
  if (fits.length === 0 && first) fail(first.code, 400, { details: { files: refused } });

  const tagIds = tagId === null ? [] : [tagId];
  const files = fits.map(({ upload: { sha256, size }, name, contentType }) => {
    return { id: newId(), name, sha256, size, contentType, url: null, tagIds };
  });
  await insertSharedFolder(company, owner, { among: tagIds, now });
  const ids = files.map(({ id }) => id);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  // In this order, as above: what was written is read.
  const [, , rows] = await Promise.all([
    insertFiles(company, owner, { files, by: actor.member.companyUserId, now }),
    changeStorage(company, bytes),
    readFiles(company, owner, ids),
  ]);
  for (const { id, name, size } of files) {
    audit({ entity: 'file', entityId: id, ...auditSubjectOf(owner), after: { fileName: name, size, tagId } });
  }
  return { files: rows.map((row) => presentFile(folders, row)), refused };
}
