import { startWork } from '#kernel/server/work/start-work.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { signDocument as contract } from '../../contract/endpoints-recipient.ts';
import type { SignatureInput } from '../../contract/recipient.ts';
import { inviteNext } from '../invite.ts';
import { moveRecipient, moveRequest } from '../move-request.ts';
import { sealWork } from '../seal/seal-work.ts';
import { readFiles } from '../store-files.ts';
import type { OpenRequest, RecipientPatch } from '../store-requests.ts';
import { languageOfConsent } from './consent.ts';
import { openLockedSigner, refuseState, requireConfirmation, type OpenedSigner, type SignerCall } from './open-signer.ts';
import { showInvitation } from './present-invitation.ts';
import type { ElectronicIdentity } from './store-confirmation.ts';

/** Signs (signing.57). The last signature begins the sealing; before, it invites whoever is next. */
export const signDocument: Handler<typeof contract> = async (context, { body }) => {
  const { fail } = context;
  const signer = await openLockedSigner(context);
  refuseState(context, signer, signer.state === 'open');
  const { method, identity } = await requireConfirmation(context, signer);
  if (signer.status !== 'Opened') fail('signing.NotRead');
  const language = languageOfConsent(body.consent) ?? fail('signing.ConsentRequired');
  await refuseOtherDocument(context, signer, body.fingerprint);
  const patch: RecipientPatch = {
    consent_version: body.consent.version,
    consent_text: body.consent.text,
    consent_language: language,
    ...signatureColumns(body.signature),
    ...(identity && identityColumns(identity)),
  };
  const facts = { method, signature: body.signature.kind, consent: body.consent.version, ...(identity && { acr: identity.acr }) };
  const personal = { name: body.signature.name, ...(identity && { identity: identity.name }) };
  const open = await moveRecipient(context, signer, 'sign', { patch, facts, personal });
  await continueRequest(context, open);
  return showInvitation(context);
};

/** What was read must be what is signed. */
async function refuseOtherDocument(
  { company, fail }: SignerCall<'signing.DocumentChanged'>,
  { requestId }: OpenedSigner,
  fingerprint: string | undefined,
): Promise<void> {
  if (fingerprint === undefined) return;
  const document = (await readFiles(company, [requestId])).find(({ kind }) => kind === 'document');
  if (document?.sha256 !== fingerprint) fail('signing.DocumentChanged', 409);
}

function signatureColumns(signature: SignatureInput): RecipientPatch {
  const typed = { signature_kind: signature.kind, signature_name: signature.name };
  if (signature.kind === 'typed') return typed;
  return { ...typed, signature_strokes: JSON.stringify(signature.strokes), signature_ratio: signature.ratio };
}

function identityColumns({ subject, name, acr, issuer }: ElectronicIdentity): RecipientPatch {
  return { identity_subject: subject, identity_name: name, identity_acr: acr, identity_issuer: issuer };
}

/** Seals when everybody has signed, and invites who is next until then. */
async function continueRequest(context: SignerCall, { request, recipients }: OpenRequest): Promise<void> {
  const { company, services, now } = context;
  const { signingRequestId: requestId } = request;
  if (recipients.some(({ status }) => status !== 'Completed')) {
    await inviteNext(context, requestId);
    return;
  }
  await moveRequest(context, requestId, 'sealBegun', { patch: { signed_at: now } });
  await startWork(company, services.jobs, { kind: sealWork, recordId: requestId, startedBy: null, now });
}
