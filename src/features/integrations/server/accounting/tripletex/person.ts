import { foldText } from '#features/people/contract/rules/fold-text.ts';
import { comparedFields, type ComparedField } from '../../../contract/kinds.ts';
import type { ExternalFields, ExternalPerson } from '../provider.ts';
import { dayOf, filled, internationalNumber, isDNumber, nationalNumber } from '../wire/values.ts';
import type { Employee } from './shapes.ts';

/** Dates live in employments, which report to the authorities and are never written; there is no position (integrations.23). */
export const tripletexReads: ReadonlySet<ComparedField> = new Set(comparedFields.filter((field) => field !== 'position'));

/** An employee as a person; what the token may not see is missing in Tripletex' answer. */
export function personOf(employee: Employee, today: string): ExternalPerson {
  const { address, employments, phoneNumberMobileCountry: phoneCountry } = employee;
  const employment = employments?.toSorted((one, other) => (one.startDate ?? '').localeCompare(other.startDate ?? '')).at(-1);
  const endDate = dayOf(employment?.endDate);
  return {
    externalId: String(employee.id),
    version: String(employee.version),
    ownId: null,
    isActive: !employee.isContact && !employee.isProxy && (endDate === null || endDate >= today),
    fields: {
      firstName: filled(employee.firstName),
      lastName: filled(employee.lastName),
      emailAddress: filled(employee.email),
      mobilePhoneNumber: internationalNumber(employee.phoneNumberMobile, phoneCountry?.isoAlpha2Code),
      birthday: dayOf(employee.dateOfBirth),
      streetAddress: filled(address?.addressLine1),
      postalCode: filled(address?.postalCode),
      city: filled(address?.city),
      country: filled(address?.country?.isoAlpha2Code),
      employeeNumber: filled(employee.employeeNumber),
      startDate: dayOf(employment?.startDate),
      endDate,
      department: filled(employee.department?.name),
      socialSecurityNumber: filled(employee.nationalIdentityNumber) ?? filled(employee.dnumber),
      salaryAccountNumber: filled(employee.bankAccountNumber) ?? filled(employee.iban),
    },
    unreadable: unreadableOf(employee),
  };
}

function unreadableOf(employee: Employee): ComparedField[] {
  const fields: ComparedField[] = [];
  if (employee.nationalIdentityNumber === undefined && employee.dnumber === undefined) fields.push('socialSecurityNumber');
  if (employee.bankAccountNumber === undefined && employee.iban === undefined) fields.push('salaryAccountNumber');
  if (employee.dateOfBirth === undefined) fields.push('birthday');
  if (employee.employments === undefined) fields.push('startDate', 'endDate');
  return fields;
}

/** What names and codes are called in Tripletex. */
export interface TripletexIds {
  /** By name, folded. */
  departmentIds: ReadonlyMap<string, number>;
  /** By code of two letters. */
  countryIds: ReadonlyMap<string, number>;
}

interface Body {
  address?: Record<string, unknown>;
  [field: string]: unknown;
}
type Writer = (value: string, ids: TripletexIds) => Body | undefined;

const writers: Partial<Record<ComparedField, Writer>> = {
  firstName: (firstName) => ({ firstName }),
  lastName: (lastName) => ({ lastName }),
  emailAddress: (email) => ({ email }),
  mobilePhoneNumber: phoneOf,
  birthday: (dateOfBirth) => ({ dateOfBirth }),
  streetAddress: (addressLine1) => ({ address: { addressLine1 } }),
  postalCode: (postalCode) => ({ address: { postalCode } }),
  city: (city) => ({ address: { city } }),
  country: (code, { countryIds }) => withId(countryIds.get(code), (country) => ({ address: { country } })),
  employeeNumber: (employeeNumber) => ({ employeeNumber }),
  department: (name, { departmentIds }) => withId(departmentIds.get(foldText(name)), (department) => ({ department })),
  socialSecurityNumber: (number) => (isDNumber(number) ? { dnumber: number } : { nationalIdentityNumber: number }),
  salaryAccountNumber: (number) => (/^[A-Z]{2}/.test(number) ? { iban: number } : { bankAccountNumber: number }),
};
export const tripletexWrites: ReadonlySet<ComparedField> = new Set(comparedFields.filter((field) => writers[field]));

/** The body of a change, and the fields that are in it: empty ones, and those that Tripletex does not take or know, are not. */
export function bodyOf(fields: ExternalFields, ids: TripletexIds): { body: Body; written: ExternalFields } {
  const written: ExternalFields = {};
  let body: Body = {};
  for (const field of comparedFields) {
    const value = filled(fields[field]);
    const part = value === null ? undefined : writers[field]?.(value, ids);
    if (!part) continue;
    written[field] = value;
    body = { ...body, ...part, ...(part.address && { address: { ...body.address, ...part.address } }) };
  }
  return { body, written };
}

function phoneOf(number: string, { countryIds }: TripletexIds): Body {
  const read = nationalNumber(number);
  const id = read?.country === undefined ? undefined : countryIds.get(read.country);
  return read && id !== undefined ? { phoneNumberMobile: read.digits, phoneNumberMobileCountry: { id } } : { phoneNumberMobile: number };
}

function withId(id: number | undefined, made: (named: { id: number }) => Body): Body | undefined {
  return id === undefined ? undefined : made({ id });
}
