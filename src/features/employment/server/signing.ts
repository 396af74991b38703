import { findTransition } from '#kernel/contract/transitions.ts';
import type { CallContext, WriteContext } from '#kernel/server/call-context.ts';
import type { Fail } from '#kernel/server/failure.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import { documentState, type DocumentState } from '../contract/kinds.ts';
import { documentTransitions, type DocumentAction } from '../contract/rules/document-status.ts';
import { signersOf, type Signer } from '../contract/rules/signers.ts';
import { logged } from './log-document.ts';
import { nameOf } from './present-document.ts';
import { composed } from './print-document.ts';
import { holdParent, readAddenda, readDocument, writeState, type StoredDocument } from './store-documents.ts';
import { writeAnnulled, writeSigned } from './store-versions.ts';

/** Signing goes on without anybody of the company, so `by` may be null; who may ask for it is judged by signing. */
interface SigningCall extends WriteContext, Pick<CallContext, 'audit'> {
  fail: Fail<'documents.NotEditable'>;
}

interface SendCall extends SigningCall {
  fail: Fail<'documents.NotEditable' | 'documents.Annulled'>;
}

interface ContractToSign {
  name: string;
  language: 'no' | 'en';
  personId: string | null;
  /** The published PDF in the file store. */
  pdf: { sha256: string; size: number };
  fingerprint: string | null;
  employee: { firstName: string | null; lastName: string | null };
  signee: { firstName: string; lastName: string; email: string; role: string };
  /** Who signs, in this order. */
  signers: [Signer, Signer];
}

/** Marks a published contract as sent, and answers what is to be signed, by whom (employment.26). Refused when it is not the version that was seen. */
export async function sendForSigning(call: SendCall, documentId: string, version?: number): Promise<ContractToSign> {
  // In the order of `openToAgree`: a state that the caller did not see, or what is annulled, is the reason before the state is.
  await holdParent(call.company, documentId);
  const seen = (await readDocument(call.company, documentId, { lock: true })) ?? call.fail('common.NotFound');
  await refuseStale(call.fail, { read: version, stored: seen.version }, () => ({ version: seen.version }));
  if (seen.isContractAnnulled) call.fail('documents.Annulled', 409);
  const stored = await move(call, documentId, 'send');
  const { language, personId, publishedSha256, publishedSize, fingerprint, firstName, lastName, baseData } = stored;
  if (publishedSha256 === null || publishedSize === null) throw new Error('A published contract has no file');
  await writeState(call.company, { documentId, state: documentState.sent, by: call.by, now: call.now });
  return {
    name: nameOf(stored),
    language,
    personId,
    pdf: { sha256: publishedSha256, size: publishedSize },
    fingerprint,
    employee: { firstName, lastName },
    signee: {
      firstName: baseData.signeeFirstName,
      lastName: baseData.signeeLastName,
      email: baseData.signeeEmail,
      role: baseData.signeeRole,
    },
    signers: signersOf(composed(stored).values, baseData),
  };
}

/** Makes a draft of a contract whose signing was cancelled, rejected or not done in time; one with addenda is published again (employment.26). */
export async function cancelSigning(call: SigningCall, documentId: string): Promise<void> {
  const hasAddenda = (await readAddenda(call.company, documentId)).length > 0;
  const state = hasAddenda ? documentState.published : documentState.reopened;
  await move(call, documentId, hasAddenda ? 'cancelSigningWithAddenda' : 'cancelSigning');
  await writeState(call.company, { documentId, state, by: call.by, now: call.now });
}

/** Keeps the signed PDF, which lies in the file store, with the contract, and answers whose it is. Where else it goes is for signing to say. */
export async function completeSigning(
  call: SigningCall,
  documentId: string,
  signed: { sha256: string; size: number; name: string },
): Promise<{ personId: string | null }> {
  const { personId } = await move(call, documentId, 'completeSigning');
  await writeSigned(call.company, { documentId, ...signed, contentType: 'application/pdf', by: call.by, now: call.now });
  return { personId };
}

/**
 * Marks a contract whose signers have signed that it no longer applies; its files stay (signing.21). Answers which of its addenda are being signed,
 * which nobody is to sign any more (employment.29).
 */
export async function annulContract({ company, audit, now }: Omit<SigningCall, 'by' | 'fail'>, documentId: string): Promise<string[]> {
  const stored = await readDocument(company, documentId, { lock: true });
  if (stored?.state !== documentState.signed || stored.annulledAt !== null) return [];
  await writeAnnulled(company, { documentId, now });
  const name = nameOf(stored);
  audit(logged(stored, { before: { name, isAnnulled: false }, after: { name, isAnnulled: true } }));
  const addenda = await readAddenda(company, documentId);
  return addenda.filter(({ state }) => state === documentState.sent).map((addendum) => addendum.documentId);
}

/** The locked contract, when signing may do this with it; its new state is logged. */
async function move({ company, fail, audit }: SigningCall, documentId: string, action: DocumentAction): Promise<StoredDocument> {
  const stored = (await readDocument(company, documentId, { lock: true })) ?? fail('common.NotFound');
  const to = stateAfter(stored.state, action);
  if (to === undefined) return fail('documents.NotEditable', 409, { details: { state: stored.state } });
  const name = nameOf(stored);
  audit(logged(stored, { before: { name, state: stored.state }, after: { name, state: to } }));
  return stored;
}

function stateAfter(status: DocumentState, action: DocumentAction): DocumentState | undefined {
  const found = findTransition(documentTransitions, { status, action, actor: 'signing' });
  return 'to' in found ? found.to : undefined;
}
