import type { Cell } from '#kernel/server/sheets/rules/cell.ts';
import { textOf } from '#kernel/server/sheets/rules/cell.ts';
import { currencyCodeIn } from '#kernel/server/sheets/rules/cell-currencies.ts';

export interface Amount {
  /** Exact text with a decimal point and at most two decimals. */
  amount: string;
  currency: string | undefined;
  interval: Interval | undefined;
}

export type Interval = 'yearly' | 'monthly' | 'weekly' | 'hourly';

const signs: readonly [RegExp, string][] = [
  [/£|gbp/i, 'GBP'],
  [/€|eur(?:o)?\b/i, 'EUR'],
  [/us\$|\$|usd/i, 'USD'],
  [/\bsek\b/i, 'SEK'],
  [/\bdkk\b/i, 'DKK'],
  [/\bnok\b|\bn\.?kr\b/i, 'NOK'],
  [/\bchf\b/i, 'CHF'],
  [/\bpln\b|zł/i, 'PLN'],
];

const intervals: readonly [RegExp, Interval][] = [
  [/år|pr\.? ?a\b|p\.?a\.?\b|annu|year|yearly|(?<!\p{L})å(?!\p{L})/iu, 'yearly'],
  [/m[åa]n|mnd|month|p\.?m\.?\b/i, 'monthly'],
  [/uke|week/i, 'weekly'],
  [/tim|hour|\/ ?[th]\b|\bhr\b/i, 'hourly'],
];

/** Reads an amount as people write it (`kr 650 000,-`, `650.000,00`, `£1,200`, `54 166.67 NOK/mnd`); null for none, undefined when it cannot be read. */
export function readAmount(cell: Cell): Amount | null | undefined {
  const text = textOf(cell);
  if (text === '') return null;
  if (typeof cell === 'number') {
    // Without a minus sign, and not so large that it is written with an exponent.
    const whole = exact(cell.toFixed(2));
    return whole === undefined ? undefined : { amount: whole, currency: undefined, interval: undefined };
  }
  const digits = /^[^\d-]*?(\d[\d\s.,'’]*(?:,-|\.-)?)\D*$/.exec(text)?.[1];
  const amount = digits && amountIn(digits);
  if (!amount) return undefined;
  const words = text.replace(digits, ' ');
  return { amount, currency: match(signs, words) ?? currencyCodeIn(words), interval: match(intervals, words) };
}

/** Reads the digits of an amount: the last of two different marks is the decimal separator; a single mark before three digits separates thousands. */
function amountIn(text: string): string | undefined {
  const plain = text
    .replace(/[,.]-+$/, '')
    .replace(/[\s'’]/g, '')
    .replace(/[.,]$/, '');
  const comma = plain.lastIndexOf(',');
  const point = plain.lastIndexOf('.');
  const last = Math.max(comma, point);
  if (last < 0) return exact(plain);
  const mark = plain.charAt(last);
  const alone = plain.indexOf(mark) === last && (comma < 0 || point < 0);
  const decimals = plain.length - last - 1;
  const repeated = plain.indexOf(mark) !== last;
  if (repeated && comma >= 0 && point >= 0) return undefined;
  const thousands = repeated || (alone && decimals === 3);
  const [whole, part] = thousands ? [plain, ''] : [plain.slice(0, last), plain.slice(last + 1)];
  if (!isGrouped(whole)) return undefined;
  return exact(`${whole.replace(/[.,]/g, '')}${part ? `.${part}` : ''}`);
}

/** True when the marks in a whole number separate groups of three digits. */
function isGrouped(whole: string): boolean {
  return /^\d+$/.test(whole) || /^\d{1,3}(?:[.,]\d{3})+$/.test(whole);
}

function exact(text: string): string | undefined {
  const [, whole = '', part = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === '') return undefined;
  const rounded = part.length > 2 ? Number(`${whole}.${part}`).toFixed(2) : part ? `${whole}.${part.padEnd(2, '0')}` : whole;
  return rounded.replace(/\.00$/, '').replace(/^0+(?=\d)/, '');
}

function match<T>(table: readonly (readonly [RegExp, T])[], text: string): T | undefined {
  return table.find(([form]) => form.test(text))?.[1];
}
