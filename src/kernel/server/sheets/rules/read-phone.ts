import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';
import type { Cell } from './cell.ts';
import { textOf } from './cell.ts';
import { readCountry } from './read-country.ts';

export interface PhoneRead {
  /** `+47`; undefined when the number has none. */
  countryCode: string | undefined;
  number: string;
  /** True when the cell contained several numbers, of which the first was taken. */
  several: boolean;
}

/** Reads a phone number with or without country code (`+47 912 34 567`, `0047…`, `912 34 567 (privat)`); null for none, undefined when the cell has no number. */
export function readPhone(cell: Cell): PhoneRead | null | undefined {
  const text = textOf(cell);
  if (text === '') return null;
  const numbers = text.split(/[/;|,]| (?:eller|or|og|and) /i).map((part) =>
    part
      .replace(/(?<!\p{L})(?:ext|linje|int|x)(?!\p{L}).*$/iu, '')
      .replace(/\([^\d]*\)|[a-zæøå.:]+/gi, ' ')
      .trim(),
  );
  const found = numbers.filter((part) => part.replace(/\D/g, '').length >= 5);
  const first = found[0];
  if (first === undefined) return undefined;
  return { ...oneNumber(first), several: found.length > 1 };
}

/** `+47`, `0047`, `47`, `(47)` or a country such as `NO` as `+47`; null for none, undefined when it is no country code. */
export function readCountryCode(cell: Cell): string | null | undefined {
  const text = textOf(cell);
  if (text === '') return null;
  const [, digits] = /^(?:\+|00)?(\d{1,3})$/.exec(text.replace(/[\s()]/g, '')) ?? [];
  if (digits) return `+${digits}`;
  const country = readCountry(cell);
  return country && isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : undefined;
}

/** A number without a code as one of the country its owner lives in; undefined when it is none there, or a Norwegian mobile number. */
export function phoneOfCountry(number: string, country: string | number | undefined): { countryCode: string; number: string } | undefined {
  const code = String(country ?? '');
  if (!/^\d+$/.test(number) || !isSupportedCountry(code)) return undefined;
  const parsed = parsePhoneNumberFromString(number, code);
  if (!parsed?.isValid() || (/^[49]\d{7}$/.test(number) && hasTrunkPrefix(parsed))) return undefined;
  return { countryCode: `+${parsed.countryCallingCode}`, number: parsed.nationalNumber };
}

/** Where numbers are written with a zero or the like in front, one of eight digits without it is rather Norwegian. */
function hasTrunkPrefix(number: PhoneNumber): boolean {
  return number.formatNational().replace(/\D/g, '') !== number.nationalNumber;
}

function oneNumber(text: string): Omit<PhoneRead, 'several'> {
  // The zero in `+47 (0)912…` is dialled inside the country only.
  const digits = text.replace(/\(0\)/, '').replace(/\D/g, '');
  const international = /^\+|^\(\+/.test(text) ? `+${digits}` : digits.startsWith('00') ? `+${digits.slice(2)}` : undefined;
  // Ten digits that start with 47 are a Norwegian number that lost its plus sign in a numeric cell.
  if (!international)
    return /^47[2-9]\d{7}$/.test(digits) ? { countryCode: '+47', number: digits.slice(2) } : { countryCode: undefined, number: digits };
  const parsed = parsePhoneNumberFromString(international);
  if (parsed) return { countryCode: `+${parsed.countryCallingCode}`, number: parsed.nationalNumber };
  return { countryCode: undefined, number: digits };
}
