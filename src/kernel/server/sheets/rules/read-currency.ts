import { textOf, type Cell } from './cell.ts';
import { currencyCodeIn, currencyOfSign } from './currency-signs.ts';

const currencies: ReadonlyMap<string, string> = new Map(
  Object.entries({
    kr: 'NOK',
    nkr: 'NOK',
    krone: 'NOK',
    kroner: 'NOK',
    'norske kroner': 'NOK',
    'svenske kroner': 'SEK',
    'danske kroner': 'DKK',
    euro: 'EUR',
    dollar: 'USD',
    pund: 'GBP',
  }),
);

/** A currency by its code, sign or name; null for none, undefined for anything else. */
export function readCurrency(cell: Cell): string | null | undefined {
  const text = textOf(cell).replace(/\.$/, '');
  if (text === '') return null;
  if (/^\p{L}{0,2}\p{Sc}$/u.test(text)) return currencyOfSign(text);
  return currencies.get(text.toLowerCase()) ?? (/^\p{L}{3}$/u.test(text) ? currencyCodeIn(text.toUpperCase()) : undefined);
}
