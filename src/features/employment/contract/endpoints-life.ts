import { z } from 'zod';
import { fileChangeCodes } from '#features/files/contract/file-changes.ts';
import { maxFileBytes } from '#features/files/contract/limits.ts';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { mediaTypes, uploadedMediaTypes } from '#kernel/contract/media-types.ts';
import { Moment } from '#kernel/contract/values.ts';
import { BaseData, ElementsInput, EmploymentDocument, VariablesInput } from './document.ts';
import { Finding } from './findings.ts';
import { editGate, viewGate } from './gates.ts';

// From a draft to what is kept: preview, publishing, files, versions, the copy that was signed on paper.

const documentId = z.uuid(field('required'));
const version = z.number().int().positive().optional();
const yesOrNo = z.enum(['true', 'false']).default('false');

export const previewDocument = endpoint({
  ...editGate,
  method: 'POST',
  path: '/documents/preview',
  summary:
    'Previews the contract as PDF with unsaved values, marked as a draft. Only the newest preview of a `tab` is created; the others are refused as outdated.',
  effect: 'read',
  body: z.object({
    documentId,
    tab: z.uuid(),
    baseData: BaseData.partial().optional(),
    variables: VariablesInput.default([]),
    elements: ElementsInput.optional(),
  }),
  answer: { file: [mediaTypes.pdf] },
  errors: ['documents.NewerPreview'],
});

export const publishDocument = endpoint({
  ...editGate,
  method: 'POST',
  path: '/documents/publish-document',
  summary: 'Publishes a draft and stores its PDF. Refused if the law is clearly broken, or if variables have no value.',
  effect: 'write',
  body: z.object({ documentId, version }),
  answer: z.object({
    document: EmploymentDocument,
    findings: z.array(Finding),
    /** False when a letter has no glyph: the PDF then claims no standard. */
    claimsStandard: z.boolean(),
  }),
  errors: ['documents.NotEditable', 'documents.Annulled', 'documents.NotLawful', 'documents.Unresolved'],
});

export const reopenDocument = endpoint({
  ...editGate,
  method: 'POST',
  path: '/documents/reopen-document',
  summary: 'Reopens a published contract as a draft. Its PDF is kept until it is published again.',
  effect: 'write',
  body: z.object({ documentId, version }),
  answer: z.object({ document: EmploymentDocument }),
  errors: ['documents.NotEditable', 'documents.HasAddenda'],
});

/** `signed` is the copy that was signed on paper. */
const copy = z.enum(['published', 'signed']).default('published');

export const exportDocument = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/documents/export/{fileName}',
  summary:
    'Returns the PDF to view: of a draft, marked as a draft; otherwise as it was published. `contractIsValid` never removes the mark.',
  effect: 'read',
  params: z.object({ fileName: z.string() }),
  query: z.object({ documentId, contractIsValid: yesOrNo, copy, number: z.coerce.number().int().positive().optional() }),
  answer: { file: uploadedMediaTypes },
  errors: [],
});

export const downloadDocument = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/documents/export/file',
  summary: 'Downloads the PDF.',
  effect: 'read',
  query: z.object({ documentId, copy, number: z.coerce.number().int().positive().optional() }),
  answer: { file: uploadedMediaTypes },
  errors: [],
});

export const uploadSignedCopy = endpoint({
  ...editGate,
  method: 'POST',
  path: '/documents/upload-signed-copy',
  summary: 'Uploads the copy of a published contract signed on paper, also to the person’s files, and marks the contract as signed.',
  effect: 'write',
  files: { field: 'file', maxBytes: maxFileBytes, maxCount: 1, tooLarge: 'files.InvalidFileSize' },
  body: z.object({ documentId, version: z.coerce.number().int().positive().optional() }),
  answer: z.object({ document: EmploymentDocument, isOnProfile: z.boolean() }),
  errors: ['documents.NotEditable', 'documents.Annulled', ...fileChangeCodes],
});

export const setPerson = endpoint({
  ...editGate,
  method: 'POST',
  path: '/documents/set-person',
  summary:
    'Sets the person of a published or signed contract without one, and of its addenda. Copies signed on paper are added to the person’s files.',
  effect: 'write',
  body: z.object({ documentId, version, companyUserId: z.uuid(field('required')) }),
  answer: z.object({ document: EmploymentDocument, isOnProfile: z.boolean() }),
  errors: ['documents.NotEditable', 'documents.HasPerson', 'documents.IsAddendum', ...fileChangeCodes],
});

export const getVersions = endpoint({
  ...editGate,
  method: 'GET',
  path: '/documents/get-versions',
  summary: 'Lists the published versions of a contract, newest first.',
  effect: 'read',
  query: z.object({ documentId }),
  answer: z.object({
    versions: z.array(
      z.object({
        number: z.number(),
        publishedOn: Moment,
        publishedBy: z.string().nullable(),
        fingerprint: z.string(),
        templateVersion: z.string(),
      }),
    ),
  }),
  errors: [],
});

const Part = z.object({ text: z.string(), change: z.enum(['same', 'added', 'removed']) });

const ClauseRedline = z.object({
  key: z.string(),
  title: z.string(),
  change: z.enum(['same', 'changed', 'added', 'removed']),
  lines: z.array(z.array(Part)),
});

export const compareVersions = endpoint({
  ...editGate,
  method: 'GET',
  path: '/documents/compare-versions',
  summary: 'Compares two published versions of a contract, word by word; without `to`, compares with the contract as it is now.',
  effect: 'read',
  query: z.object({
    documentId,
    from: z.coerce.number().int().positive(),
    to: z.coerce.number().int().positive().optional(),
  }),
  answer: z.object({
    clauses: z.array(ClauseRedline),
  }),
  errors: [],
});

export const getNewerTemplate = endpoint({
  ...editGate,
  method: 'GET',
  path: '/documents/get-newer-template',
  summary: 'Returns whether the contract’s template has a newer version, and what it would change, word by word.',
  effect: 'read',
  query: z.object({ documentId }),
  answer: z.object({ newer: z.object({ version: z.string(), clauses: z.array(ClauseRedline) }).nullable() }),
  errors: [],
});

export const updateTemplate = endpoint({
  ...editGate,
  method: 'POST',
  path: '/documents/update-template',
  summary: 'Updates a draft to the newest version of its template. Values and edited text are kept.',
  effect: 'write',
  body: z.object({ documentId, version }),
  answer: z.object({ document: EmploymentDocument }),
  errors: ['documents.NotEditable', 'documents.NoNewerTemplate'],
});
