/** The seven-bit letters of text messages (GSM 03.38): what one septet holds, and what takes two, an escape and a letter. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extended = '\f^{}\\[~]|€';

const septets: ReadonlyMap<string, number> = new Map([
  ...[...basic].map((letter) => [letter, 1] as const),
  ...[...extended].map((letter) => [letter, 2] as const),
]);

/** How many septets a character takes; undefined for one that seven bits cannot hold. */
export function septetsOf(character: string): number | undefined {
  return septets.get(character);
}

// What word processors and telephones put in by themselves, and what one would type instead.
const plainer: ReadonlyMap<string, string> = new Map([
  ...[...'‘’‚‛′´`'].map((quote) => [quote, "'"] as const),
  ...[...'“”„‟″«»'].map((quote) => [quote, '"'] as const),
  ...[...'‐‑‒–—―−'].map((dash) => [dash, '-'] as const),
  ...[...'\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u3000'].map((blank) => [blank, ' '] as const),
  ...[...'\u00ad\u200b\u2060\ufeff'].map((nothing) => [nothing, ''] as const),
  ...[...'•·'].map((point) => [point, '-'] as const),
  ['…', '...'],
  ['‹', '<'],
  ['›', '>'],
  ['×', 'x'],
  ['½', '1/2'],
  ['¼', '1/4'],
  ['¾', '3/4'],
  ['→', '->'],
  ['←', '<-'],
  ['Đ', 'D'],
  ['đ', 'd'],
  ['Ł', 'L'],
  ['ł', 'l'],
]);

/** What could stand for a character that seven bits cannot hold; undefined when nothing could, as for an emoji. */
export function plainerLetter(character: string): string | undefined {
  const known = plainer.get(character);
  if (known !== undefined) return known;
  const base = character.normalize('NFD').replace(/\p{M}/gu, '');
  return base !== character && [...base].length === 1 && septets.has(base) ? base : undefined;
}
