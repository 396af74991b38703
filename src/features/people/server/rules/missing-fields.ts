import { neededFields, type NeededField } from '../../contract/rules/needed-fields.ts';
import type { PersonRecord } from '../person-record.ts';

type CheckedPerson = Pick<
  PersonRecord,
  | 'firstName'
  | 'lastName'
  | 'mobilePhoneNumber'
  | 'birthday'
  | 'streetAddress'
  | 'postalCode'
  | 'city'
  | 'socialSecurityNumber'
  | 'salaryAccountNumber'
> & { isExternal: boolean };

/** What a pending person has still to fill in, by the paths of the form. */
export function missingFields(person: CheckedPerson): NeededField[] {
  const { streetAddress, postalCode, city } = person;
  const values = { ...person, 'address.streetAddress': streetAddress, 'address.postalCode': postalCode, 'address.city': city };
  return neededFields(person).filter((path) => !values[path]);
}
