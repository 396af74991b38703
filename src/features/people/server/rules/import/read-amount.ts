import { exactNumber } from '#kernel/contract/amount.ts';
import type { Cell } from './cell.ts';
import { textOf } from './cell.ts';
import { currencyCodeIn } from './cell-currencies.ts';

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
    const whole = rounded(exactNumber(cell.toFixed(2)));
    return whole === undefined ? undefined : { amount: whole, currency: undefined, interval: undefined };
  }
  const digits = /^[^\d-]*?(\d[\d\s.,'’]*(?:,-|\.-)?)\D*$/.exec(text)?.[1];
  const amount = digits && rounded(exactNumber(digits));
  if (!amount) return undefined;
  const words = text.replace(digits, ' ');
  return { amount, currency: match(signs, words) ?? currencyCodeIn(words), interval: match(intervals, words) };
}

/** An amount with two decimals or none. */
function rounded(number: string | undefined): string | undefined {
  const [whole = '', decimals = ''] = number?.split('.') ?? [];
  if (!number) return undefined;
  const text = decimals.length > 2 ? Number(number).toFixed(2) : `${whole}.${decimals.padEnd(2, '0')}`;
  return text.replace(/\.00$/, '');
}

function match<T>(table: readonly (readonly [RegExp, T])[], text: string): T | undefined {
  return table.find(([form]) => form.test(text))?.[1];
}
