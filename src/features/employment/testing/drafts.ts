import { firstBaseData, type EmploymentDocument } from '../contract/document.ts';
import { firstElements } from '../contract/rules/compose.ts';
import { contentOf } from '../contract/rules/document-content.ts';
import { defaultsOf } from '../contract/rules/values.ts';
import type { Value } from '../contract/template.ts';
import { templateOf } from './templates.ts';

/** A draft as the server answers it, for tests of pages without one. */
export function draftOf(key: string, values: Readonly<Record<string, Value>> = {}): EmploymentDocument {
  const template = templateOf(key);
  const defaults = defaultsOf(template, 'no');
  const known = Object.fromEntries(template.variables.map((one) => [one.key, defaults[one.key] ?? null]));
  const content = contentOf({
    template,
    language: 'no',
    baseData: firstBaseData,
    given: { ...known, ...values },
    elements: firstElements(template),
  });
  return {
    documentId: '0199b2a6-0000-7000-8000-000000000001',
    name: template.name.no,
    state: 1,
    language: 'no',
    templateId: key,
    templateName: template.name.no,
    templateVersion: template.version,
    employeeName: '',
    position: '',
    companyUserId: null,
    createdOn: '2026-11-24T08:00:00.000Z',
    changedOn: '2026-11-24T08:00:00.000Z',
    publishedOn: null,
    hasFile: false,
    hasSignedCopy: false,
    isAnnulled: false,
    version: 1,
    permissions: { update: true, publish: true, reopen: false, uploadSigned: false, copy: true, addendum: false, delete: true },
    fingerprint: null,
    finishing: [],
    personUpdateOn: null,
    waitingContracts: [],
    changedBy: null,
    changedById: null,
    addendumTo: null,
    content,
  };
}
