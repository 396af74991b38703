import type { PersonField } from '../../contract/entities.ts';
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

/**
 * What a pending person must fill in (record 18): contact details, and for staff what the payroll report to the authorities and the
 * first pay require. Next of kin is requested, but not required. Paths are those of the form.
 */
export function missingFields(person: CheckedPerson): (PersonField | 'address.streetAddress' | 'address.postalCode' | 'address.city')[] {
  const needed = [
    ['firstName', person.firstName],
    ['lastName', person.lastName],
    ['mobilePhoneNumber', person.mobilePhoneNumber],
    ...(person.isExternal ? [] : neededOfStaff(person)),
  ] as const;
  return needed.filter(([, value]) => !value).map(([name]) => name);
}

function neededOfStaff(person: CheckedPerson) {
  return [
    ['birthday', person.birthday],
    ['address.streetAddress', person.streetAddress],
    ['address.postalCode', person.postalCode],
    ['address.city', person.city],
    ['socialSecurityNumber', person.socialSecurityNumber],
    ['salaryAccountNumber', person.salaryAccountNumber],
  ] as const;
}
