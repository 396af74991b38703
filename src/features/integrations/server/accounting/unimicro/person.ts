import { hash } from 'node:crypto';
import { comparedFields, type ComparedField } from '../../../contract/kinds.ts';
import type { ExternalFields, ExternalPerson } from '../provider.ts';
import { dayOf, filled, internationalNumber, nationalNumber } from '../wire/values.ts';
import type { UniEmployee } from './shapes.ts';
import { unverified } from './unverified.ts';

/** Departments are dimensions of vouchers there, and say nothing of a person. */
export const uniMicroReads: ReadonlySet<ComparedField> = new Set(comparedFields.filter((field) => field !== 'department'));

/** Dates and positions live in employments, and accounts need what only Uni Micro's own pages ask for: they are never written. */
export const uniMicroWrites: ReadonlySet<ComparedField> = new Set([
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
  'socialSecurityNumber',
] satisfies ComparedField[]);

export function personOf(employee: UniEmployee, today: string): ExternalPerson {
  const { BusinessRelationInfo: info, Employments: employments } = employee;
  const newest = employments?.toSorted((one, other) => (one.StartDate ?? '').localeCompare(other.StartDate ?? '')).at(-1);
  const { firstName, lastName } = splitName(info?.Name);
  const address = info?.InvoiceAddress;
  const endDate = dayOf(newest?.EndDate);
  return {
    externalId: String(employee.ID),
    version: unverified.versionOf(employee),
    ownId: null,
    isActive: employee.Active !== false && !employee.Deleted && (endDate === null || endDate >= today),
    fields: {
      firstName,
      lastName,
      emailAddress: filled(info?.DefaultEmail?.EmailAddress),
      mobilePhoneNumber: phoneOf(info?.DefaultPhone),
      birthday: dayOf(employee.BirthDate),
      streetAddress: filled(address?.AddressLine1),
      postalCode: filled(address?.PostalCode),
      city: filled(address?.City),
      country: filled(address?.CountryCode),
      employeeNumber: filled(employee.EmployeeNumber),
      startDate: dayOf(newest?.StartDate) ?? dayOf(employee.EmploymentDate),
      endDate,
      position: filled(newest?.JobName),
      socialSecurityNumber: filled(employee.SocialSecurityNumber),
      salaryAccountNumber: filled(info?.DefaultBankAccount?.AccountNumber?.replaceAll(/[\s.]/g, '')),
    },
    unreadable: employee.SocialSecurityNumber === undefined ? ['socialSecurityNumber'] : [],
  };
}

/** Uni Micro has one name: what comes last is the last name, or what stands before a comma. */
export function splitName(name: string | null | undefined): { firstName: string | null; lastName: string | null } {
  const words = (name ?? '').trim().replaceAll(/\s+/g, ' ');
  const [, before, after] = /^([^,]+), ?(.+)$/.exec(words) ?? [];
  if (before !== undefined && after !== undefined) return { firstName: after, lastName: before };
  const at = words.lastIndexOf(' ');
  return at < 0 ? { firstName: null, lastName: filled(words) } : { firstName: words.slice(0, at), lastName: words.slice(at + 1) };
}

function phoneOf(phone: { Number?: string | null | undefined; CountryCode?: string | null | undefined } | null | undefined): string | null {
  const code = filled(phone?.CountryCode);
  const number = filled(phone?.Number);
  const isDialled = code !== null && /^\+?\d{1,3}$/.test(code);
  const whole = isDialled && number !== null && !/^(?:\+|00)/.test(number) ? `+${code.replace('+', '')}${number}` : number;
  return internationalNumber(whole, isDialled ? null : code);
}

/** A part of a record: the one there is, or a new one, whose `_createguid` lets it be made only once. */
type Part = { ID: number } | { ID: 0; _createguid: string };

/** The body of a change, and the fields that are in it. What is empty or not taken is not. */
export function bodyOf(fields: ExternalFields, { before, ownId }: { before: UniEmployee | undefined; ownId: string }) {
  const written: ExternalFields = {};
  for (const field of comparedFields) {
    const value = filled(fields[field]);
    const isWritten = uniMicroWrites.has(field) && (field !== 'employeeNumber' || /^[1-9]\d{0,8}$/.test(value ?? ''));
    if (value !== null && isWritten) written[field] = value;
  }
  const info = before?.BusinessRelationInfo;
  const part = (name: string, known: { ID: number } | null | undefined): Part =>
    known && known.ID > 0 ? { ID: known.ID } : { ID: 0, _createguid: guidOf(`${ownId}|${name}`) };
  const { birthday, socialSecurityNumber, employeeNumber } = written;
  const details = infoOf(written, { info, part });
  const body = {
    ...(before ? { ID: before.ID } : { ID: 0, _createguid: guidOf(ownId) }),
    ...(birthday && { BirthDate: birthday }),
    ...(socialSecurityNumber && { SocialSecurityNumber: socialSecurityNumber }),
    ...(employeeNumber && { EmployeeNumber: Number(employeeNumber) }),
    ...(Object.keys(details).length > 0 && { BusinessRelationInfo: { ...part('info', info), ...details } }),
  };
  return { body, written };
}

interface InfoParts {
  info: UniEmployee['BusinessRelationInfo'];
  part: (name: string, known: { ID: number } | null | undefined) => Part;
}

function infoOf(written: ExternalFields, { info, part }: InfoParts): object {
  const { firstName, lastName, emailAddress, mobilePhoneNumber, streetAddress, postalCode, city, country } = written;
  const known = splitName(info?.Name);
  const name = [firstName ?? known.firstName, lastName ?? known.lastName].filter(Boolean).join(' ');
  const phone = mobilePhoneNumber ? nationalNumber(mobilePhoneNumber) : undefined;
  const address = {
    ...(streetAddress && { AddressLine1: streetAddress }),
    ...(postalCode && { PostalCode: postalCode }),
    ...(city && { City: city }),
    ...(country && { CountryCode: country }),
  };
  return {
    ...((firstName || lastName) && { Name: name }),
    ...(emailAddress && { DefaultEmail: { ...part('email', info?.DefaultEmail), EmailAddress: emailAddress } }),
    ...(phone && { DefaultPhone: { ...part('phone', info?.DefaultPhone), Number: phone.digits, CountryCode: `+${phone.code}` } }),
    ...(Object.keys(address).length > 0 && { InvoiceAddress: { ...part('address', info?.InvoiceAddress), ...address } }),
  };
}

/** The same for the same text, in the form of a GUID. */
function guidOf(text: string): string {
  const digits = hash('sha256', `samspill|${text}`);
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-9$4-$5');
}
