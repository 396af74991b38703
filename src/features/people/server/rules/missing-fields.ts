import type { PersonField } from '../../contract/entities.ts';
import type { PersonRecord } from '../person-record.ts';

type Judged = Pick<
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
 * What a pending person still has to give (record 18): a way to reach them, and of staff what the payroll report to the authorities and the
 * first pay need. Next of kin is asked for, but nobody is kept out for want of it. Paths are those of the form.
 */
export function missingFields(person: Judged): (PersonField | 'address.streetAddress' | 'address.postalCode' | 'address.city')[] {
  const needed = [
    ['firstName', person.firstName],
    ['lastName', person.lastName],
    ['mobilePhoneNumber', person.mobilePhoneNumber],
    ...(person.isExternal ? [] : neededOfStaff(person)),
  ] as const;
  return needed.filter(([, value]) => !value).map(([name]) => name);
}

function neededOfStaff(person: Judged) {
  return [
    ['birthday', person.birthday],
    ['address.streetAddress', person.streetAddress],
    ['address.postalCode', person.postalCode],
    ['address.city', person.city],
    ['socialSecurityNumber', person.socialSecurityNumber],
    ['salaryAccountNumber', person.salaryAccountNumber],
  ] as const;
}
