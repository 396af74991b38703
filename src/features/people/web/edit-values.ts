import type { z } from 'zod';
import { intlLocale, type Language } from '#kernel/contract/locale.ts';
import type { ChangedMeanwhile } from '#kernel/web/changed-meanwhile.ts';
import { changedNames } from '#kernel/web/form-drafts.ts';
import type { CompanyUser, ChangedFields, PersonConflict } from '../contract/entities.ts';

type Contact = { fullName: string; phoneCountryCode: string; phone: string; relation: string };

/** The values of the form's fields: an empty text means no value. */
export type EditValues = {
  firstName: string;
  lastName: string;
  emailAddress: string;
  secondaryEmail: string;
  phoneCountryCode: string;
  mobilePhoneNumber: string;
  isMobileHidden: boolean;
  department: string;
  team: string;
  location: string;
  position: string;
  positionType: string | null;
  positionCoverage: number | string;
  startDate: string;
  endDate: string;
  trialPeriodEndDate: string;
  employeeNumber: string;
  reportingToCompanyUserId: string | null;
  salaryAmount: string;
  salaryCurrency: string;
  salaryInterval: string | null;
  salaryAccountNumber: string;
  socialSecurityNumber: string;
  birthday: string;
  isBirthdayHidden: boolean;
  allergies: string;
  tShirtSize: string;
  drivingLicense: string;
  preferredLanguage: string | null;
  notes: string;
  address: { streetAddress: string; apartment: string; postalCode: string; city: string; province: string; country: string | null };
  emergencyContacts: Contact[];
};
export type EditField = keyof EditValues;

/** The form values of a person. Hidden numbers are empty until they are revealed. */
export function valuesOf(person: CompanyUser): EditValues {
  const text = (value: string | null | undefined): string => value ?? '';
  const { address } = person;
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    emailAddress: text(person.emailAddress),
    secondaryEmail: text(person.secondaryEmail),
    phoneCountryCode: person.phoneCountryCode ?? '+47',
    mobilePhoneNumber: text(person.mobilePhoneNumber),
    isMobileHidden: person.isMobileHidden ?? false,
    department: text(person.department),
    team: text(person.team),
    location: text(person.location),
    position: text(person.position),
    positionType: person.positionType ?? null,
    positionCoverage: person.positionCoverage ?? '',
    startDate: text(person.startDate),
    endDate: text(person.endDate),
    trialPeriodEndDate: text(person.trialPeriodEndDate),
    employeeNumber: text(person.employeeNumber),
    reportingToCompanyUserId: person.reportingToCompanyUserId ?? null,
    salaryAmount: text(person.salaryAmount).replace(/\.00$/, ''),
    salaryCurrency: person.salaryCurrency ?? 'NOK',
    salaryInterval: person.salaryInterval ?? null,
    salaryAccountNumber: text(person.salaryAccountNumber),
    socialSecurityNumber: text(person.socialSecurityNumber),
    birthday: text(person.birthday),
    isBirthdayHidden: person.isBirthdayHidden ?? false,
    allergies: text(person.allergies),
    tShirtSize: text(person.tShirtSize),
    drivingLicense: text(person.drivingLicense),
    preferredLanguage: person.preferredLanguage ?? null,
    notes: text(person.notes),
    address: {
      streetAddress: text(address?.streetAddress),
      apartment: text(address?.apartment),
      postalCode: text(address?.postalCode),
      city: text(address?.city),
      province: text(address?.province),
      country: address?.country ?? null,
    },
    emergencyContacts: (person.emergencyContacts ?? []).map((contact) => ({ ...contact, relation: text(contact.relation) })),
  };
}

/** The changes to send: changed fields, and of the address only its changed lines. */
export function changesOf(base: EditValues, values: EditValues): z.input<typeof ChangedFields> {
  const changed = changedNames(base, values).map((name): [string, unknown] => {
    if (name === 'address') return [name, changedLines(base.address, values.address)];
    if (name === 'positionCoverage') return [name, values.positionCoverage === '' ? null : Number(values.positionCoverage)];
    return [name, values[name]];
  });
  // Lists and choices have the contract's values; everything else is text that its rules validate.
  return Object.fromEntries(changed);
}

function changedLines<Lines extends object>(base: Lines, lines: Lines): Partial<Lines> {
  // A subset of the address lines has the same type.
  return Object.fromEntries(Object.entries(lines).filter(([name, line]) => line !== base[name as keyof Lines])) as Partial<Lines>;
}

/** Who last changed one of these fields, and when, if the log has it. */
export function changerOf(changes: PersonConflict['changes'], fields: readonly EditField[]): ChangedMeanwhile {
  const last = changes.find((change) => fields.some((name) => change.fields.includes(name)));
  return last ? { by: last.changedBy ?? undefined, companyUserId: last.changedByCompanyUserId ?? undefined, at: last.changedAt } : {};
}

/** An address in one line, its country by name. */
export function addressText(address: EditValues['address'], language: Language): string {
  const country = address.country && new Intl.DisplayNames(intlLocale[language], { type: 'region' }).of(address.country);
  return Object.values({ ...address, country })
    .filter(Boolean)
    .join(', ');
}
