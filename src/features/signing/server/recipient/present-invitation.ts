import type { Invitation } from '../../contract/recipient.ts';
import { refusedReopening } from '../policy.ts';
import { readFiles, type FileRow } from '../store-files.ts';
import { readRecipients, readRequest } from '../store-requests.ts';
import { consentIn } from './consent.ts';
import { confirmationOf } from './device.ts';
import { isReadable, openSigner, type OpenedSigner, type SignerCall } from './open-signer.ts';
import { maskEmail, maskPhone } from './rules/mask.ts';
import { lastOpenAt } from './secret.ts';

/** The request as its signer sees it now, read again. `isConfirmed`: by this call, whose browser has no cookie yet. */
export async function showInvitation(context: SignerCall, { isConfirmed = false } = {}): Promise<{ invitation: Invitation }> {
  return { invitation: await presentInvitation(context, await openSigner(context), { isConfirmed }) };
}

/** The request as its signer sees it: people and files only in a browser that has shown who it is (signing.53). */
export async function presentInvitation(context: SignerCall, signer: OpenedSigner, known = { isConfirmed: false }): Promise<Invitation> {
  const { company, services, now } = context;
  const { recipientId, method } = signer;
  const isConfirmed = known.isConfirmed || (await confirmationOf(company, context, { recipientId, method, now })) !== undefined;
  const isShown = isConfirmed && isReadable(signer);
  const files = isShown ? await readFiles(company, [signer.requestId]) : [];
  const people = isShown ? await readRecipients(company, [signer.requestId]) : [];
  const expired = isShown && signer.requestStatus === 'Expired' ? await readRequest(company, signer.requestId) : undefined;
  return {
    ...factsOf(signer),
    electronicIdName: signer.method === 'electronicId' ? (services.config.signingIdentity?.name ?? null) : null,
    isConfirmed,
    others: people
      .filter((one) => one.recipientId !== recipientId)
      .map(({ name, position, status }) => ({ name, status, isBefore: position < signer.position })),
    document: fileOf(files, 'document'),
    attachments: files.filter(({ kind }) => kind === 'attachment').map(present),
    consent: signer.state === 'open' && isConfirmed ? consentIn(context.call.language) : null,
    isSealing: signer.state === 'signed' && signer.requestStatus === 'Sealing',
    isSealLate: signer.state === 'signed' && signer.requestStatus === 'Error',
    mayBeExtended: expired !== undefined && refusedReopening({ request: expired, recipients: people }) === undefined,
    signedDocument: signer.state === 'completed' ? fileOf(files, 'signed') : null,
    availableUntil: signer.state === 'completed' && signer.endedAt ? lastOpenAt(signer.endedAt).toISOString() : null,
  };
}

function factsOf(signer: OpenedSigner) {
  const { status, answeredAt } = signer;
  return {
    signingRequestId: signer.requestId,
    state: signer.state,
    name: signer.name,
    companyName: signer.companyName,
    requestedBy: signer.requestedBy ?? signer.companyName,
    note: signer.note || null,
    dueDate: signer.dueDate,
    language: signer.language,
    signingMethod: signer.method,
    recipient: {
      name: signer.fullName,
      status,
      maskedEmail: maskEmail(signer.email),
      maskedPhone: maskPhone(signer.phone),
      answeredDate: answeredAt?.toISOString() ?? null,
    },
    reason: signer.state === 'rejectedByOther' || signer.state === 'cancelled' ? signer.reason : null,
  };
}

function fileOf(files: readonly FileRow[], kind: FileRow['kind']) {
  const file = files.find((one) => one.kind === kind);
  return file ? present(file) : null;
}

function present({ fileId, name, size, contentType, pages }: FileRow) {
  return { fileId, name, size, contentType, pages };
}
