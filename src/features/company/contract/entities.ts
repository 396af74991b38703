import { z } from 'zod';
import { PaymentCompanyProperties } from '#features/account/contract/payment-properties.ts';
import { field } from '#kernel/contract/errors.ts';
import { isPhoneOf } from '#kernel/contract/phone-number.ts';
import { featureFlags } from '#kernel/contract/permissions.ts';
import { Day, wholeNumber } from '#kernel/contract/values.ts';
import { CallingCode, City, Country, PostalCode, SecondLine, StreetAddress, text } from './address.ts';
import { documentVersions } from './documents.ts';
import { normalOrganisationNumber, organisationNumberFault } from './organisation-number.ts';

/** An optional text; an empty one counts as missing. */
const optionalText = (length: number) =>
  z
    .string()
    .trim()
    .nullish()
    .transform((value) => value || null)
    .pipe(z.string().max(length, field('tooLong', { length })).nullable());

/** An organisation number as typed, normalised to nine digits. */
export const RegistryId = text(30)
  .superRefine((typed, check) => {
    const fault = organisationNumberFault(typed);
    if (fault)
      check.addIssue({ code: 'custom', message: fault === 'exactDigits' ? field('exactDigits', { length: 9 }) : field('checkDigit') });
  })
  .transform(normalOrganisationNumber);

/** The address of a company (company.5); the second line and the province are separate fields of the company. */
export const CompanyAddress = z.object({ streetAddress: StreetAddress, postalCode: PostalCode, city: City, country: Country });

/** A mobile number without its calling code: 8 to 20 digits, written with or without spaces (company.1). */
export const MobilePhone = text(40)
  .transform((typed) => typed.replace(/[\s\p{Pd}]/gu, ''))
  .pipe(
    z
      .string()
      .regex(/^\d+$/u, { error: field('numbersOnly'), abort: true })
      .min(8, field('tooShort', { length: 8 }))
      .max(20, field('tooLong', { length: 20 })),
  );

const maxEmployees = 1_000_000;

/** What a person fills in to register a company (company.1). */
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
    .max(maxEmployees, field('tooLarge', { length: maxEmployees })),
  purposeDescription: optionalText(2000),
  mobileCountryCode: CallingCode.default('+47'),
  mobilePhone: MobilePhone,
  partnerId: optionalText(100),
});
/** With the rule that depends on the calling code too; only for the whole, as a refined object cannot be extended. */
export function withPhone<Schema extends z.ZodType<{ mobileCountryCode: string; mobilePhone: string }>>(schema: Schema): Schema {
  return schema.refine(({ mobileCountryCode, mobilePhone }) => isPhoneOf(mobileCountryCode, mobilePhone), {
    path: ['mobilePhone'],
    error: field('phone'),
  });
}
export type CompanyRegistration = z.output<typeof CompanyRegistration>;

/** The accepted versions of documents; any version but the current one is refused. */
export const Acceptances = z.object({
  privacyStatement: z.literal(documentVersions['privacy-statement'], field('accept')),
  serviceAgreement: z.literal(documentVersions['service-agreement'], field('accept')),
});
export type Acceptances = z.output<typeof Acceptances>;

/** Data from the business register, as a suggestion for the form (company.3). All fields are optional. */
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

/** The purposes that a company may choose (company.8). */
export const interests = [
  'people',
  'absence',
  'documents',
  'contracts',
  'employmentContracts',
  'signing',
  'onOffBoarding',
  'gdpr',
] as const;

/** The editable details of the company (company.10). */
export const CompanyDetails = CompanyRegistration.omit({ partnerId: true });
export type CompanyDetails = z.output<typeof CompanyDetails>;

/** A time zone by its IANA name. */
export const TimeZone = z.string().refine(isTimeZone, field('select'));

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The idle timeout of a session in minutes: at most the product's own eight hours. */
export const sessionLengths = { least: 5, most: 480 } as const;
/** For how many months the log keeps old and new values. */
export const logMonths = { least: 6, most: 120 } as const;
const leaverMonths = { least: 1, most: 120 } as const;

/** The company's settings; omitted ones are not changed (company.13). */
export const CompanySettings = z.object({
  allowSupport: z.boolean(field('invalid')),
  /** The last day of support access; null until it is turned off (support.4). */
  allowSupportUntil: Day.nullable(),
  language: z.enum(['no', 'en'], field('select')),
  timeZone: TimeZone,
  managersSeePay: z.boolean(field('invalid')),
  /** Null for the product's default length. */
  sessionLengthMinutes: wholeNumber(sessionLengths.least, sessionLengths.most).nullable(),
  mfaRequired: z.boolean(field('invalid')),
  logRetentionMonths: wholeNumber(logMonths.least, logMonths.most),
  /** How many months after somebody left their erasure is proposed (people.43). */
  leaverRetentionMonths: wholeNumber(leaverMonths.least, leaverMonths.most),
  /** Whether people’s takeouts name the users who viewed their data. */
  lookersNamed: z.boolean(field('invalid')),
  featuresOff: z.array(z.enum(featureFlags, field('select'))).max(featureFlags.length),
  /** Letters, digits and spaces, which all telephones can display, with one letter at least (sms.9). */
  smsSenderName: z
    .string()
    .trim()
    .min(3, field('tooShort', { length: 3 }))
    .max(11, field('tooLong', { length: 11 }))
    .regex(/^(?=.*[A-Za-z])[A-Za-z0-9 ]+$/, field('invalid'))
    .nullable(),
});
export type CompanySettings = z.output<typeof CompanySettings>;

/** Settings that protect people and the company: only for users who manage access control. */
export const guardedSettings = [
  'managersSeePay',
  'sessionLengthMinutes',
  'mfaRequired',
  'logRetentionMonths',
  'leaverRetentionMonths',
  'lookersNamed',
  'featuresOff',
] as const;

/** A company in the form that its members see (company.6). */
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
  /** Whether support may view the company today. */
  allowSupport: z.boolean(),
  allowSupportUntil: z.string().nullable(),
  directedByCompanyUserId: z.string().nullable(),
  language: z.enum(['no', 'en']),
  timeZone: z.string(),
  managersSeePay: z.boolean(),
  sessionLengthMinutes: z.number().nullable(),
  mfaRequired: z.boolean(),
  logRetentionMonths: z.number(),
  leaverRetentionMonths: z.number(),
  lookersNamed: z.boolean(),
  smsSenderName: z.string().nullable(),
  interests: z.array(z.enum(interests)),
  companyDirector: z.object({ companyUserId: z.string(), name: z.string() }).nullable(),
  /** What the caller may do with it. */
  permissions: z.object({ edit: z.boolean(), guard: z.boolean(), support: z.boolean() }),
  properties: z.object({ features: z.partialRecord(z.enum(featureFlags), z.boolean()) }),
  /** Null while the payment solution is off (subscription.32). */
  paymentCompanyProperties: PaymentCompanyProperties.nullable(),
  /** Whether the director was named and access control may be used (access-control.1). */
  accessControlAcknowledged: z.boolean(),
  createdDate: z.string(),
  version: z.number(),
});
export type Company = z.output<typeof Company>;
