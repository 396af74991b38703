import { readsPayOf, viewPeople } from '#features/people/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import { documentPermissions, documentVisibility, type DocumentVisibility, type ReaderRelation } from './policy.ts';
import { presentDocument } from './present-document.ts';
import { holdParent, readDocument, type DocumentHead, type StoredDocument } from './store-documents.ts';
import type { DocumentPermissions } from '../contract/document.ts';

export type DocumentCall = Pick<CallContext, 'company' | 'actor' | 'fail'>;
type Reading = Pick<DocumentCall, 'company' | 'actor'>;

/** How much the caller sees of each of these documents, in a constant number of statements. */
export async function visibilitiesOf(
  { company, actor: { member } }: Reading,
  documents: readonly DocumentHead[],
): Promise<DocumentVisibility[]> {
  const ids = [...new Set(documents.flatMap(({ personId }) => personId ?? []))];
  const asks = member.levels.employmentContracts === 'team';
  const standings = new Map<string, ReaderRelation>();
  if (asks && ids.length > 0) {
    const people = await viewPeople(
      company,
      ids.map((companyUserId) => ({ member, companyUserId })),
    );
    const pay = await readsPayOf(company, member, people);
    for (const person of people)
      if (person) standings.set(person.id, { isInTeam: person.visibility === 'team', seesPay: pay.has(person.id) });
  }
  return documents.map((one) => documentVisibility(member, one, one.personId === null ? undefined : standings.get(one.personId)));
}

/** A document that the caller sees; others are told that there is none. */
export async function openDocument(
  call: DocumentCall,
  documentId: string,
  options?: { lock?: boolean },
): Promise<{ document: StoredDocument; visibility: DocumentVisibility }> {
  const document = (await readDocument(call.company, documentId, options)) ?? call.fail('common.NotFound');
  const [visibility = 'none'] = await visibilitiesOf(call, [document]);
  if (visibility === 'none') call.fail('common.NotFound');
  return { document, visibility };
}

/** A document to change in this way, locked; refuses when its state does not allow what is `needed`, or when it has changed since the caller read it. */
export async function openToChange(
  call: Pick<CallContext<'documents.NotEditable'>, 'company' | 'actor' | 'fail'>,
  { documentId, version }: { documentId: string; version?: number | undefined },
  needed?: keyof DocumentPermissions,
): Promise<StoredDocument> {
  const { document, visibility } = await openDocument(call, documentId, { lock: true });
  if (visibility !== 'all') call.fail('common.Forbidden');
  await refuseStale(call.fail, { read: version, stored: document.version }, () => ({
    document: presentDocument(call.actor.member, document, visibility),
  }));
  if (needed) requirePermission(call, document, needed);
  return document;
}

function requirePermission(
  { actor, fail }: Pick<CallContext<'documents.NotEditable'>, 'actor' | 'fail'>,
  document: StoredDocument,
  needed: keyof DocumentPermissions,
): void {
  if (!documentPermissions(actor.member, document)[needed]) fail('documents.NotEditable', 409, { details: { state: document.state } });
}

/**
 * The same of what is to be agreed on: an addendum to a contract that is annulled is neither published nor signed any more (employment.29). That has
 * its own reason, which is given first.
 */
export async function openToAgree(
  call: Pick<CallContext<'documents.NotEditable' | 'documents.Annulled'>, 'company' | 'actor' | 'fail'>,
  input: Parameters<typeof openToChange>[1],
  needed: 'publish' | 'uploadSigned',
): Promise<StoredDocument> {
  await holdParent(call.company, input.documentId);
  const document = await openToChange(call, input);
  if (document.isContractAnnulled) call.fail('documents.Annulled', 409);
  requirePermission(call, document, needed);
  return document;
}

/** The document, read again after it was changed. */
export async function reloadDocument(call: DocumentCall, documentId: string) {
  const { document, visibility } = await openDocument(call, documentId);
  return presentDocument(call.actor.member, document, visibility);
}
