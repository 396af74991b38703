import { intlLocale, type Language } from '#kernel/contract/locale.ts';

const country = /^[A-Z]{2}$/;

/** The name of a country, for its code of two letters. */
export function countryText(language: Language, code: string): string {
  return new Intl.DisplayNames(intlLocale[language], { type: 'region' }).of(code) ?? code;
}

/** Whether a text of the field for a country is a code. */
export function isCountryCode(field: string, text: string): boolean {
  return field === 'country' && country.test(text);
}

interface Address {
  streetAddress: string;
  postalCode: string;
  city: string;
  country: string;
}

/** An address on one line: `Sagveien 3, 8610 Mo i Rana, Norge`. */
export function addressText(language: Language, { streetAddress, postalCode, city, country: code }: Address): string {
  const name = isCountryCode('country', code) ? countryText(language, code) : code;
  return [streetAddress, `${postalCode} ${city}`.trim(), name].filter(Boolean).join(', ');
}

/** Whether a stored value is an address. */
export function isAddress(value: object): value is Address {
  const parts = ['streetAddress', 'postalCode', 'city', 'country'];
  const entries = Object.entries(value);
  return entries.length === parts.length && entries.every(([part, text]) => parts.includes(part) && typeof text === 'string');
}
