/** The systems that a company connects to (integrations.1). */
export const providers = ['poweroffice', 'tripletex', 'unimicro', 'slack'] as const;
export type Provider = (typeof providers)[number];

/** Those with people of their own, which are compared and synced. */
export const accountingSystems = ['poweroffice', 'tripletex', 'unimicro'] as const;
export type AccountingSystem = (typeof accountingSystems)[number];

/** The fields of a person that are compared, in the order in which they are shown (integrations.6). */
export const comparedFields = [
  'firstName',
  'lastName',
  'emailAddress',
  'mobilePhoneNumber',
  'birthday',
  'streetAddress',
  'postalCode',
  'city',
  'country',
  'employeeNumber',
  'startDate',
  'endDate',
  'position',
  'department',
  'socialSecurityNumber',
  'salaryAccountNumber',
] as const;
export type ComparedField = (typeof comparedFields)[number];

/** Fields of which only the kind of difference is shown, never a value. */
export const hiddenFields = ['socialSecurityNumber', 'salaryAccountNumber'] as const satisfies readonly ComparedField[];
export type HiddenField = (typeof hiddenFields)[number];

/** The kinds of record, in everything that belongs to records of any kind. */
export const connectionKind = 'accountingConnection';
export const comparisonKind = 'peopleComparison';
export const syncKind = 'employeeSync';
export const slackJobKind = 'slackJob';

/** Seconds a call waits for a comparison or a sync before it answers that it is running. */
export const patienceSeconds = 10;
/** How long a comparison is kept, and up to which age the newest one is synced when none is named. */
export const comparisonRetentionHours = 24;
export const newestComparisonHours = 1;
/** How many people of another system are compared, and how many bytes of their details. */
export const maxCompared = 20_000;
export const maxComparedBytes = 32 * 1024 * 1024;
/** How many syncs the history holds. */
export const syncsKept = 50;
/** How long what a sync did here can be taken back, as with an import. */
export const undoDays = 30;
/** How long links to people of the other system outlive a deleted connection. */
export const linkRetentionDays = 30;
export const maxSlackJobs = 20;

/** Why integrations do nothing for a company, as its calls would be refused. */
export const haltCodes = ['common.FeatureMissing', 'common.SubscriptionMissing', 'common.CompanyEnding'] as const;
export type HaltCode = (typeof haltCodes)[number];

/** Whether a sync was stopped by that, and not by the other system. */
export const isHalt = (code: string | null): code is HaltCode => haltCodes.some((halt) => halt === code);
