import { phoneLink } from '#kernel/contract/phone-number.ts';
import type { Format } from '#kernel/web/format.ts';
import type { Language } from '#kernel/contract/locale.ts';
import { intlLocale } from '#kernel/contract/locale.ts';
import type { Texts } from '#kernel/web/texts.ts';
import type { CompanyUser } from '../contract/entities.ts';
import { mobileText } from './mobile-text.ts';
import type { en } from '../texts/en.ts';

/** One line of a profile. `text` is empty without a value; hidden fields have no line. */
export interface ProfileFact {
  key: string;
  label: string;
  text: string;
  /** The link of the text: a mail, a phone call, another profile. */
  href?: string;
  personId?: string | null | undefined;
}

export interface Wording {
  t: Texts<typeof en>;
  format: Format;
  language: Language;
}

export function contactFacts(person: CompanyUser, { t, language }: Wording): ProfileFact[] {
  return given([
    fact(person.emailAddress, 'emailAddress', t('fields.emailAddress'), mail),
    person.mobilePhoneNumber === undefined ? undefined : phone(person, t('fields.mobilePhoneNumber')),
    fact(person.secondaryEmail, 'secondaryEmail', t('fields.secondaryEmail'), mail),
    person.address && { key: 'address', label: t('fields.address'), text: addressText(person.address, language) },
  ]);
}

export function jobFacts(person: CompanyUser, { t, format }: Wording): ProfileFact[] {
  const { positionType, positionCoverage } = person;
  return given([
    fact(person.position, 'position', t('fields.position')),
    fact(person.department, 'department', t('fields.department')),
    fact(person.team, 'team', t('fields.team')),
    fact(person.location, 'location', t('fields.location')),
    person.reportingToFullName === undefined
      ? undefined
      : {
          key: 'reportingTo',
          label: t('fields.reportingToFullName'),
          text: person.reportingToFullName ?? '',
          personId: person.reportingToCompanyUserId,
        },
    positionType === undefined
      ? undefined
      : { key: 'positionType', label: t('fields.positionType'), text: positionType ? t(`positionTypes.${positionType}`) : '' },
    positionCoverage === undefined
      ? undefined
      : { key: 'positionCoverage', label: t('fields.positionCoverage'), text: format.percent(positionCoverage) },
    fact(person.startDate, 'startDate', t('fields.startDate'), { write: format.date }),
    fact(person.trialPeriodEndDate, 'trialPeriodEndDate', t('fields.trialPeriodEndDate'), { write: format.date }),
    fact(person.endDate, 'endDate', t('fields.endDate'), { write: format.date }),
    fact(person.employeeNumber, 'employeeNumber', t('fields.employeeNumber')),
    person.role && { key: 'role', label: t('fields.role'), text: t(`roles.${person.role}`) },
  ]);
}

/** Amount and interval as one text: "650 000 kr i året". */
export function payFacts(person: CompanyUser, { t, format }: Wording): ProfileFact[] {
  if (person.salaryAmount === undefined) return [];
  const amount = format.money(person.salaryAmount, person.salaryCurrency ?? 'NOK');
  const text = amount && t(`profile.perInterval.${person.salaryInterval ?? 'none'}`, { amount });
  return [{ key: 'salaryAmount', label: t('fields.salaryAmount'), text }];
}

export function personalFacts(person: CompanyUser, { t, format }: Wording): ProfileFact[] {
  const { preferredLanguage } = person;
  return given([
    fact(person.birthday, 'birthday', t('fields.birthday'), { write: format.date }),
    fact(person.allergies, 'allergies', t('fields.allergies')),
    fact(person.tShirtSize, 'tShirtSize', t('fields.tShirtSize')),
    fact(person.drivingLicense, 'drivingLicense', t('fields.drivingLicense')),
    preferredLanguage === undefined
      ? undefined
      : {
          key: 'preferredLanguage',
          label: t('fields.preferredLanguage'),
          text: preferredLanguage ? t(`languages.${preferredLanguage}`) : '',
        },
  ]);
}

interface Manner {
  write?: (value: string) => string;
  href?: (value: string) => string;
}

const mail: Manner = { href: (value) => `mailto:${value}` };

/** The line of a field; undefined when the user may not see it. */
function fact(value: string | null | undefined, key: string, label: string, { write, href }: Manner = {}): ProfileFact | undefined {
  if (value === undefined) return undefined;
  const text = value ? (write?.(value) ?? value) : '';
  return { key, label, text, ...(value && href ? { href: href(value) } : {}) };
}

function phone(person: CompanyUser, label: string): ProfileFact {
  const text = mobileText(person);
  return { key: 'mobilePhoneNumber', label, text, ...(text ? { href: phoneLink(text) } : {}) };
}

function addressText(address: NonNullable<CompanyUser['address']>, language: Language): string {
  const { streetAddress, apartment, postalCode, city, province, country } = address;
  const countryName = country && country !== 'NO' ? new Intl.DisplayNames(intlLocale[language], { type: 'region' }).of(country) : '';
  const lines = [
    [streetAddress, apartment].filter(Boolean).join(', '),
    [postalCode, city].filter(Boolean).join(' '),
    province,
    countryName,
  ];
  return lines.filter(Boolean).join('\n');
}

function given(facts: readonly (ProfileFact | undefined)[]): ProfileFact[] {
  return facts.filter((one) => one !== undefined);
}
