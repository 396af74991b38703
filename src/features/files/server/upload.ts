import type { Upload } from '#kernel/contract/endpoint.ts';
import type { Actor, Membership } from '#kernel/server/actor.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { contentKind, contentTypeOf } from '#kernel/server/files/content-kind.ts';
import { newId } from '#kernel/server/id.ts';
import type { Services } from '#kernel/server/services.ts';
import { sharedDocumentsFolderId } from '../contract/entities.ts';
import type { UploadCode } from '../contract/limits.ts';
import { nameKey, normalName } from '../contract/rules/file-names.ts';
import { openFolders, refuseClosedPlace } from './folders.ts';
import type { Folders } from './folders.ts';
import { auditSubjectOf, openOwner } from './owner.ts';
import type { Owner } from './owner.ts';
import { findConflict } from './rules/file-conflicts.ts';
import type { PlacedFile } from './rules/file-conflicts.ts';
import { refusedContent } from './rules/refused-content.ts';
import { scanUpload } from './scan-upload.ts';
import { presentFile } from './present-file.ts';
import type { PresentedFile } from './present-file.ts';
import { storageFullCode, storageLimit } from './storage.ts';
import { announceBlobs, changeStorage, readStorage } from './store-blobs.ts';
import { insertFiles, readAlike, readFiles } from './store-files.ts';
import type { NewFile } from './store-files.ts';
import { insertSharedDocuments, lockOwner } from './store-tags.ts';

/** The result of each upload, in order. */
type UploadResult = { upload: Upload; name: string; refused?: UploadCode; contentType: string };

export interface UploadTarget {
  owner: Owner;
  tagId: string | null;
}

interface PrepareContext extends Pick<CallContext<UploadCode>, 'services' | 'now' | 'fail'> {
  actor: Actor & { member: Membership };
  call: { companyId: number | undefined };
}

/**
 * Before the transaction: checks each file, also against conflicts, and stores the bytes of those accepted. A crash at any point
 * leaves no row without bytes, and bytes without a row are swept (record 26).
 */
export async function prepareUpload(
  { actor, services, now, call, fail }: PrepareContext,
  place: UploadTarget,
  files: readonly Upload[],
): Promise<UploadResult[]> {
  const companyId = call.companyId ?? fail('common.CompanyRequired');
  if (files.length === 0) fail('files.EmptyFile');
  const fates: UploadResult[] = [];
  for (const upload of files) fates.push(await judge(services, upload));
  const kept = await services.database.forCompany(companyId, async (company) => {
    const { fits } = await tryAll({ company, actor, services, fail }, place, fates);
    await announceBlobs(
      company,
      fits.map(({ upload }) => upload),
      now,
    );
    return fits;
  });
  for (const { upload } of kept) await services.fileStore.put({ companyId, sha256: upload.sha256 }, upload);
  return fates;
}

async function judge(services: Services, upload: Upload): Promise<UploadResult> {
  const name = normalName(upload.fileName);
  const kind = contentKind(upload.head);
  const refused = refusedContent(name, { size: upload.size, kind }) ?? (await scanUpload(services, upload));
  return { upload, name, contentType: contentTypeOf(kind), ...(refused && { refused }) };
}

/** Refuses files that conflict with existing ones; each accepted file counts for those after it. */
async function tryAll(
  call: Pick<CallContext, 'company' | 'actor' | 'services' | 'fail'>,
  { owner, tagId }: UploadTarget,
  fates: readonly UploadResult[],
  lock = false,
): Promise<{ fits: UploadResult[]; folders: Folders }> {
  const { company, actor, fail } = call;
  const rights = await openOwner(call, owner);
  const comers = fates.flatMap(({ upload: { sha256 }, name, refused }) => (refused ? [] : [{ fileName: name, sha256 }]));
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
  const fits = fates.filter((fate) => {
    if (fate.refused) return false;
    const { upload, name } = fate;
    const comer = { id: upload.path, fileName: name, sha256: upload.sha256, url: null, tagIds: tagId === null ? [] : [tagId] };
    const refused = findConflict(there, comer) ?? (upload.size > room ? storageFullCode(actor.member) : undefined);
    if (refused) {
      refuse(fate, refused);
      return false;
    }
    there.push(comer);
    room -= upload.size;
    return true;
  });
  return { fits, folders };
}

function refuse(fate: UploadResult, code: UploadCode): void {
  Object.assign(fate, { refused: code });
}

interface StoredUpload {
  files: PresentedFile[];
  refused: { fileName: string; code: UploadCode }[];
}

/** In the transaction, with the owner locked: checks again, and writes the rows. If a single file is refused, the request is. */
export async function keepUpload(
  call: CallContext<UploadCode>,
  place: UploadTarget,
  fates: readonly UploadResult[],
): Promise<StoredUpload> {
  const { company, actor, now, audit, fail } = call;
  const { owner, tagId } = place;
  const { fits, folders } = await tryAll(call, place, fates, true);
  const refused = fates.flatMap(({ upload, refused: code }) => (code ? [{ fileName: upload.fileName, code }] : []));
  const [first] = refused;
  if (fits.length === 0 && first) fail(first.code, 400, { details: { files: refused } });

  const files = fits.map((fate) => newFile(fate, tagId));
  if (tagId === sharedDocumentsFolderId) await insertSharedDocuments(company, now);
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

function newFile({ upload, name, contentType }: UploadResult, tagId: string | null): NewFile {
  const { sha256, size } = upload;
  return { id: newId(), name, nameKey: nameKey(name), sha256, size, contentType, url: null, tagId };
}
