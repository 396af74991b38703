import { card, indent } from './measures.ts';
import type { Outline } from './outline.ts';

interface Stacked {
  dx: number;
  drow: number;
}

/** The number of rows of a team's columns: it grows with the team, to balance height and width. */
export function rowsOfStack(count: number): number {
  return Math.min(count, Math.max(6, Math.ceil(1.3 * Math.sqrt(count))));
}

const step = card.width + card.gap + indent;
/** Longer columns than this are cut at the bottom rather than the side of a screen. */
const longest = 12;

/** The number of columns that fit beside each other in a width. */
export const columnsIn = (width: number): number => Math.max(1, Math.floor((width + card.gap) / step));

/** The rows of a team that is to fit in so many columns; a large one is balanced as ever. */
export function rowsInColumns(count: number, columns: number): number {
  return Math.min(Math.ceil(count / columns), Math.max(longest, rowsOfStack(count)));
}

/** Places people in columns; returns their outline, with 0 at its centre. */
export function stackOf(people: readonly Stacked[], rows: number = rowsOfStack(people.length)): Outline {
  const columns = Math.ceil(people.length / rows);
  for (const [index, person] of people.entries()) {
    person.dx = (Math.floor(index / rows) - (columns - 1) / 2) * step + indent / 2;
    person.drow = 1 + (index % rows);
  }
  const half = (columns * step - card.gap) / 2;
  // The last column may be shorter than the others.
  const last = people.length - (columns - 1) * rows;
  const right = Array.from({ length: rows }, (_unused, row) => (row < last ? half : half - step)).toReversed();
  return { left: Array.from({ length: rows }, () => -half), right, shift: 0 };
}
