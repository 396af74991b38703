import { exactNumber } from '#kernel/contract/amount.ts';
import type { Cell } from './cell.ts';
import { textOf } from './cell.ts';
import { currencyCodeIn, currencyOfSign } from './currency-signs.ts';

export interface Amount {
  /** Exact text with a decimal point and at most two decimals. */
  amount: string;
  currency: string | undefined;
  interval: Interval | undefined;
}

export type Interval = 'yearly' | 'monthly' | 'weekly' | 'hourly';

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
  // Accountants write what is below zero in brackets.
  if (/^\(.*\)$/.test(text)) return undefined;
  const digits = /^[^\d-]*?(\d[\d\s.,'’]*(?:,-|\.-)?)\D*$/.exec(text)?.[1];
  const amount = digits && rounded(exactNumber(digits));
  if (!amount) return undefined;
  const words = text.replace(digits, ' ');
  const currency = currencyOfSign(words) ?? currencyCodeIn(words);
  // The sign of a currency that is not known is not read as kroner.
  if (!currency && /\p{Sc}/u.test(words)) return undefined;
  return { amount, currency, interval: intervals.find(([form]) => form.test(words))?.[1] };
}

/** An amount with two decimals or none. */
function rounded(number: string | undefined): string | undefined {
  const [whole = '', decimals = ''] = number?.split('.') ?? [];
  if (!number) return undefined;
  const text = decimals.length > 2 ? Number(number).toFixed(2) : `${whole}.${decimals.padEnd(2, '0')}`;
  return text.replace(/\.00$/, '');
}
