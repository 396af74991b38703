const before = String.raw`(?<!\p{L})`;
const after = String.raw`(?!\p{L})`;
const word = (form: string, flags = 'iu') => new RegExp(before + form + after, flags);

/** Signs, abbreviations and common codes; what contains another sign stands before it. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/£|gbp/i, 'GBP'],
  [word(String.raw`CA?\$`, 'u'), 'CAD'],
  [word(String.raw`AU?\$`, 'u'), 'AUD'],
  [word(String.raw`NZ\$`, 'u'), 'NZD'],
  [word(String.raw`R\$`, 'u'), 'BRL'],
  [word(String.raw`HK\$`, 'u'), 'HKD'],
  [word(String.raw`S\$`, 'u'), 'SGD'],
  [/\$|usd/i, 'USD'],
  [/€/, 'EUR'],
  [/eur(?:o)?\b/i, 'EUR'],
  [/¥/, 'JPY'],
  [/₹/, 'INR'],
  [/₽/, 'RUB'],
  [/₺/, 'TRY'],
  [/₩/, 'KRW'],
  [/₪/, 'ILS'],
  [/₴/, 'UAH'],
  [/฿/, 'THB'],
  [/₫/, 'VND'],
  [/₱/, 'PHP'],
  [/zł/i, 'PLN'],
  [word('Kč'), 'CZK'],
  [word('Ft', 'u'), 'HUF'],
  [word(String.raw`n\.?kr`), 'NOK'],
  ...['NOK', 'SEK', 'DKK', 'CHF', 'PLN'].map((code) => [word(code), code] as const),
];
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** The currency of the first known sign in a text; `kr` alone is of several countries. */
export function currencyOfSign(text: string): string | undefined {
  return signs.find(([form]) => form.test(text))?.[1];
}

/** The first code of a currency in a text, in capitals. */
export function currencyCodeIn(text: string): string | undefined {
  return text.match(/(?<!\p{L})[A-Z]{3}(?!\p{L})/gu)?.find((code) => currencies.has(code));
}
