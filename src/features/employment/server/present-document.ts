import type { z } from 'zod';
import type { Membership } from '#kernel/server/actor.ts';
import type { DocumentElement, DocumentListItem, EmploymentDocument } from '../contract/document.ts';
import { composeContract, isInContract } from '../contract/rules/compose.ts';
import { templateText } from '../contract/rules/template-text.ts';
import { valuesOf } from '../contract/rules/values.ts';
import { documentPermissions, seesFile, seesText, type Sight } from './policy.ts';
import type { DocumentHead, StoredDocument } from './store-documents.ts';

export function employeeName({ firstName, lastName }: Pick<DocumentHead, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** What a document is called: as somebody named it, else by the employee, else by its template. */
export function nameOf(document: Pick<DocumentHead, 'name' | 'firstName' | 'lastName' | 'templateName'>): string {
  return document.name ?? (employeeName(document) || document.templateName);
}

export function presentRow(member: Membership, document: DocumentHead, sight: Sight): z.input<typeof DocumentListItem> {
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

export function presentDocument(member: Membership, document: StoredDocument, sight: Sight): z.input<typeof EmploymentDocument> {
  return {
    ...presentRow(member, document, sight),
    fingerprint: seesFile(sight) ? document.fingerprint : null,
    finishing: sight === 'all' ? document.finishing : [],
    content: seesText(sight, document.state) ? contentOf(document) : null,
  };
}

function contentOf(document: StoredDocument): NonNullable<z.input<typeof EmploymentDocument>['content']> {
  const { template, baseData, values: given } = document;
  const { unused } = composeContract({ ...document, given });
  const known = new Set(template.variables.map(({ key }) => key));
  const variables = Object.entries(given).filter(([key]) => known.has(key));
  return {
    baseData,
    variables: variables.map(([key, value]) => ({ key, value, isUnusedVariable: unused.includes(key) })),
    elements: elementsOf(document),
    template,
  };
}

/** Every clause in its place, also those that are off. */
function elementsOf({ template, language, values: given, elements }: StoredDocument): z.input<typeof DocumentElement>[] {
  const values = valuesOf(template, language, given);
  const clauses = new Map(template.baseElements.map((clause) => [clause.key, clause]));
  return elements.map((element, sequence) => {
    const clause = clauses.get(element.key);
    const fromTemplate = clause ? templateText(template, clause, { language, values }) : null;
    return {
      key: element.key,
      sequence,
      title: clause?.title[language] ?? element.title ?? '',
      text: element.text ?? fromTemplate ?? [],
      templateText: fromTemplate,
      changed: element.text !== null,
      active: isInContract(clause, element, values),
      optional: clause?.optional ?? true,
      isOwn: clause === undefined,
    };
  });
}
