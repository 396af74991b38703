import { foldText } from '#features/people/contract/rules/fold-text.ts';
import { comparedFields, type ComparedField } from '../../../contract/kinds.ts';
import type { ExternalFields, ExternalPerson } from '../provider.ts';
import { dayOf, filled, internationalNumber } from '../wire/values.ts';
import type { GoEmployee } from './shapes.ts';

export const powerOfficeReads: ReadonlySet<ComparedField> = new Set(comparedFields);

/** What stands beside employees; undefined where the key may not read it. */
export interface EmployeeLookups {
  departments: ReadonlyMap<number, string> | undefined;
  /** Account numbers by the id that employees name. */
  accounts: ReadonlyMap<number, string> | undefined;
}

export function personOf(employee: GoEmployee, { departments, accounts }: EmployeeLookups, today: string): ExternalPerson {
  const { mailaddress: address, salarybankaccountid: accountId, departmentid: departmentId } = employee;
  const endDate = dayOf(employee.enddate);
  const isHidden = employee.nationalidnumber === undefined || employee.nationalidnumber === 'hidden';
  const account = accountId ? accounts?.get(accountId) : undefined;
  const isAccountKnown = accounts !== undefined && accountId !== undefined && (accountId === null || account !== undefined);
  return {
    externalId: String(employee.id),
    version: filled(employee.lastchangeddatetimeoffset),
    ownId: filled(employee.externalimportreference),
    isActive: !employee.isarchived && (endDate === null || endDate >= today),
    fields: {
      firstName: filled(employee.firstname),
      lastName: filled(employee.lastname),
      emailAddress: filled(employee.emailaddress),
      mobilePhoneNumber: internationalNumber(employee.phonenumber, address?.countrycode),
      birthday: dayOf(employee.dateofbirth),
      streetAddress: filled(address?.addressline1),
      postalCode: filled(address?.zipcode),
      city: filled(address?.city),
      // Where there is no address, the country would be PowerOffice's own default.
      country: filled(address?.addressline1) || filled(address?.city) ? filled(address?.countrycode) : null,
      employeeNumber: filled(employee.number),
      startDate: dayOf(employee.startdate),
      endDate,
      position: filled(employee.jobtitle),
      department: departmentId ? filled(departments?.get(departmentId)) : null,
      socialSecurityNumber: isHidden ? null : filled(employee.nationalidnumber),
      salaryAccountNumber: filled(account),
    },
    unreadable: [
      ...(isHidden ? (['socialSecurityNumber'] as const) : []),
      ...(isAccountKnown ? [] : (['salaryAccountNumber'] as const)),
      ...(departments === undefined ? (['department'] as const) : []),
    ],
  };
}

type Value = string | number;
type Writer = (value: string, departmentIds: ReadonlyMap<string, number>) => { path: string; value: Value } | undefined;
const at =
  (path: string): Writer =>
  (value) => ({ path, value });

/** Where PowerOffice keeps our fields. Salary accounts are records of their own, with a privilege of their own, and are not written. */
const writers: Partial<Record<ComparedField, Writer>> = {
  firstName: at('FirstName'),
  lastName: at('LastName'),
  emailAddress: at('EmailAddress'),
  mobilePhoneNumber: at('PhoneNumber'),
  birthday: at('DateOfBirth'),
  streetAddress: at('MailAddress/AddressLine1'),
  postalCode: at('MailAddress/ZipCode'),
  city: at('MailAddress/City'),
  country: at('MailAddress/CountryCode'),
  employeeNumber: (number) => (/^[1-9]\d{0,14}$/.test(number) ? { path: 'Number', value: Number(number) } : undefined),
  startDate: at('StartDate'),
  endDate: at('EndDate'),
  position: at('JobTitle'),
  department: (name, departmentIds) => {
    const id = departmentIds.get(foldText(name));
    return id === undefined ? undefined : { path: 'DepartmentId', value: id };
  },
  socialSecurityNumber: at('NationalIdNumber'),
};
export const powerOfficeWrites: ReadonlySet<ComparedField> = new Set(comparedFields.filter((field) => writers[field]));

interface Written {
  parts: { path: string; value: Value }[];
  fields: ExternalFields;
}

/** The parts of a change, and the fields that are in it: empty ones, and those that PowerOffice does not take or know, are not. */
export function partsOf(fields: ExternalFields, departments: EmployeeLookups['departments']): Written {
  const active = new Map([...(departments ?? [])].toReversed().map(([id, name]) => [foldText(name), id]));
  const written: Written = { parts: [], fields: {} };
  for (const field of comparedFields) {
    const value = filled(fields[field]);
    const part = value === null ? undefined : writers[field]?.(value, active);
    if (!part) continue;
    written.parts.push(part);
    written.fields[field] = value;
  }
  return written;
}

const inAddress = 'MailAddress/';

/** Somebody new. */
export function newEmployee(parts: Written['parts']): Record<string, Value | object> {
  const own = parts.filter(({ path }) => !path.startsWith(inAddress)).map(({ path, value }) => [path, value] as const);
  const address = addressOf(parts);
  return { ...Object.fromEntries(own), ...(address && { MailAddress: address }) };
}

/** A change as JSON Patch. Where there is no address yet, it is added as a whole. */
export function patchOf(parts: Written['parts'], { hasAddress }: { hasAddress: boolean }): object[] {
  const single = parts.filter(({ path }) => hasAddress || !path.startsWith(inAddress));
  const address = hasAddress ? undefined : addressOf(parts);
  return [
    ...single.map(({ path, value }) => ({ op: 'replace', path: `/${path}`, value })),
    ...(address ? [{ op: 'add', path: '/MailAddress', value: address }] : []),
  ];
}

function addressOf(parts: Written['parts']): Record<string, Value> | undefined {
  const inside = parts.filter(({ path }) => path.startsWith(inAddress));
  return inside.length === 0 ? undefined : Object.fromEntries(inside.map(({ path, value }) => [path.slice(inAddress.length), value]));
}
