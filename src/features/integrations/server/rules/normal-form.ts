import { emailKey } from '#kernel/contract/email-address.ts';
import { splitPhone } from '#kernel/contract/phone-number.ts';
import { foldText } from '#features/people/contract/rules/fold-text.ts';
import type { ComparedField } from '../../contract/kinds.ts';

const dates: ReadonlySet<ComparedField> = new Set(['birthday', 'startDate', 'endDate']);
/** Fields in which capital letters say nothing: registers write towns and streets in capitals. */
const caseless: ReadonlySet<ComparedField> = new Set(['streetAddress', 'postalCode', 'city', 'position', 'department']);
const norway = 'NO';

/** A value as both systems would have it, to compare by; an empty text for no value (integrations.6). It is never shown and never written. */
export function normalForm(field: ComparedField, value: string | null | undefined): string {
  if (!value) return '';
  const text = plainText(value);
  if (text === '') return '';
  if (dates.has(field)) return /^000[01]-/.test(text) ? '' : text.slice(0, 10);
  if (caseless.has(field)) return text.toLowerCase();
  if (field === 'emailAddress') return emailKey(text);
  if (field === 'mobilePhoneNumber') return phoneNumber(text);
  if (field === 'employeeNumber') return text.replace(/^0+(?=\d+$)/, '').toLowerCase();
  // Both systems mean Norway where they say nothing.
  if (field === 'country') return text.toUpperCase() === norway ? '' : text.toUpperCase();
  if (field === 'socialSecurityNumber' || field === 'salaryAccountNumber') return text.replaceAll(/[\s.]/g, '').toUpperCase();
  return text;
}

const alreadyPlain = /^[!-~\u00c0-\u017f]+(?: [!-~\u00c0-\u017f]+)*$/u;

/** Composed letters and single blanks. Most values are plain, and ten thousand people have a hundred thousand of them. */
function plainText(value: string): string {
  return alreadyPlain.test(value) ? value : value.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
}

function phoneNumber(text: string): string {
  if (/^\+47\d{8}$/.test(text)) return text;
  const whole = splitPhone(text);
  if (whole) return `${whole.code}${whole.number}`;
  const digits = text.replaceAll(/\D/g, '');
  return digits.length === 8 ? `+47${digits}` : digits;
}

/** The words of names without case, accents and order: "Åse-Marie Ødegård" and "ODEGARD, Aase Marie" have the same. */
export function wordsOfName(...names: readonly (string | null | undefined)[]): ReadonlySet<string> {
  const words = foldText(names.join(' ')).split(/[^\p{L}\p{N}]+/u);
  return new Set(words.filter(Boolean));
}
