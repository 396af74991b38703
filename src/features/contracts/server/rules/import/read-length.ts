import type { Interval } from '#kernel/contract/deadlines.ts';
import { textOf, type Cell } from '#kernel/server/sheets/rules/cell.ts';
import { folding } from '#kernel/server/sheets/rules/likeness.ts';

/** A unit of time as days or months. */
export type LengthUnit = Interval;

// What contains another word stands before it.
const units: readonly [RegExp, LengthUnit][] = [
  [/\b(?:halvar\w*|half year\w*|semi annual\w*)/, { number: 6, unit: 'month' }],
  [/\b(?:kvartal\w*|quarter\w*)/, { number: 3, unit: 'month' }],
  [/\b(?:m|md|mdr|mnd|mnder|mth|mths|mo|maned\w*|months?|monthly)\b/, { number: 1, unit: 'month' }],
  [/\b(?:ar|ars|arlig\w*|years?|yearly|annual|annually|yrs?)\b/, { number: 12, unit: 'month' }],
  [/\b(?:u|uke\w*|weeks?|weekly|wks?)\b/, { number: 7, unit: 'day' }],
  [/\b(?:d|dg|dag|dager\w*|days?)\b/, { number: 1, unit: 'day' }],
];
const numberWords: readonly [RegExp, number][] = [
  [/\b(?:halvt?|half)\b/, 0.5],
  [/\b(?:en|ett?|one)\b/, 1],
  [/\b(?:to|two)\b/, 2],
  [/\b(?:tre|three)\b/, 3],
  [/\b(?:fire|four)\b/, 4],
  [/\b(?:fem|five)\b/, 5],
  [/\b(?:seks|six)\b/, 6],
  [/\b(?:ni|nine)\b/, 9],
  [/\b(?:tolv|twelve)\b/, 12],
];
const none = /^(?:ingen|nei|none|no|ikke|uten|n a)$/;

/** The unit that a heading names: `Oppsigelsestid (mnd)`. */
export function unitInHeading(heading: string): LengthUnit | undefined {
  return unitIn(folding(heading));
}

/**
 * Reads a length of time (`3 mnd`, `90 dager`, `3 months`, `1,5 år`, `årlig`); a bare number has the unit of the heading, else days. Null for none,
 * undefined when it cannot be read.
 */
export function readLength(cell: Cell, heading?: LengthUnit): Interval | null | undefined {
  const typed = textOf(cell);
  // `3 (tre) måneder`
  const text = typed
    .replace(/\([^)]*\)/g, ' ')
    .replace(/(\d)\s*½/g, '$1,5')
    .replace('½', '0,5');
  const words = folding(text.replace(/\d+(?:[.,]\d+)?/g, ' '));
  if (typed === '' || none.test(words)) return null;
  const numbers = text.match(/\d+(?:[.,]\d+)?/g) ?? [];
  const unit = unitIn(words);
  // `3 mnd + 14 dager` is no single length.
  if (numbers.length > 1 || (!unit && words !== '')) return undefined;
  const named = numberWords.find(([form]) => form.test(words))?.[1];
  const number = numbers[0] === undefined ? (named ?? 1) : Number(numbers[0].replace(',', '.'));
  return lengthOf(number, unit ?? heading ?? { number: 1, unit: 'day' });
}

function unitIn(words: string): LengthUnit | undefined {
  return units.find(([form]) => form.test(words))?.[1];
}

function lengthOf(number: number, { number: times, unit }: LengthUnit): Interval | null | undefined {
  const length = number * times;
  if (length === 0) return null;
  return Number.isInteger(length) ? { number: length, unit } : undefined;
}
