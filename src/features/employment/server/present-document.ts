import type { z } from 'zod';
import type { Membership } from '#kernel/server/actor.ts';
import type { DocumentListItem, EmploymentDocument } from '../contract/document.ts';
import { documentState } from '../contract/kinds.ts';
import { contentOf } from '../contract/rules/document-content.ts';
import { documentPermissions, seesFile, seesText, type DocumentVisibility } from './policy.ts';
import type { DocumentHead, StoredDocument } from './store-documents.ts';

export function employeeName({ firstName, lastName }: Pick<DocumentHead, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** What a document is called: as somebody named it, else by the employee, else by its template. */
export function nameOf(document: Pick<DocumentHead, 'name' | 'firstName' | 'lastName' | 'templateName'>): string {
  return document.name ?? (employeeName(document) || document.templateName);
}

/** A contract that is edited again is to others than those who make it still what was published (employment.15). */
export function asSeen<Head extends DocumentHead>(document: Head, sight: DocumentVisibility): Head {
  if (sight === 'all' || document.state !== documentState.reopened) return document;
  return { ...document, ...(document.publishedWords ?? { name: null, firstName: null, lastName: null, position: null }) };
}

export function presentRow(member: Membership, stored: DocumentHead, sight: DocumentVisibility): z.input<typeof DocumentListItem> {
  const document = asSeen(stored, sight);
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
    hasFile: seesFile(sight) && document.publishedSha256 !== null,
    hasSignedCopy: seesFile(sight) && document.signedSha256 !== null,
    version,
    permissions: documentPermissions(member, document),
  };
}

export function presentDocument(
  member: Membership,
  document: StoredDocument,
  sight: DocumentVisibility,
): z.input<typeof EmploymentDocument> {
  return {
    ...presentRow(member, document, sight),
    fingerprint: seesFile(sight) ? document.fingerprint : null,
    finishing: sight === 'all' ? document.finishing : [],
    content: seesText(sight, document.state) ? contentOf({ ...document, given: document.values }) : null,
  };
}
