import { currencyCodeIn, currencyOfSign } from './currency-signs.ts';

/** The currencies of kroner, dollars and yuan by the locale of a format. */
const byLocale: ReadonlyMap<string, string> = new Map([
  ['41d', 'SEK'],
  ['81d', 'SEK'],
  ['406', 'DKK'],
  ['40f', 'ISK'],
  ['1009', 'CAD'],
  ['c0c', 'CAD'],
  ['c09', 'AUD'],
  ['1409', 'NZD'],
  ['804', 'CNY'],
]);
/** Currencies whose sign other countries use too. */
const ofSeveral: ReadonlySet<string> = new Set(['NOK', 'USD', 'JPY']);

/** The currency that a number format shows (`"kr" #,##0`, `[$€-2] #,##0`, `[$USD] 0`); undefined when it shows none. */
export function currencyOfFormat(format: string): string | undefined {
  // `[$-409]` is a language without a currency; other brackets are colours and conditions.
  const [, sign, locale = ''] = /\[\$([^\]-]+)(?:-([0-9a-f]+))?\]/i.exec(format) ?? [];
  const shown = sign ?? format.replace(/\[[^\]]*\]/g, ' ').replace(/["\\]/g, '');
  const code = currencyCodeIn(shown);
  if (code) return code;
  // As people write it (`read-words.ts`).
  const found = currencyOfSign(shown) ?? (/(?<!\p{L})kr\.?(?!\p{L})/iu.test(shown) ? 'NOK' : undefined);
  return (found && ofSeveral.has(found) ? byLocale.get(locale.toLowerCase()) : undefined) ?? found;
}

/** The cell styles of a workbook whose number format shows a currency, by their index. */
export function currencyStyles(stylesXml: string): ReadonlyMap<number, string> {
  const formats = new Map<string, string>();
  for (const [, tag = ''] of stylesXml.matchAll(/<(?:\w+:)?numFmt\b([^>]*)>/g)) {
    const currency = currencyOfFormat(attribute(tag, 'formatCode') ?? '');
    const id = attribute(tag, 'numFmtId');
    if (currency && id) formats.set(id, currency);
  }
  const [, cells = ''] = /<(?:\w+:)?cellXfs\b[^>]*>([\s\S]*?)<\/(?:\w+:)?cellXfs>/.exec(stylesXml) ?? [];
  const styles = [...cells.matchAll(/<(?:\w+:)?xf\b([^>]*)>/g)].map(([, tag = '']) => formats.get(attribute(tag, 'numFmtId') ?? ''));
  return new Map(styles.flatMap((currency, index) => (currency ? [[index, currency] as const] : [])));
}

/** The currency of each cell of a sheet that is formatted with one, by its address such as `C5`. */
export function currencyCells(sheetXml: string, styles: ReadonlyMap<number, string>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (styles.size === 0) return found;
  for (const [, tag = ''] of sheetXml.matchAll(/<(?:\w+:)?c\s([^>]*[^/])>/g)) {
    const currency = styles.get(Number(attribute(tag, 's') ?? -1));
    const address = attribute(tag, 'r');
    if (currency && address) found.set(address, currency);
  }
  return found;
}

/** The path of each sheet's part, by the sheet's place in the workbook. */
export function sheetPaths(workbookXml: string, relationsXml: string): (string | undefined)[] {
  const targets = new Map(
    [...relationsXml.matchAll(/<(?:\w+:)?Relationship\b([^>]*)>/g)].map(([, tag = '']) => [attribute(tag, 'Id'), attribute(tag, 'Target')]),
  );
  return [...workbookXml.matchAll(/<(?:\w+:)?sheet\s([^>]*)>/g)].map(([, tag = '']) => {
    const target = targets.get(/\w+:id=["']([^"']*)["']/.exec(tag)?.[1]);
    return target?.startsWith('/') ? target.slice(1) : target && `xl/${target}`;
  });
}

function attribute(tag: string, name: string): string | undefined {
  const [, double, single] = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? [];
  return (double ?? single)
    ?.replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
