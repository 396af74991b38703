import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { mediaTypes } from '#kernel/contract/media-types.ts';
import { Moment } from '#kernel/contract/values.ts';
import { changeCodes, seeCodes, viewGate } from './gates.ts';
import { languages, statementTypes } from './kinds.ts';

const which = { language: z.enum(languages, field('select')), type: z.enum(statementTypes, field('select')) };

/** The version that was read; 0 of a statement that was never kept. */
const readVersion = z.number().int().nonnegative().optional();

/** A difference of two texts, in pieces. */
export const TextDifference = z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() }));

/** What a statement lacks; those that it may be handed out with come last. */
export const statementGaps = ['responsible', 'contactPerson', 'dataProtectionOfficer', 'treatments', 'answers', 'translation'] as const;

/** The value of a variable: words, or a table of treatments. */
export const StatementVariable = z.union([
  z.object({ kind: z.literal('text'), tag: z.string(), text: z.string() }),
  z.object({
    kind: z.literal('table'),
    tag: z.string(),
    columns: z.array(z.string()),
    rows: z.array(z.object({ key: z.string(), cells: z.array(z.string()) })),
  }),
]);

export const PrivacyStatement = z.object({
  privacyStatementId: z.string(),
  privacyStatementEncrId: z.string(),
  protocolId: z.string(),
  type: z.enum(statementTypes),
  language: z.enum(languages),
  version: z.number(),
  key: z.string(),
  createdDate: Moment,
  createdBy: z.string().nullable(),
  createdById: z.string().nullable(),
  /** Of the PDF that was kept last. */
  fileId: z.string().nullable(),
  /** The text with its variables filled in, in Markdown. */
  text: z.string(),
  /** The text with variables as `{{tag}}`, in Markdown. */
  templateText: z.string(),
  isOwnText: z.boolean(),
  variables: z.array(StatementVariable),
  /** All variables that a text may name. */
  offeredTags: z.array(z.object({ tag: z.string(), name: z.string() })),
  /** Keys of treatments, in the order of the tables. */
  orderedTreatmentKeys: z.array(z.string()),
  /** What has changed since this version; null when nothing has. */
  textDiff: TextDifference.nullable(),
  templateDiff: TextDifference.nullable(),
  /** Texts that were written in the other language only. */
  untranslated: z.number(),
  /** Questions about treatments that nobody has answered, where the statement says so. */
  unanswered: z.number(),
  missing: z.array(z.enum(statementGaps)),
});
export type PrivacyStatement = z.output<typeof PrivacyStatement>;

const answer = z.object({ privacyStatement: PrivacyStatement, permissions: z.object({ update: z.boolean(), export: z.boolean() }) });
const privacyStatementEncrId = z.string(field('required')).max(100);

export const getStatement = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/gdpr/privacy-statement/get',
  summary: 'Returns a privacy statement in a language, based on the record, and what has changed since it was saved.',
  effect: 'read',
  query: z.object(which),
  answer,
  errors: [...seeCodes, 'gdpr.NotExistingProtocol'],
});

export const updateStatement = endpoint({
  ...viewGate,
  method: 'PUT',
  path: '/gdpr/privacy-statement/update',
  summary:
    'Saves the company’s own text and the order of the tables as a new version. `keepCurrentTemplate` keeps the own text; otherwise the new standard text is used.',
  effect: 'write',
  body: z.object({
    ...which,
    templateText: z
      .string()
      .max(60_000, field('tooLong', { length: 60_000 }))
      .optional(),
    keepCurrentTemplate: z.boolean().optional(),
    tableOrderedGuidList: z.array(z.string().max(60)).max(2000).optional(),
    version: readVersion,
  }),
  answer,
  errors: [...changeCodes, 'gdpr.NotExistingProtocol', 'gdpr.NotUpdated', 'gdpr.UnknownVariable'],
});

export const resetStatement = endpoint({
  ...viewGate,
  method: 'PUT',
  path: '/gdpr/privacy-statement/reset',
  summary: 'Goes back to the standard text of a privacy statement. The company’s own text stays among the versions.',
  effect: 'write',
  body: z.object({ ...which, version: readVersion }),
  answer,
  errors: [...changeCodes, 'gdpr.NotExistingProtocol'],
});

export const getStatementVersions = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/gdpr/privacy-statement/get-versions',
  summary: 'Lists the saved versions of a statement, newest first.',
  effect: 'read',
  query: z.object(which),
  answer: z.object({
    versions: z.array(
      z.object({
        version: z.number(),
        createdDate: Moment,
        createdBy: z.string().nullable(),
        fileId: z.string().nullable(),
        text: z.string(),
      }),
    ),
  }),
  errors: seeCodes,
});

export const storeStatementExport = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/privacy-statement/store-export',
  summary: 'Creates the PDF of a statement and stores it with its version.',
  effect: 'write',
  body: z.object({ privacyStatementEncrId }),
  answer: z.object({ fileId: z.string(), fileName: z.string() }),
  errors: [...seeCodes, 'gdpr.NotFound', 'gdpr.NotValid'],
});

export const logMarkdownExport = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/privacy-statement/log-markdown-export',
  summary: 'Returns a statement as Markdown. The export is logged.',
  effect: 'write',
  body: z.object({ privacyStatementEncrId }),
  answer: z.object({ markdown: z.string() }),
  errors: [...seeCodes, 'gdpr.NotFound', 'gdpr.NotValid'],
});

export const getStatementFile = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/gdpr/privacy-statement/get-file/file',
  summary: 'Returns a stored PDF of a statement.',
  effect: 'read',
  query: z.object({ fileId: z.uuid(field('required')), view: z.enum(['true', 'false']).default('true') }),
  answer: { file: [mediaTypes.pdf] },
  errors: [...seeCodes, 'gdpr.NotFound'],
});
