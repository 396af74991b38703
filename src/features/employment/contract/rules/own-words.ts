import { plainLines, type ComposedClause } from './compose.ts';

// What is read of words that somebody wrote instead of the template's: numbers before a unit, and sentences about something.

/** The own words of a clause; undefined where the template's stand. */
export function ownWordsOf(clauses: readonly ComposedClause[], key: string): string | undefined {
  const clause = clauses.find((one) => one.key === key);
  return clause?.isChanged ? plainLines(clause.text).join('\n') : undefined;
}

const words = [
  ...['en', 'to', 'tre', 'fire', 'fem', 'seks', 'sju', 'åtte', 'ni', 'ti', 'elleve', 'tolv'].map(
    (word, place) => [word, place + 1] as const,
  ),
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map(
    (word, place) => [word, place + 1] as const,
  ),
  ...([
    ['én', 1],
    ['ett', 1],
    ['syv', 7],
    ['atten', 18],
    ['eighteen', 18],
  ] as const),
];
const inWords: ReadonlyMap<string, number> = new Map(words);

/** The numbers that stand before a unit, in digits or small ones in words. */
export function numbersBefore(text: string, unit: RegExp): number[] {
  const pattern = new RegExp(`(?<![\\p{L}\\d.,])(\\d+(?:[.,]\\d+)?|${[...inWords.keys()].join('|')})\\s*${unit.source}`, 'giu');
  return [...text.matchAll(pattern)].map(([, number = '']) => inWords.get(number.toLowerCase()) ?? Number(number.replace(',', '.')));
}

export const percent = /(?:%|prosent|per cent|percent)/;

/** Lengths of time in months. */
export function monthsIn(text: string): number[] {
  const years = numbersBefore(text, /(?:år|års|years?)(?![\p{L}\d])/u).map((number) => number * 12);
  return [...numbersBefore(text, /(?:måned|month)/), ...years];
}

/** Lengths of time that stand there in days or weeks, in days. */
export function daysIn(text: string): number[] {
  return [...numbersBefore(text, /(?:dager|days)/), ...numbersBefore(text, /(?:uke|week)/).map((weeks) => weeks * 7)];
}

const sentencesOf = (text: string): string[] => text.split(/[.!?;](?=\s|$)|\n/);

/** The sentences that say something. */
export function sentencesWith(text: string, about: RegExp): string[] {
  return sentencesOf(text).filter((sentence) => about.test(sentence));
}

/** The sentences that do not. */
export function sentencesWithout(text: string, about: RegExp): string[] {
  return sentencesOf(text).filter((sentence) => !about.test(sentence));
}
