import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { BaseData, DocumentListItem, ElementsInput, EmploymentDocument, languages, VariablesInput } from './document.ts';
import { editGate, viewGate } from './gates.ts';
import { DocumentListQuery } from './lists.ts';
import { contractText } from './rich-text.ts';
import { ContractTemplate } from './template.ts';

const documentId = z.uuid(field('required'));
const version = z.number().int().positive().optional();

export const getTemplates = endpoint({
  ...editGate,
  method: 'GET',
  path: '/documents/get-templates',
  summary: 'Lists the employment contract templates, with clauses, variables and content blocks in both languages.',
  effect: 'read',
  answer: z.object({ templates: z.array(ContractTemplate) }),
  errors: [],
});

export const getDocuments = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/documents/all',
  summary:
    'Lists the employment contracts the caller may see, drafts first, then by last change. With `page`, one page and `totalEntries` of the filter (JSON).',
  effect: 'read',
  query: DocumentListQuery,
  answer: z.object({
    documentListItems: z.array(DocumentListItem),
    totalEntries: z.number(),
    /** The templates of all that the caller sees, to narrow the list by. */
    templates: z.array(z.object({ templateId: z.string(), name: ContractTemplate.shape.name })),
    /** How many the company has and may have; null without a limit. For others than those who make contracts, only how many they see. */
    limit: z.object({ used: z.number(), limit: z.number().nullable() }),
    permissions: z.object({ create: z.boolean() }),
  }),
  errors: [],
});

export const getDocument = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/documents/get-document',
  summary: 'Returns one employment contract with its addenda. The text is included for callers who may read it.',
  effect: 'read',
  query: z.object({ documentId }),
  answer: z.object({ document: EmploymentDocument, addenda: z.array(DocumentListItem) }),
  errors: [],
});

export const createDocument = endpoint({
  ...editGate,
  method: 'POST',
  path: '/documents/create-document',
  repeats: 'adds',
  summary: 'Creates an employment contract, filled in from the company and, with `companyUserId`, from that person.',
  effect: 'write',
  body: z.object({
    templateId: z.string().max(50),
    language: z.enum(languages, field('select')),
    companyUserId: z.uuid().nullable().default(null),
  }),
  answer: z.object({ document: EmploymentDocument }),
  errors: ['documents.LimitReached', 'documents.UnknownTemplate', 'documents.HasLeft'],
});

export const copyDocument = endpoint({
  ...editGate,
  method: 'POST',
  path: '/documents/copy-document',
  repeats: 'adds',
  summary:
    'Creates a copy of a contract with its values and edited text, in the same template and language, for another person or nobody yet.',
  effect: 'write',
  body: z.object({ documentId, companyUserId: z.uuid().nullable().default(null) }),
  answer: z.object({ document: EmploymentDocument }),
  errors: ['documents.LimitReached', 'documents.UnknownTemplate', 'documents.HasLeft', 'documents.IsAddendum'],
});

export const updateDocument = endpoint({
  ...editGate,
  method: 'PUT',
  path: '/documents/update-document',
  summary:
    'Saves a draft. Absent = unchanged, also within `variables` and `baseData`. Changes with the same `session` are one entry in the log.',
  effect: 'write',
  body: z.object({
    documentId,
    version,
    session: z.uuid().optional(),
    /** Null is the name of the employee. */
    name: contractText(200).nullable().optional(),
    companyUserId: z.uuid().nullable().optional(),
    baseData: BaseData.partial().optional(),
    variables: VariablesInput.optional(),
    elements: ElementsInput.optional(),
  }),
  answer: z.object({ document: EmploymentDocument }),
  errors: [
    'documents.NotEditable',
    'documents.NotAcknowledged',
    'documents.ChoiceRetired',
    'documents.UnknownClause',
    'documents.IsAddendum',
    'documents.HasPerson',
  ],
});

export const deleteDocument = endpoint({
  ...editGate,
  method: 'POST',
  path: '/documents/delete',
  summary: 'Permanently deletes an employment contract. Signed files on a profile are kept. A contract sent for signing cannot be deleted.',
  effect: 'write',
  body: z.object({ documentId, version }),
  answer: z.object({}),
  errors: ['documents.NotEditable', 'documents.HasAddenda'],
});

export const checkEditPublished = endpoint({
  ...editGate,
  method: 'POST',
  path: '/documents/edit-published-document-check',
  summary:
    'Returns what is needed to edit a contract: nothing, reopening it as a draft, cancelling the signing, deleting its addenda first, or a copy.',
  effect: 'read',
  body: z.object({ documentEncrId: documentId }),
  answer: z.object({
    canEdit: z.boolean(),
    needs: z.enum(['nothing', 'reopening', 'cancelledSigning', 'withoutAddenda', 'withoutAddendaAndSigning', 'copy']),
  }),
  errors: [],
});
