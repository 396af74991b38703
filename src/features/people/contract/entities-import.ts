import { z } from 'zod';
import { fieldErrorCodes } from '#kernel/contract/errors.ts';
import { importColumnFields, ImportAction, ImportOutcome, importPlanFields } from '#kernel/contract/imports.ts';
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
  'addressAboveOwn',
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

/** Why a planned row could not be imported, or an imported row not be undone, because of a concurrent or later change or the rights of whoever does it. */
export const importRowErrors = [
  'personChanged',
  'personGone',
  'personAppeared',
  'personInUse',
  'personHasRecords',
  'emailTaken',
  'contractFollows',
  'managerGone',
  'managerCircle',
  'noRoom',
  'ownRole',
  'roleAboveOwn',
  'addressAboveOwn',
  'ownKept',
  'onlySystemAdmin',
  'managesOthers',
] as const;
export const ImportRowError = z.enum(importRowErrors);
export type ImportRowError = z.output<typeof ImportRowError>;

export const ImportRow = z.object({
  /** The row's number in the sheet. */
  number: z.number(),
  fate: ImportAction,
  name: z.string(),
  companyUserId: z.string().nullable(),
  changes: z.array(ImportChange),
  reasons: z.array(ImportRemark),
  warnings: z.array(ImportRemark),
  outcome: ImportOutcome.nullable(),
  mishap: ImportRowError.nullable(),
});
export type ImportRow = z.output<typeof ImportRow>;

/** A column of the file and the field assigned to it; `field` null = the column is ignored. */
export const ImportColumn = z.object({ ...importColumnFields, field: ImportField.nullable() });
export type ImportColumn = z.output<typeof ImportColumn>;

/** A plan and its progress. The plan's id is also the import's id. */
export const PeopleImport = z.object({
  ...importPlanFields,
  columns: z.array(ImportColumn),
  /** True when the user must say what the pay is for before anything is imported. */
  needsSalaryInterval: z.boolean(),
  salaryInterval: SalaryInterval.nullable(),
  leaveOutInvalid: z.boolean(),
  /** Rows that they create although a person of that name exists. */
  create: z.array(z.number()),
  /** How many people are added as deactivated, because their end date has passed. */
  leavers: z.number(),
});
export type PeopleImport = z.output<typeof PeopleImport>;
