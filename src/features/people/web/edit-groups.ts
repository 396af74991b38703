import type { CompanyUser } from '../contract/entities.ts';
import type { EditField, EditValues } from './edit-values.ts';

/** The fields of the form by group, in display order. */
export const editGroups = {
  name: ['firstName', 'lastName'],
  contact: ['emailAddress', 'secondaryEmail', 'phoneCountryCode', 'mobilePhoneNumber', 'isMobileHidden'],
  address: ['address'],
  job: [
    'position',
    'department',
    'team',
    'location',
    'reportingToCompanyUserId',
    'employeeNumber',
    'positionType',
    'positionCoverage',
    'startDate',
    'trialPeriodEndDate',
    'endDate',
  ],
  pay: ['salaryAmount', 'salaryInterval', 'salaryCurrency', 'salaryAccountNumber', 'socialSecurityNumber'],
  personal: ['birthday', 'preferredLanguage', 'isBirthdayHidden', 'tShirtSize', 'drivingLicense', 'allergies'],
  nextOfKin: ['emergencyContacts'],
  remarks: ['notes'],
} as const satisfies Record<string, readonly EditField[]>;
export type EditGroup = keyof typeof editGroups;

/** Whether the user may change a field. */
export type Can = (name: EditField) => boolean;

export const canChange =
  ({ editableFields }: CompanyUser): Can =>
  (name) =>
    editableFields?.includes(name) ?? false;

/** The groups with at least one editable field. */
export function groupsFor(can: Can): EditGroup[] {
  // The keys of the table are those of its type.
  return (Object.keys(editGroups) as EditGroup[]).filter((group) => editGroups[group].some((name: EditField) => can(name)));
}

export interface Progress {
  given: number;
  total: number;
  isChanged: boolean;
  isWrong: boolean;
}

// Fields with an initial value do not count as progress.
const uncounted: ReadonlySet<EditField> = new Set(['isMobileHidden', 'isBirthdayHidden', 'phoneCountryCode', 'salaryCurrency']);

interface State {
  values: EditValues;
  /** Numbers that are stored but hidden count as filled in. */
  masked: CompanyUser['masked'];
  changed: readonly EditField[];
  /** Paths of the invalid fields, `address.city`. */
  wrong: readonly string[];
}

/** The progress of a group of the long form, of the fields that the user may fill in. */
export function progressOf(group: EditGroup, can: Can, { values, masked, changed, wrong }: State): Progress {
  const names: readonly EditField[] = editGroups[group].filter((name: EditField) => can(name));
  const counted = names.filter((name) => !uncounted.has(name));
  const isMasked = (name: EditField) => (name === 'socialSecurityNumber' || name === 'salaryAccountNumber') && Boolean(masked?.[name]);
  return {
    given: counted.filter((name) => isMasked(name) || isGiven(values[name])).length,
    total: counted.length,
    isChanged: names.some((name) => changed.includes(name)),
    isWrong: wrong.some((path) => names.some((name) => path.split('.')[0] === name)),
  };
}

function isGiven(value: EditValues[EditField]): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && value !== null) return Boolean(value.streetAddress || value.postalCode || value.city);
  return value !== '' && value !== null && value !== false;
}
