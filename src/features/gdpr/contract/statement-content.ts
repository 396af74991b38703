import { z } from 'zod';
import { statementTypes } from './kinds.ts';

/** The text of the product for a type of privacy statement: Markdown with variables as `{{tag}}` (gdpr.44). */
export const StatementTemplate = z.object({ key: z.enum(statementTypes), no: z.string(), en: z.string() });
export type StatementTemplate = z.output<typeof StatementTemplate>;

/** The variables of a statement that are words. */
export const wordTags = [
  'companyName',
  'organizationNumber',
  'address',
  'responsible',
  'contactPerson',
  'dataProtectionOfficer',
  'automatedDecisions',
] as const;
export type WordTag = (typeof wordTags)[number];

/** The variables of a statement that are tables of treatments. */
export const tableTags = ['purposeTable', 'dataTable', 'recipientTable', 'transferTable', 'retentionTable'] as const;
export type TableTag = (typeof tableTags)[number];
