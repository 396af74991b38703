import type { z } from 'zod';
import type { Membership } from '#kernel/server/actor.ts';
import type { DocumentListItem, EmploymentDocument } from '../contract/document.ts';
import { documentState } from '../contract/kinds.ts';
import { contentOf } from '../contract/rules/document-content.ts';
import { documentPermissions, seesFile, seesText, type DocumentVisibility } from './policy.ts';
import type { DocumentHead, StoredDocument } from './store-documents.ts';

export function employeeName({ firstName, lastName }: Pick<DocumentHead, 'firstName' | 'lastName'>): string {
  return [firstName?.trim(), lastName?.trim()].filter(Boolean).join(' ');
}

/** What a document is called: as somebody named it, else by the employee, else by its template. */
export function nameOf(document: Pick<DocumentHead, 'name' | 'firstName' | 'lastName' | 'templateName'>): string {
  return document.name ?? (employeeName(document) || document.templateName);
}

/** A contract that is edited again is to others than those who make it still what was published (employment.15). */
export function asSeen<Head extends DocumentHead>(document: Head, visibility: DocumentVisibility): Head {
  if (visibility === 'all' || document.state !== documentState.reopened) return document;
  return { ...document, ...(document.publishedWords ?? { name: null, firstName: null, lastName: null, position: null }) };
}

export function presentRow(member: Membership, stored: DocumentHead, visibility: DocumentVisibility): z.input<typeof DocumentListItem> {
  const document = asSeen(stored, visibility);
  const { documentId, state, language, templateKey, templateName, templateVersion, position, personId, version } = document;
  return {
    documentId,
    name: nameOf(document),
    state,
    language,
    templateId: templateKey,
    templateName,
    templateVersion,
    employeeName: employeeName(document),
    position: position ?? '',
    companyUserId: personId,
    addendumTo: document.parentId === null ? null : { documentId: document.parentId, name: document.parentName ?? '' },
    createdOn: document.createdAt,
    changedOn: document.changedAt,
    publishedOn: document.publishedAt,
    hasFile: seesFile(visibility) && document.publishedSha256 !== null,
    hasSignedCopy: seesFile(visibility) && document.signedSha256 !== null,
    isAnnulled: document.annulledAt !== null,
    version,
    permissions: documentPermissions(member, document),
  };
}

export function presentDocument(
  member: Membership,
  document: StoredDocument,
  visibility: DocumentVisibility,
): z.input<typeof EmploymentDocument> {
  return {
    ...presentRow(member, document, visibility),
    fingerprint: seesFile(visibility) ? document.fingerprint : null,
    finishing: visibility === 'all' ? document.finishing : [],
    personUpdateOn: visibility === 'all' ? document.personUpdateOn : null,
    waitingContracts: visibility === 'all' ? document.waitingContracts : [],
    changedBy: visibility === 'all' ? document.changedByName : null,
    changedById: visibility === 'all' ? document.changedBy : null,
    content: seesText(visibility, document.state) ? contentOf({ ...document, given: document.values }) : null,
  };
}
