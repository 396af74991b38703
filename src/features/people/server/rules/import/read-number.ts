import { isAccountNumber } from '#kernel/contract/account-number.ts';
import { isNationalNumber } from '../../../contract/check-digits.ts';
import type { Cell } from '#kernel/server/sheets/rules/cell.ts';
import { textOf } from '#kernel/server/sheets/rules/cell.ts';

export interface NumberRead {
  value: string;
  /** True when a numeric cell had lost its leading zero, and the check digits are valid with it restored. */
  restored: boolean;
}

/** A national identity number without spaces, with a lost leading zero restored. */
export function readNationalNumber(cell: Cell, today: string): NumberRead {
  return elevenDigits(cell, (value) => isNationalNumber(value, { today, allowSynthetic: true }));
}

/** An account number without dots and spaces, with a lost leading zero restored; an IBAN in capitals. */
export function readAccountNumber(cell: Cell): NumberRead {
  return elevenDigits(cell, isAccountNumber);
}

/** A postal code without the sign of Norway in front. */
export function readPostalCode(cell: Cell): string {
  return textOf(cell).replace(/^N(?:O|orge)?-?(?=\d{4}$)/i, '');
}

/** How many digits a postal code has where it may begin with a zero, and where `155` has therefore lost it. */
const postalDigits: ReadonlyMap<string, number> = new Map([
  ...['NO', 'SJ', 'DK'].map((country) => [country, 4] as const),
  ...['DE', 'EE', 'ES', 'FI', 'FR', 'IT', 'US'].map((country) => [country, 5] as const),
]);

/** A postal code with the leading zeros that a spreadsheet dropped; Norwegian where no country is named. */
export function wholePostalCode(code: string, country = 'NO'): string {
  const digits = postalDigits.get(country);
  return digits && /^\d{3,}$/.test(code) ? code.padStart(digits, '0') : code;
}

function elevenDigits(cell: Cell, holds: (value: string) => boolean): NumberRead {
  const text = textOf(cell).toUpperCase();
  const digits = text.replace(/[\s.\-–]/g, '');
  if (!/^\d+$/.test(digits)) return { value: text.replace(/\s/g, ''), restored: false };
  const padded = digits.padStart(11, '0');
  const restored = digits.length === 10 && holds(padded);
  return { value: restored ? padded : digits, restored };
}

/** The birthday in a national identity number, by its century digits; undefined for synthetic or ambiguous ones. */
export function birthdayIn(number: string): string | undefined {
  const [, day = '', month = '', year = '', series = ''] = /^(\d{2})(\d{2})(\d{2})(\d{3})\d{2}$/.exec(number) ?? [];
  if (!day) return undefined;
  const century = centuryOf(Number(year), Number(series));
  const realDay = Number(day) > 40 ? Number(day) - 40 : Number(day);
  const realMonth = Number(month) % 40;
  if (century === undefined || realMonth < 1 || realMonth > 12) return undefined;
  const text = `${century + Number(year)}-${String(realMonth).padStart(2, '0')}-${String(realDay).padStart(2, '0')}`;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : undefined;
}

/** The series of the National Population Register: 000–499 1900s, 500–749 1854–1899 or 2000–2039, 750–899 2000–2039, 900–999 1940–1999 or 2000–2039. */
function centuryOf(year: number, series: number): number | undefined {
  if (series < 500) return 1900;
  if (series < 750 && year >= 54) return 1800;
  if (year < 40) return 2000;
  return series >= 900 ? 1900 : undefined;
}
