import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { featureFlags } from '#kernel/contract/permissions.ts';
import { CallingCode, City, Country, PostalCode, SecondLine, StreetAddress, text } from './address.ts';
import { documentVersions } from './documents.ts';
import { normalOrganisationNumber, organisationNumberFault } from './organisation-number.ts';

/** A text that may be left out; an empty one is as good as none. */
const optionalText = (length: number) =>
  z
    .string()
    .trim()
    .nullish()
    .transform((value) => value || null)
    .pipe(z.string().max(length, field('tooLong', { length })).nullable());

/** An organisation number as typed, kept as nine digits. */
export const RegistryId = text(30)
  .superRefine((typed, check) => {
    const fault = organisationNumberFault(typed);
    if (fault)
      check.addIssue({ code: 'custom', message: fault === 'exactDigits' ? field('exactDigits', { length: 9 }) : field('checkDigit') });
  })
  .transform(normalOrganisationNumber);

/** Where a company is (002 §3); the second line and the province stand beside it, as in the specification. */
export const CompanyAddress = z.object({ streetAddress: StreetAddress, postalCode: PostalCode, city: City, country: Country });

/** A mobile number without its calling code: 8 to 20 digits, written with or without spaces (002 §5). */
export const MobilePhone = text(40)
  .transform((typed) => typed.replace(/[\s\p{Pd}]/gu, ''))
  .pipe(
    z
      .string()
      .regex(/^\d+$/u, { error: field('numbersOnly'), abort: true })
      .min(8, field('tooShort', { length: 8 }))
      .max(20, field('tooLong', { length: 20 })),
  );

const mostEmployees = 1_000_000;

/** What a person fills in to register a company (SH-34). */
export const CompanyRegistration = z.object({
  registryId: RegistryId,
  name: text(200),
  address: CompanyAddress,
  secondaryStreetAddress: SecondLine,
  province: optionalText(60),
  numberOfEmployees: z
    .number(field('required'))
    .int(field('numbersOnly'))
    .min(0, field('tooSmall', { length: 0 }))
    .max(mostEmployees, field('tooLarge', { length: mostEmployees })),
  purposeDescription: optionalText(2000),
  mobileCountryCode: CallingCode.default('+47'),
  mobilePhone: MobilePhone,
  partnerId: optionalText(100),
});
export type CompanyRegistration = z.output<typeof CompanyRegistration>;

/** The versions that were read and accepted; another version than today's is as good as none. */
export const Acceptances = z.object({
  privacyStatement: z.literal(documentVersions['privacy-statement'], field('accept')),
  serviceAgreement: z.literal(documentVersions['service-agreement'], field('accept')),
});
export type Acceptances = z.output<typeof Acceptances>;

/** What the business register knows, as a suggestion for the form (SH-35). Anything may be missing. */
export const RegistryCompany = z.object({
  registryId: z.string(),
  name: z.string(),
  address: z.object({ streetAddress: z.string(), postalCode: z.string(), city: z.string(), country: z.string() }),
  secondaryStreetAddress: z.string().nullable(),
  province: z.string().nullable(),
  numberOfEmployees: z.number().nullable(),
  purposeDescription: z.string().nullable(),
  mobilePhone: z.string().nullable(),
});
export type RegistryCompany = z.output<typeof RegistryCompany>;

/** A company as its people see it (002 §3). */
export const Company = z.object({
  id: z.number(),
  identityGuid: z.string(),
  name: z.string(),
  registryId: z.string(),
  purposeDescription: z.string().nullable(),
  numberOfEmployees: z.number(),
  address: z.object({ streetAddress: z.string(), postalCode: z.string(), city: z.string(), country: z.string() }),
  secondaryStreetAddress: z.string().nullable(),
  province: z.string().nullable(),
  mobileCountryCode: z.string(),
  mobilePhone: z.string(),
  partnerId: z.string().nullable(),
  logoGuid: z.string().nullable(),
  allowSupport: z.boolean(),
  directedByCompanyUserId: z.string().nullable(),
  language: z.enum(['no', 'en']),
  timeZone: z.string(),
  properties: z.object({ features: z.partialRecord(z.enum(featureFlags), z.boolean()) }),
  /** Whether the director was named and access control may be used (001 §5). */
  accessControlAcknowledged: z.boolean(),
  createdDate: z.string(),
  version: z.number(),
});
export type Company = z.output<typeof Company>;
