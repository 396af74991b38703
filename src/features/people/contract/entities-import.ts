import { z } from 'zod';
import { fieldErrorCodes } from '#kernel/contract/errors.ts';

/** What a column of a staff list may be read as, in the order a person would write them; `fullName` and `reportingTo` are turned into fields of the person. */
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

/** Whether `7/10/1983` is 7 October or 10 July. */
export const DateOrder = z.enum(['dayFirst', 'monthFirst']);
export type DateOrder = z.output<typeof DateOrder>;

/** What will happen to a row, or has happened. */
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
  'roleAboveOwn',
  'rolesAreForAdministrators',
  'onlySystemAdmin',
  'managesOthers',
  'sameNameExists',
  'chosen',
  'notAPerson',
  'headingRepeated',
] as const;

/** What one should know about a row that is imported all the same. */
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
  'sameName',
  'matchedByName',
  'zeroRestored',
  'firstOfSeveral',
  'birthdayFromNumber',
  'birthdayDiffers',
  'intervalAssumed',
  'ownKept',
  'valueLeftOut',
] as const;

/** A reason or a warning: a code, the field it is about, and what its sentence must name. */
export const ImportRemark = z.object({
  code: z.enum([...importReasons, ...importWarnings]),
  field: ImportField.optional(),
  /** The rule that the value breaks, when the code is `field` or `valueLeftOut`. */
  fieldCode: z.enum(fieldErrorCodes).optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type ImportRemark = z.output<typeof ImportRemark>;
