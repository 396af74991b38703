import { z } from 'zod';
import { fieldErrorCodes } from '#kernel/contract/errors.ts';
import { importColumnFields, ImportAction, ImportOutcome, importPlanFields } from '#kernel/contract/imports.ts';
import { ContractDeadline } from './entities.ts';
import { valueIntervals } from './kinds.ts';

/** The fields that a column of a list of contracts can be read as, in natural order. */
export const contractImportFields = [
  'party',
  'registryId',
  'name',
  'category',
  'responsible',
  'signedBy',
  'status',
  'typeId',
  'startDate',
  'endDate',
  'renewalInterval',
  'noticePeriod',
  'value',
  'currency',
  'interval',
  'contactName',
  'contactEmail',
  'contactPhone',
  'notes',
] as const;
export const ContractImportField = z.enum(contractImportFields);
export type ContractImportField = z.output<typeof ContractImportField>;

/** Why a row is refused or skipped. */
export const contractImportReasons = [
  'field',
  'unreadableDate',
  'unreadableAmount',
  'unreadableTerm',
  'unreadableWord',
  'roundedNumber',
  'duplicateInFile',
  'severalMatch',
  'restricted',
  'chosen',
  'notAContract',
  'headingRepeated',
] as const;

/** Warnings about a row that is imported nevertheless. */
export const contractImportWarnings = [
  'responsibleUnknown',
  'responsibleAmbiguous',
  'responsibleWithoutAccess',
  'firstOfSeveral',
  'endPassed',
  'noteLeftOut',
] as const;

/** A reason or a warning: a code, its field, and the parameters of its text. */
export const ContractImportRemark = z.object({
  code: z.enum([...contractImportReasons, ...contractImportWarnings]),
  field: ContractImportField.optional(),
  /** The rule that the value breaks, when the code is `field`. */
  fieldCode: z.enum(fieldErrorCodes).optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type ContractImportRemark = z.output<typeof ContractImportRemark>;

/** One value that an import changes; a length of time is `3 month`. */
export const ContractImportChange = z.object({
  field: ContractImportField,
  before: z.union([z.string(), z.number()]).nullable(),
  after: z.union([z.string(), z.number()]).nullable(),
});
export type ContractImportChange = z.output<typeof ContractImportChange>;

/** Why a planned row could not be imported, or an imported row not be undone, because of a concurrent or later change. */
export const contractRowErrors = [
  'contractChanged',
  'contractGone',
  'contractAppeared',
  'contractInUse',
  'restricted',
  'responsibleGone',
  'partyGone',
  'limitReached',
  'rowErased',
] as const;
export const ContractRowError = z.enum(contractRowErrors);
export type ContractRowError = z.output<typeof ContractRowError>;

export const ContractImportRow = z.object({
  /** The row's number in the sheet. */
  number: z.number(),
  fate: ImportAction,
  party: z.string(),
  name: z.string(),
  contractId: z.string().nullable(),
  changes: z.array(ContractImportChange),
  /** What the next deadline becomes; null of rows that are not imported. */
  deadline: ContractDeadline.omit({ why: true }).nullable(),
  reasons: z.array(ContractImportRemark),
  warnings: z.array(ContractImportRemark),
  outcome: ImportOutcome.nullable(),
  mishap: ContractRowError.nullable(),
});
export type ContractImportRow = z.output<typeof ContractImportRow>;

export const ContractImportColumn = z.object({ ...importColumnFields, field: ContractImportField.nullable() });

/** A plan and its progress. */
export const ContractImport = z.object({
  ...importPlanFields,
  columns: z.array(ContractImportColumn),
  /** True when the user must say what the values are for before anything is imported. */
  needsInterval: z.boolean(),
  interval: z.literal(valueIntervals).nullable(),
  /** Who becomes responsible where the list names nobody who may be. */
  responsible: z.string(),
  responsibleFullName: z.string().nullable(),
  /** How many contracts the subscription has room for now; null without a limit. */
  room: z.number().nullable(),
});
export type ContractImport = z.output<typeof ContractImport>;
