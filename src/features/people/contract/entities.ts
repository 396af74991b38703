import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { isPhoneOf } from '#kernel/contract/phone-number.ts';
import { roleKeys } from '#kernel/contract/permissions.ts';
import { Moment } from '#kernel/contract/values.ts';
import * as rule from './field-rules.ts';

export const PersonState = z.enum(['active', 'inactive', 'pending']);
export type PersonState = z.output<typeof PersonState>;

/** `manager` is the leading or particularly independent position (people.2). */
export const PositionType = z.enum(['permanent', 'manager', 'temporary'], field('select'));
export const SalaryInterval = z.enum(['yearly', 'monthly', 'weekly', 'hourly'], field('select'));
export type SalaryInterval = z.output<typeof SalaryInterval>;
export const PreferredLanguage = z.enum(['nb', 'en-gb'], field('select'));
export const Role = z.enum(roleKeys, field('select'));

export const Address = z.object({
  apartment: rule.Text(20),
  streetAddress: rule.Street,
  city: rule.City,
  postalCode: rule.PostalCode,
  country: rule.Country,
  province: rule.Text(100),
});
export type Address = z.output<typeof Address>;

export const EmergencyContact = z
  .object({
    fullName: rule.FullName,
    phoneCountryCode: rule.CountryCode.default('+47'),
    phone: rule.Phone.pipe(z.string(field('required'))),
    relation: rule.Text(50),
  })
  .refine(({ phoneCountryCode, phone }) => isPhoneOf(phoneCountryCode, phone), { path: ['phone'], error: field('phone') });
export type EmergencyContact = z.output<typeof EmergencyContact>;

/** Every writable field of a person, with its rule (people.1, people.3). Absent = unchanged, null = cleared. */
export const PersonFields = z
  .object({
    firstName: rule.Name,
    lastName: rule.Name,
    emailAddress: rule.Email,
    secondaryEmail: rule.Email,
    phoneCountryCode: rule.CountryCode,
    mobilePhoneNumber: rule.Phone,
    isMobileHidden: z.boolean(),
    department: rule.Text(100),
    team: rule.Text(100),
    location: rule.Text(100),
    position: rule.JobTitle.nullable(),
    positionType: PositionType.nullable(),
    positionCoverage: rule.Percentage,
    startDate: rule.PlainDate,
    endDate: rule.PlainDate,
    trialPeriodEndDate: rule.PlainDate,
    employeeNumber: rule.Text(50),
    reportingToCompanyUserId: z.uuid(field('select')).nullable(),
    salaryAmount: rule.Salary,
    salaryCurrency: rule.Currency,
    salaryInterval: SalaryInterval.nullable(),
    salaryAccountNumber: rule.SalaryAccountNumber,
    socialSecurityNumber: rule.SocialSecurityNumber,
    birthday: rule.PlainDate,
    isBirthdayHidden: z.boolean(),
    allergies: rule.Text(500),
    tShirtSize: rule.Text(20),
    drivingLicense: rule.Text(50),
    preferredLanguage: PreferredLanguage.nullable(),
    notes: rule.Text(4000),
    address: Address.partial(),
    emergencyContacts: z.array(EmergencyContact).max(10, field('tooLarge', { length: 10 })),
  })
  .partial();
export type PersonFields = z.output<typeof PersonFields>;
export type PersonField = keyof PersonFields;

/** A new person; only the names are required. The default role is employee. */
export const NewCompanyUser = PersonFields.required({ firstName: true, lastName: true }).extend({
  companyId: z.number().int().positive(),
  role: Role.default('employee'),
});
export type NewCompanyUser = z.output<typeof NewCompanyUser>;

/** The fields of a change: a job title cannot be cleared once it is set. */
export const ChangedFields = PersonFields.extend({ position: rule.JobTitle.optional() });

/** A change of a person. `version` is the version that the caller read; API keys may omit it. */
export const CompanyUserChange = ChangedFields.extend({
  id: z.uuid(field('required')),
  companyId: z.number().int().positive(),
  version: z.number().int().positive().optional(),
});
export type CompanyUserChange = z.output<typeof CompanyUserChange>;

/** What the caller may do with this person; the web shows a button when its action is true. */
export const PersonPermissions = z.object({
  view: z.boolean(),
  edit: z.boolean(),
  /** View the hidden numbers, which is logged. */
  reveal: z.boolean(),
  /** Inactive → active. */
  activate: z.boolean(),
  deactivate: z.boolean(),
  /** Pending → active, by an administrator, or by the person when no field is missing. */
  setActive: z.boolean(),
  delete: z.boolean(),
  /** Employee → team lead. */
  upgrade: z.boolean(),
  /** Another internal role → employee. */
  downgrade: z.boolean(),
  setRole: z.boolean(),
  /** Remove the second factor. */
  resetMfa: z.boolean(),
  invite: z.boolean(),
  /** Export all data stored about the person. */
  takeOut: z.boolean(),
});
export type PersonPermissions = z.output<typeof PersonPermissions>;

const text = z.string().nullable().optional();

/** The status of a person's last invitation: for users who may invite, and for the person while they complete the profile. */
const InvitationMark = z.object({
  invitationId: z.string(),
  status: z.enum(['Pending', 'Reminded', 'Opened', 'CredentialsCreated', 'FullUserCreated', 'Cancelled']),
  date: Moment,
  isExpired: z.boolean(),
  invitedByFullName: z.string().nullable(),
});

/** Answers are not validated by the input rules, so values accepted earlier can still be read. */
const line = z.string().nullable();
const ShownAddress = z.object({ apartment: line, streetAddress: line, postalCode: line, city: line, province: line, country: line });
const ShownContact = z.object({ fullName: z.string(), phoneCountryCode: z.string(), phone: z.string(), relation: line });

/** A person as the caller may see them: hidden fields are absent. */
export const CompanyUser = z.object({
  id: z.string(),
  companyId: z.number(),
  version: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  isActive: z.boolean(),
  isPending: z.boolean(),
  isExternal: z.boolean(),
  profileImageTimestamp: z.string().nullable().optional(),
  emailAddress: text,
  phoneCountryCode: z.string().optional(),
  mobilePhoneNumber: text,
  isMobileHidden: z.boolean().optional(),
  position: text,
  department: text,
  secondaryEmail: text,
  team: text,
  location: text,
  positionType: PositionType.nullable().optional(),
  positionCoverage: z.number().nullable().optional(),
  startDate: text,
  endDate: text,
  trialPeriodEndDate: text,
  employeeNumber: text,
  reportingToCompanyUserId: text,
  reportingToFullName: text,
  role: Role.optional(),
  isManager: z.boolean().optional(),
  hasAccess: z.boolean().optional(),
  inactivationDate: text,
  salaryAmount: text,
  salaryCurrency: text,
  salaryInterval: SalaryInterval.nullable().optional(),
  birthday: text,
  isBirthdayHidden: z.boolean().optional(),
  allergies: text,
  tShirtSize: text,
  drivingLicense: text,
  preferredLanguage: PreferredLanguage.nullable().optional(),
  notes: text,
  address: ShownAddress.optional(),
  emergencyContacts: z.array(ShownContact).optional(),
  /** Present only after a logged reveal (`shouldLog=true`). */
  socialSecurityNumber: text,
  salaryAccountNumber: text,
  /** The last characters of the hidden numbers, `•••••••••65`. */
  masked: z.object({ socialSecurityNumber: text, salaryAccountNumber: text }).optional(),
  /** The fields of this person that the caller may change. */
  editableFields: z.array(z.string()).optional(),
  /** What a pending person must fill in before they can set themselves active. */
  missingFields: z.array(z.string()).optional(),
  invitation: InvitationMark.optional(),
  permissions: PersonPermissions,
});
export type CompanyUser = z.output<typeof CompanyUser>;

/** `details` of 409 `common.Conflict`: the current person, and who changed what since the caller read them, newest first. */
export const PersonConflict = z.object({
  companyUser: CompanyUser,
  changedAt: z.string().nullable(),
  changedBy: z.string().nullable(),
  changes: z.array(
    z.object({
      changedAt: z.string(),
      changedBy: z.string().nullable(),
      changedByCompanyUserId: z.string().nullable(),
      fields: z.array(z.string()),
    }),
  ),
});
export type PersonConflict = z.output<typeof PersonConflict>;
