import { parsePhoneNumberFromString, isSupportedCountry } from 'libphonenumber-js/min';
import { foldText } from '#features/people/contract/rules/fold-text.ts';
import { hiddenFields } from '../../../contract/kinds.ts';
import { areSame } from '../../rules/match-people.ts';
import type { ExternalFields, ExternalPerson, PersonQuery } from '../provider.ts';

/** No value of a person or a company is longer; another system may answer anything. */
const maxLetters = 1000;

/** Control characters, and marks that turn the order of letters around: a name with them would be read as another, also in what stands after it. */
const unreadable = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A text of another system as it can be stored: without blanks around it, control characters and halves of letters; null when nothing is left. */
export function filled(text: string | number | null | undefined): string | null {
  if (text === null || text === undefined) return null;
  const plain = String(text).slice(0, maxLetters).toWellFormed().replaceAll(unreadable, ' ').trim();
  return plain === '' ? null : plain;
}

/** The day of a date or a moment as other systems write them; null for none. */
export function dayOf(text: string | null | undefined): string | null {
  return /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0] ?? null;
}

/** A number as E.164; one without a code is read in its country. What is no such number stays as it is written. */
export function internationalNumber(text: string | null | undefined, country: string | null | undefined): string | null {
  const written = filled(text);
  if (written === null) return null;
  const home = country && isSupportedCountry(country) ? country : 'NO';
  const read = parsePhoneNumberFromString(written.replace(/^00/, '+'), home);
  return read ? read.number : written;
}

/** The country, its calling code and the other digits of a number in E.164; undefined for what is none. */
export function nationalNumber(number: string): { country: string | undefined; code: string; digits: string } | undefined {
  const read = parsePhoneNumberFromString(number);
  if (!read) return undefined;
  const { countryCallingCode: code, nationalNumber: digits } = read;
  return { country: read.country ?? (code === '47' ? 'NO' : undefined), code, digits };
}

/** Values that must not be seen in another system's words. */
export function hiddenValues(fields: ExternalFields): string[] {
  return hiddenFields.flatMap((field) => fields[field] ?? []);
}

/** A D-number has four added to its first digit. */
export const isDNumber = (number: string): boolean => /^[4-7]\d{10}$/.test(number);

const isSame = (one: string | null | undefined, other: string | null | undefined): boolean =>
  Boolean(one) && Boolean(other) && foldText(one ?? '') === foldText(other ?? '');

/**
 * Whom an attempt to add may have left: by our id, else by employee number or e-mail together with the last name, the newest of several. Before anything
 * was sent also whom a comparison would find to be the same.
 */
export function pickMatch(
  found: readonly ExternalPerson[],
  { ownId, fields, except, isNew = false }: PersonQuery,
): ExternalPerson | undefined {
  const people = found.filter(({ externalId }) => !except?.has(externalId));
  const named = people.filter((person) => isSame(person.fields.lastName, fields.lastName));
  const ours = { companyUserId: ownId, isProposed: true, fields };
  return (
    people.find((person) => person.ownId === ownId) ??
    named.find((person) => isSame(person.fields.employeeNumber, fields.employeeNumber)) ??
    named.findLast((person) => isSame(person.fields.emailAddress, fields.emailAddress)) ??
    (isNew ? people.find((person) => areSame(ours, person)) : undefined)
  );
}
