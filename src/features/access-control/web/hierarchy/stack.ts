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

/** Places people in columns; returns their outline, with 0 at its centre. */
export function stackOf(people: readonly Stacked[]): Outline {
  const rows = rowsOfStack(people.length);
  const columns = Math.ceil(people.length / rows);
  const step = card.width + card.gap + indent;
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
