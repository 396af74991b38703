import type { PersonFields, PersonState } from '../contract/entities.ts';
import { externalRoles, type RoleKey } from '#kernel/contract/permissions.ts';

/** One emergency contact as stored. */
export interface ContactRecord {
  fullName: string;
  phoneCountryCode: string;
  phone: string;
  relation: string | null;
}

/** The writable columns of a person's row. */
export interface StoredPerson {
  id: string;
  state: PersonState;
  role: RoleKey;
  accountId: string | null;
  hasAccess: boolean;
  firstName: string;
  lastName: string;
  emailAddress: string | null;
  secondaryEmail: string | null;
  phoneCountryCode: string;
  mobilePhoneNumber: string | null;
  isMobileHidden: boolean;
  department: string | null;
  team: string | null;
  location: string | null;
  position: string | null;
  positionType: 'permanent' | 'manager' | 'temporary' | null;
  /** The exact text that the database returns. */
  positionCoverage: string | null;
  startDate: string | null;
  endDate: string | null;
  trialPeriodEndDate: string | null;
  employeeNumber: string | null;
  reportingToCompanyUserId: string | null;
  salaryAmount: string | null;
  salaryCurrency: string | null;
  salaryInterval: 'yearly' | 'monthly' | 'weekly' | 'hourly' | null;
  birthday: string | null;
  isBirthdayHidden: boolean;
  tShirtSize: string | null;
  drivingLicense: string | null;
  preferredLanguage: 'nb' | 'en-gb' | null;
  notes: string | null;
  apartment: string | null;
  streetAddress: string | null;
  postalCode: string | null;
  city: string | null;
  province: string | null;
  country: string | null;
  inactivationDate: string | null;
}

/** The values that are encrypted at rest, decrypted here. */
export interface PersonSecrets {
  socialSecurityNumber: string | null;
  salaryAccountNumber: string | null;
  allergies: string | null;
}

/** All writable values of one person. */
export type PersonRecord = StoredPerson & PersonSecrets & { emergencyContacts: ContactRecord[] };

/** A stored person, including the values that users cannot write. */
export type StoredPersonRecord = PersonRecord & {
  version: number;
  isExternal: boolean;
  profileImageAt: Date | null;
  reportingToFullName: string | null;
  hasFormerAccount: boolean;
};

const blank: Omit<PersonRecord, 'id' | 'firstName' | 'lastName' | 'role'> = {
  state: 'active',
  accountId: null,
  hasAccess: false,
  emailAddress: null,
  secondaryEmail: null,
  phoneCountryCode: '+47',
  mobilePhoneNumber: null,
  isMobileHidden: false,
  department: null,
  team: null,
  location: null,
  position: null,
  positionType: null,
  positionCoverage: null,
  startDate: null,
  endDate: null,
  trialPeriodEndDate: null,
  employeeNumber: null,
  reportingToCompanyUserId: null,
  salaryAmount: null,
  salaryCurrency: null,
  salaryInterval: null,
  birthday: null,
  isBirthdayHidden: false,
  tShirtSize: null,
  drivingLicense: null,
  preferredLanguage: null,
  notes: null,
  apartment: null,
  streetAddress: null,
  postalCode: null,
  city: null,
  province: null,
  country: null,
  inactivationDate: null,
  socialSecurityNumber: null,
  salaryAccountNumber: null,
  allergies: null,
  emergencyContacts: [],
};

/** The record of a new person; added or imported people are active and have no access yet (people.11). */
export function newRecord(id: string, role: RoleKey, names: { firstName: string; lastName: string }, fields: PersonFields): PersonRecord {
  return withFields({ ...blank, id, role, ...names }, fields);
}

/** The record with the given fields changed: absent = unchanged, null = cleared. */
export function withFields<Person extends PersonRecord>(person: Person, fields: PersonFields): Person {
  const { address, positionCoverage, salaryAmount, ...plain } = fields;
  const numbers = {
    positionCoverage: positionCoverage === undefined ? undefined : (positionCoverage?.toFixed(2) ?? null),
    salaryAmount: salaryAmount === undefined ? undefined : withTwoDecimals(salaryAmount),
  };
  const given = Object.entries({ ...plain, ...address, ...numbers }).filter(([, value]) => value !== undefined);
  return { ...person, ...Object.fromEntries(given) };
}

/** The record with another role: an external person reports to nobody (access-control.7). Without a role, as it is. */
export function withRole<Person extends PersonRecord>(person: Person, role: RoleKey | undefined): Person {
  if (role === undefined) return person;
  return { ...person, role, ...(externalRoles.includes(role) && { reportingToCompanyUserId: null }) };
}

/** Formats an amount like the database, so that equal amounts are equal texts. */
function withTwoDecimals(amount: string | null): string | null {
  if (amount === null) return null;
  const [whole = '', decimals = ''] = amount.split('.');
  return `${whole.replace(/^0+(?=\d)/, '')}.${decimals.padEnd(2, '0')}`;
}
