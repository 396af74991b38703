import { z } from 'zod';

// What is read of Tripletex' answers (API 2.74). Fields that the token may not see are missing.

const text = z.string().nullish();
const Country = z.object({ id: z.number(), isoAlpha2Code: text });

export const Employee = z.object({
  id: z.number(),
  version: z.number(),
  firstName: text,
  lastName: text,
  email: text,
  employeeNumber: text,
  dateOfBirth: text,
  phoneNumberMobile: text,
  phoneNumberMobileCountry: Country.nullish(),
  nationalIdentityNumber: text,
  dnumber: text,
  bankAccountNumber: text,
  iban: text,
  isContact: z.boolean().nullish(),
  isProxy: z.boolean().nullish(),
  address: z.object({ addressLine1: text, addressLine2: text, postalCode: text, city: text, country: Country.nullish() }).nullish(),
  department: z.object({ id: z.number(), name: text }).nullish(),
  employments: z.array(z.object({ startDate: text, endDate: text })).nullish(),
});
export type Employee = z.output<typeof Employee>;

/** The fields of an employee that are asked for: those of `Employee`, by Tripletex' own way to write them. */
export const employeeFields = [
  'id,version,firstName,lastName,email,employeeNumber,dateOfBirth,phoneNumberMobile,phoneNumberMobileCountry(id,isoAlpha2Code)',
  'nationalIdentityNumber,dnumber,bankAccountNumber,iban,isContact,isProxy',
  'address(addressLine1,addressLine2,postalCode,city,country(id,isoAlpha2Code)),department(id,name),employments(startDate,endDate)',
].join(',');

/** Where changes are told to; addresses may be hidden. */
export const Subscription = z.object({ id: z.number(), version: z.number(), event: text, targetUrl: text, status: text });
export type Subscription = z.output<typeof Subscription>;

/** What a change answers: parts of other records are only named. */
export const Changed = z.object({ value: z.object({ id: z.number(), version: z.number() }) });

export const listOf = <Value extends z.ZodType>(value: Value) => z.object({ values: z.array(value) });

export const Department = z.object({ id: z.number(), name: text, isInactive: z.boolean().nullish() });
export const CountryCode = z.object({ id: z.number(), isoAlpha2Code: text });
export const Client = z.object({ id: z.number(), name: text, organizationNumber: text });
export const Company = z.object({ value: z.object({ name: text, organizationNumber: text }) });
export const WhoAmI = z.object({ value: z.object({ companyId: z.number() }) });
export const SessionToken = z.object({ value: z.object({ token: z.string().min(1) }) });

export const ApiError = z.object({
  code: z.number().nullish(),
  message: text,
  developerMessage: text,
  validationMessages: z.array(z.object({ field: text, message: text, path: text })).nullish(),
});
