import { annulContract, readAddendumIds } from '#features/employment/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import { lockRows } from '#kernel/server/store-lock.ts';
import { signingKind, type SealLevel } from '../contract/kinds.ts';
import { enMails } from '../texts/en-mails.ts';
import { noMails } from '../texts/no-mails.ts';
import { appendEvent } from './append-event.ts';
import { completeContract, reopenContract } from './contract-bridge.ts';
import { eraseContracts, unnamed } from './erase-contracts.ts';
import { fileSigned } from './file-signed.ts';
import { erasedNames } from './mail-words.ts';
import { moveRecipient, moveRequest, type MoveCall } from './move-request.ts';
import { whom } from './invite.ts';
import { endSecrets } from './recipient/secret.ts';
import { insertFiles } from './store-files.ts';
import { eraseAtEnd, readUnsignedOfDocuments } from './store-leavers.ts';
import { lockRequest, readRequest, writeRequest, type OpenRequest, type RequestRow } from './store-requests.ts';
import { retakeUse, returnUse } from './store-use.ts';
import { notifyEveryone, notifyRequester } from './notify-everyone.ts';

interface Cancellation {
  by: string | null;
  reason: string;
  /** It follows from something else that they did, so that they are told as well. */
  isConsequence?: boolean;
}

/** Cancels a request and tells everybody (signing.14). What nobody opened gives its signature back (signing.10). */
export async function cancelRequest(
  call: MoveCall,
  signingRequestId: string,
  { by, reason, isConsequence = false }: Cancellation,
): Promise<void> {
  const open = await moveRequest(await loggedCall(call, signingRequestId), signingRequestId, 'cancel', {
    by,
    patch: { reason },
    personal: { reason },
  });
  const notified = await finishOthers(call, open, { action: 'cancel', by });
  if (notified.recipients.every(({ openedAt }) => openedAt === null)) await returnUse(call.company, signingRequestId, call.now);
  await notifyEveryone(call, notified, { kind: 'cancelled', by: isConsequence ? null : by, reason });
  await close(call, notified);
  await reopenContract(call, notified.request, by);
}

/** Somebody refuses to sign, which ends the request for everybody (signing.14). */
export async function rejectRequest(
  call: MoveCall,
  { recipientId, requestId }: { recipientId: string; requestId: string },
  reason: string,
): Promise<void> {
  const logged = await loggedCall(call, requestId);
  await moveRecipient(logged, { recipientId, requestId }, 'reject', { patch: { reject_reason: reason }, personal: { reason } });
  const open = await moveRequest(logged, requestId, 'reject', { patch: { reason } });
  const notified = await finishOthers(call, open, { action: 'cancel', by: null });
  await notifyEveryone(call, notified, { kind: 'rejected', recipientId, reason });
  await close(call, notified);
  await reopenContract(call, notified.request, null);
}

/** The day after the due date has begun (signing.11). */
export async function expireRequest(call: MoveCall, signingRequestId: string): Promise<void> {
  const open = await moveRequest(await loggedCall(call, signingRequestId), signingRequestId, 'expire');
  const notified = await finishOthers(call, open, { action: 'expire', by: null });
  await notifyEveryone(call, notified, { kind: 'expired' });
  await close(call, notified);
  await reopenContract(call, notified.request, null);
}

interface Sealed {
  file: { sha256: string; size: number; pages: number };
  level: SealLevel;
}

/** Keeps the sealed file, which has been verified: the request is completed, and everybody is told. In the transaction that ends the sealing. */
export async function completeRequest(call: MoveCall, signingRequestId: string, { file, level }: Sealed): Promise<void> {
  const { company } = call;
  const open = await moveRequest(call, signingRequestId, 'complete', {
    patch: { seal_level: level, seal_problem: null },
    facts: { level, sha256: file.sha256 },
  });
  const { request } = open;
  const signed = { name: `${fileNameOf(request.name)}.pdf`, sha256: file.sha256, size: file.size };
  const rowOfFile = {
    fileId: newId(),
    signingRequestId,
    kind: 'signed',
    position: 0,
    contentType: 'application/pdf',
    pages: file.pages,
  } as const;
  await insertFiles(company, [{ ...signed, ...rowOfFile }]);
  await retakeUse(company, signingRequestId);
  const contractPersonId = await completeContract(call, request, signed);
  await fileSigned(call, await withPlaceOfContract(call, request, contractPersonId), signed);
  if (request.annulsId !== null) await markAnnulled(call, request.annulsId, request);
  await notifyEveryone(call, open, { kind: 'completed' });
  await close(call, open);
}

/** The signed copy of a contract that was for nobody when it was sent goes to the profile of the person it was later assigned to (signing.18). */
async function withPlaceOfContract({ company, now }: MoveCall, request: RequestRow, personId: string | null): Promise<RequestRow> {
  if (personId === null || request.location !== null) return request;
  await writeRequest(company, request.signingRequestId, { location: 'profile', location_person_id: personId, now });
  return { ...request, location: 'profile', locationPersonId: personId };
}

/** Sealing has failed for good until somebody asks for it again: it waits with its reason, and its signature of the quota is given back (signing.10). */
export async function failRequest(call: MoveCall, signingRequestId: string, problem: string): Promise<void> {
  const open = await moveRequest(call, signingRequestId, 'fail', { patch: { seal_problem: problem }, facts: { problem } });
  await returnUse(call.company, signingRequestId, call.now);
  await notifyRequester(call, open, { kind: 'failed' });
}

/**
 * Locks an annulment that is to be completed, what it annuls, and the requests of addenda that end with that: at once and in the order of their ids, as an
 * erasure does, before their contracts, and so that archive data that are renewed meanwhile are annulled as well.
 */
export async function lockWithAnnulled(company: Company, annulmentId: string, annulledId: string): Promise<void> {
  const documentId = (await readRequest(company, annulledId))?.documentId ?? null;
  const addenda = documentId === null ? [] : await readUnsignedOfDocuments(company, await readAddendumIds(company, documentId));
  await lockRows(company, 'signing_request', [annulledId, annulmentId, ...addenda], { noKey: true });
}

/** The request that another one annuls; its file stays as it was sealed (signing.21). */
async function markAnnulled(
  call: MoveCall,
  annulledId: string,
  { signingRequestId: byId, requestedBy }: Pick<RequestRow, 'signingRequestId' | 'requestedBy'>,
): Promise<void> {
  const annulled = await readRequest(call.company, annulledId);
  if (!annulled) return;
  await appendEvent(call, annulledId, { kind: 'annulled', facts: { by: byId } });
  if (annulled.documentId !== null) {
    await cancelAddenda(call, await annulContract(call, annulled.documentId), requestedBy);
  }
  call.audit({
    entity: signingKind,
    entityId: annulledId,
    before: { name: annulled.name },
    after: { name: annulled.name, isAnnulled: true },
  });
}

/** What the log says of the end of a request of somebody who was erased does not bring their name back. */
async function loggedCall(call: MoveCall, signingRequestId: string): Promise<MoveCall> {
  const request = await readRequest(call.company, signingRequestId);
  return request?.isOfErased === true ? unnamed(call, request.language) : call;
}

/** Nobody signs what changes an annulled contract any more (employment.29); what all have signed already is sealed all the same. */
async function cancelAddenda(call: MoveCall, documentIds: readonly string[], by: string | null): Promise<void> {
  for (const signingRequestId of await readUnsignedOfDocuments(call.company, documentIds)) {
    const open = await lockRequest(call.company, signingRequestId);
    if (!open) continue;
    const { status, language } = open.request;
    const { contractAnnulled: reason } = language === 'no' ? noMails : enMails;
    if (status === 'Created' || status === 'InProgress') await cancelRequest(call, signingRequestId, { by, reason, isConsequence: true });
  }
}

/** Whoever has not answered is done with it. */
async function finishOthers(
  call: MoveCall,
  open: OpenRequest,
  { action, by }: { action: 'cancel' | 'expire'; by: string | null },
): Promise<OpenRequest> {
  let current = open;
  for (const recipient of open.recipients) {
    if (recipient.answeredAt === null) current = await moveRecipient(call, whom(recipient), action, { by, as: 'system' });
  }
  return current;
}

/** Links show for a while how it ended; what was kept of erased people until now goes (signing.22). */
async function close(call: MoveCall, { request, recipients }: OpenRequest): Promise<void> {
  const { company, now } = call;
  await endSecrets(
    company,
    recipients.map(({ recipientId }) => recipientId),
    now,
  );
  if (recipients.some(({ isErased }) => isErased)) await eraseAtEnd(company, request.signingRequestId, erasedNames);
  if (request.isOfErased) await eraseContracts(call, [request.signingRequestId]);
}

/** The name of a request as one of a file. */
export function fileNameOf(name: string): string {
  return (
    name
      .replaceAll(/[\p{Cc}"*/:<>?\\|]+/gu, ' ')
      .trim()
      .slice(0, 120) || 'document'
  );
}
