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
  pay: ['salaryAmount', 'salaryCurrency', 'salaryInterval', 'salaryAccountNumber', 'socialSecurityNumber'],
  personal: ['birthday', 'preferredLanguage', 'isBirthdayHidden', 'tShirtSize', 'drivingLicense', 'allergies'],
  nextOfKin: ['emergencyContacts'],
  remarks: ['notes'],
} as const satisfies Record<string, readonly EditField[]>;
export type EditGroup = keyof typeof editGroups;

const fieldOrder: readonly string[] = Object.values(editGroups).flat();
/** The parts of an address and of a next of kin, in display order. */
const partOrder: readonly string[] = [
  'streetAddress',
  'apartment',
  'postalCode',
  'city',
  'province',
  'country',
  'fullName',
  'relation',
  'phoneCountryCode',
  'phone',
];

/** Paths of fields, `address.city`, in the order in which the page shows them. */
export function inPageOrder(paths: readonly string[]): string[] {
  return paths.toSorted((a, b) => {
    const [placesOfA, placesOfB] = [placesOf(a), placesOf(b)];
    return placesOfA.map((place, level) => place - (placesOfB[level] ?? 0)).find((difference) => difference !== 0) ?? 0;
  });
}

/** The places of the field, of the record among several, and of the part within it. */
function placesOf(path: string): number[] {
  const [field = '', ...rest] = path.split('.');
  return [fieldOrder.indexOf(field), rest.length > 1 ? Number(rest[0]) : 0, partOrder.indexOf(rest.at(-1) ?? '')];
}

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
