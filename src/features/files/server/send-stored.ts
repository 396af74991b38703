import { lookingUser, looksAtOwn } from '#kernel/server/actor.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { FileResponse } from '#kernel/server/file-response.ts';
import type { Call } from '#kernel/server/serve.ts';
import { isShown } from '#kernel/server/files/content-kind.ts';
import { newId } from '#kernel/server/id.ts';
import type { Services } from '#kernel/server/services.ts';
import type { FileOwner } from './file-owner.ts';
import { lookAtFile } from './open-files.ts';
import { auditSubjectOf } from './owner.ts';
import { insertAccess } from './store-access.ts';
import { readFile } from './store-files.ts';

interface LookCall {
  call: Pick<Call, 'isLookAt'>;
}

/** A file to view or download, which is logged. */
export async function sendFile(
  call: CallContext & LookCall,
  type: FileOwner,
  { fileId, view }: { fileId: string; view: boolean },
): Promise<FileResponse> {
  const { company, actor, services, now, fail } = call;
  const { owner, file } = await lookAtFile(call, type, fileId);
  if (file.sha256 === null || file.contentType === null) return fail('common.NotFound');
  const inline = view && isShown(file.contentType);
  const stored = storedContent(services, company.id, { sha256: file.sha256, size: file.size });
  if (call.call.isLookAt(stored)) {
    const companyUserId = lookingUser(actor.member);
    const how = inline ? 'view' : 'download';
    // What the vendor's support opens is in the log alone.
    if (companyUserId !== undefined) await insertAccess(company, { id: newId(), fileId, companyUserId, how, now });
    // Other users' views of a person's files are logged (files.12).
    const subject = auditSubjectOf(owner);
    if (subject.companyUserId !== undefined && !looksAtOwn(actor.member, subject.companyUserId))
      call.audit({ entity: 'file', entityId: fileId, ...subject, after: { looked: how, fileName: file.fileName } });
  }
  return { fileName: file.fileName, contentType: file.contentType, inline, stored };
}

/** A file that somebody was given to read without a right of their own, by a feature that judged it; that they opened it is kept with the file. */
export async function sendChosenFile(
  { company, services, now, fail, call }: Pick<CallContext, 'company' | 'services' | 'now' | 'fail'> & LookCall,
  { kind, fileId, view, companyUserId }: { kind: string; fileId: string; view: boolean; companyUserId: string },
): Promise<FileResponse> {
  const file = await readFile(company, fileId);
  if (!file || file.ownerKind !== kind || file.sha256 === null || file.contentType === null) return fail('common.NotFound');
  const inline = view && isShown(file.contentType);
  const stored = storedContent(services, company.id, { sha256: file.sha256, size: file.size });
  if (call.isLookAt(stored)) await insertAccess(company, { id: newId(), fileId, companyUserId, how: inline ? 'view' : 'download', now });
  return { fileName: file.fileName, contentType: file.contentType, inline, stored };
}

/** The bytes of a row, to be opened after the transaction. */
export function storedContent(
  { fileStore }: Pick<Services, 'fileStore'>,
  companyId: number,
  { sha256, size }: { sha256: string; size: number },
) {
  return {
    size,
    etag: `"${sha256.slice(0, 32)}"`,
    open: (range?: { start: number; end: number }) => fileStore.open({ companyId, sha256 }, range),
  };
}
