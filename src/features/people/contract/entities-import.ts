import { z } from 'zod';
import { fieldErrorCodes } from '#kernel/contract/errors.ts';
import { SalaryInterval } from './entities.ts';

/** The fields that a column of a staff list can be read as, in natural order; `fullName` and `reportingTo` are converted to fields of the person. */
export const importFields = [
  'fullName',
  'firstName',
  'lastName',
  'emailAddress',
  'phoneCountryCode',
  'mobilePhoneNumber',
  'employeeNumber',
  'position',
  'department',
  'team',
  'location',
  'reportingTo',
  'role',
  'positionType',
  'positionCoverage',
  'startDate',
  'endDate',
  'trialPeriodEndDate',
  'salaryAmount',
  'salaryCurrency',
  'salaryInterval',
  'salaryAccountNumber',
  'birthday',
  'socialSecurityNumber',
  'secondaryEmail',
  'address.streetAddress',
  'address.apartment',
  'address.postalCode',
  'address.city',
  'address.province',
  'address.country',
  'emergencyContact.fullName',
  'emergencyContact.phone',
  'emergencyContact.relation',
  'allergies',
  'tShirtSize',
  'drivingLicense',
  'preferredLanguage',
  'notes',
] as const;
export const ImportField = z.enum(importFields);
export type ImportField = z.output<typeof ImportField>;

/** A field as the key of a text, which may not contain a dot: `address.city` is `address_city`. */
export type FieldText<Field extends string = ImportField> = Field extends `${infer Group}.${infer Name}` ? `${Group}_${Name}` : Field;

export function fieldText(field: ImportField): FieldText {
  // The type describes this replacement.
  return field.replace('.', '_') as FieldText;
}

/** Whether `7/10/1983` is 7 October or 10 July. */
export const DateOrder = z.enum(['dayFirst', 'monthFirst']);
export type DateOrder = z.output<typeof DateOrder>;

/** What will happen, or happened, to a row. */
export const importFates = ['create', 'update', 'unchanged', 'skip', 'refuse'] as const;
export const ImportFate = z.enum(importFates);
export type ImportFate = z.output<typeof ImportFate>;

/** Why a row is refused or skipped. */
export const importReasons = [
  'field',
  'unreadableDate',
  'unreadableAmount',
  'unreadablePercentage',
  'unreadableWord',
  'roundedNumber',
  'duplicateInFile',
  'keysConflict',
  'severalMatch',
  'personInactive',
  'leftBefore',
  'roleAboveOwn',
  'onlySystemAdmin',
  'managesOthers',
  'sameNameExists',
  'chosen',
  'notAPerson',
  'headingRepeated',
] as const;

/** Warnings about a row that is imported nevertheless. */
export const importWarnings = [
  'managerUnknown',
  'managerAmbiguous',
  'managerIsSelf',
  'managerCircle',
  'managerExternal',
  'managerInactive',
  'managerNotImported',
  'externalHasNoManager',
  'alreadyLeft',
  'endDatePassed',
  'sameName',
  'matchedByName',
  'zeroRestored',
  'firstOfSeveral',
  'birthdayFromNumber',
  'birthdayDiffers',
  /** Of imports from before the interval was asked for. */
  'intervalAssumed',
  'foreignAccount',
  'ownKept',
  'valueLeftOut',
] as const;

/** A reason or a warning: a code, its field, and the parameters of its text. */
export const ImportRemark = z.object({
  code: z.enum([...importReasons, ...importWarnings]),
  field: ImportField.optional(),
  /** The rule that the value breaks, when the code is `field` or `valueLeftOut`. */
  fieldCode: z.enum(fieldErrorCodes).optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type ImportRemark = z.output<typeof ImportRemark>;

/** One value that an import changes; encrypted values show only their last two characters. */
export const ImportChange = z.object({
  field: ImportField,
  before: z.union([z.string(), z.number()]).nullable(),
  after: z.union([z.string(), z.number()]).nullable(),
});
export type ImportChange = z.output<typeof ImportChange>;

/** Why a planned row could not be imported, or an imported row not be undone, because of a concurrent or later change. */
export const importMishaps = [
  'personChanged',
  'personGone',
  'personAppeared',
  'personInUse',
  'personHasRecords',
  'emailTaken',
  'managerGone',
  'managerCircle',
] as const;
export const ImportMishap = z.enum(importMishaps);
export type ImportMishap = z.output<typeof ImportMishap>;

/** The outcome of a row: written, not written because of a conflict, undone, or kept when the rest was undone. */
export const importOutcomes = ['written', 'failed', 'undone', 'kept'] as const;
export const ImportOutcome = z.enum(importOutcomes);
export type ImportOutcome = z.output<typeof ImportOutcome>;

export const ImportRow = z.object({
  /** The row's number in the sheet. */
  number: z.number(),
  fate: ImportFate,
  name: z.string(),
  companyUserId: z.string().nullable(),
  changes: z.array(ImportChange),
  reasons: z.array(ImportRemark),
  warnings: z.array(ImportRemark),
  outcome: ImportOutcome.nullable(),
  mishap: ImportMishap.nullable(),
});
export type ImportRow = z.output<typeof ImportRow>;

/** A column of the file and the field assigned to it; `field` null = the column is ignored. */
export const ImportColumn = z.object({
  column: z.number(),
  heading: z.string(),
  field: ImportField.nullable(),
  /** From 0 to 1; 1 when the user assigned it. */
  confidence: z.number(),
  samples: z.array(z.string()),
  needsOrder: z.boolean(),
});
export type ImportColumn = z.output<typeof ImportColumn>;

export const ImportState = z.enum(['planned', 'running', 'done', 'undone']);
export type ImportState = z.output<typeof ImportState>;

/** A plan and its progress. The plan's id is also the import's id. */
export const PeopleImport = z.object({
  id: z.string(),
  state: ImportState,
  fileName: z.string(),
  sheets: z.array(z.string()),
  sheet: z.string(),
  columns: z.array(ImportColumn),
  /** True when the user must choose the date order before anything is imported. */
  needsDateOrder: z.boolean(),
  dateOrder: DateOrder.nullable(),
  /** True when the user must say what the pay is for before anything is imported. */
  needsSalaryInterval: z.boolean(),
  salaryInterval: SalaryInterval.nullable(),
  leaveOutInvalid: z.boolean(),
  /** Rows that the user skips, and rows that they create although a person of that name exists. */
  skip: z.array(z.number()),
  create: z.array(z.number()),
  counts: z.record(ImportFate, z.number()),
  /** How many people are added as deactivated, because their end date has passed. */
  leavers: z.number(),
  /** How many rows are imported with a warning. */
  warned: z.number(),
  /** How many people are added or changed, and how many are done; `failed` were changed by another user first. */
  total: z.number(),
  written: z.number(),
  failed: z.number(),
  undone: z.number(),
  kept: z.number(),
  createdAt: z.string(),
  createdByName: z.string().nullable(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  undoneAt: z.string().nullable(),
});
export type PeopleImport = z.output<typeof PeopleImport>;
