import { textOf, type Cell } from './cell.ts';
import type { Column } from './find-table.ts';
import type { HeadingLikeness } from './heading-likeness.ts';

/** The field assigned to a column; `field` is null when the column is ignored. */
export interface Guess<Field extends string> {
  column: number;
  field: Field | null;
  /** From 0 to 1; from 0.85 on, heading and values agree. */
  confidence: number;
}

export interface Candidate<Field extends string> {
  column: number;
  field: Field;
  confidence: number;
}

/** How the columns of a kind of list are recognised. */
export interface Guessing<Field extends string> {
  /** The fields in natural order. */
  fields: readonly Field[];
  likeness: HeadingLikeness<Field>;
  /** The share of filled cells that are plausible values of a field; undefined when that says nothing. */
  evidence: (field: Field, cells: readonly Cell[]) => number | undefined;
  /** The field that values alone indicate. */
  byContent?: (cells: readonly Cell[]) => { field: Field; confidence: number } | undefined;
  /** A small addition for the better of several columns with the same heading. */
  preference?: (field: Field, cells: readonly Cell[]) => number;
  /** Corrects the guesses of columns that depend on each other. */
  settle?: (columns: readonly Column[], placed: Map<number, Candidate<Field>>) => void;
}

/** Guesses below this are discarded. */
export const leastConfidence = 0.45;
const cellsLooked = 300;

/** Guesses which field each column holds, by heading and by content; no field is assigned to two columns. */
export function guessColumns<Field extends string>(columns: readonly Column[], guessing: Guessing<Field>): Guess<Field>[] {
  const candidates = columns
    .flatMap((column) => candidatesOf(column, guessing))
    .toSorted((left, right) => right.confidence - left.confidence);
  const taken = new Set<Field>();
  const placed = new Map<number, Candidate<Field>>();
  for (const candidate of candidates) {
    if (candidate.confidence < leastConfidence || taken.has(candidate.field) || placed.has(candidate.column)) continue;
    taken.add(candidate.field);
    placed.set(candidate.column, candidate);
  }
  guessing.settle?.(columns, placed);
  return columns.map(({ column }) => {
    const found = placed.get(column);
    return { column, field: found?.field ?? null, confidence: found ? Math.round(found.confidence * 100) / 100 : 0 };
  });
}

/** The fields that a column may hold, each with its confidence. */
export function candidatesOf<Field extends string>(
  { column, heading, cells }: Column,
  { fields, likeness, evidence, byContent, preference }: Guessing<Field>,
): Candidate<Field>[] {
  const looked = cells.filter((cell) => textOf(cell) !== '').slice(0, cellsLooked);
  const byHeading = likeness(heading);
  const found = fields.flatMap((field) => {
    const alike = byHeading.get(field);
    if (alike === undefined) return [];
    const confidence = alike * weightOf(evidence(field, looked), looked.length) + (preference?.(field, looked) ?? 0);
    return [{ column, field, confidence }];
  });
  const strong = found.some(({ confidence }) => confidence >= 0.7);
  const content = strong ? undefined : byContent?.(looked);
  return content ? [...found, { column, ...content }] : found;
}

/** Values that contradict the heading weigh more than values that agree with it; one or two may just be errors. */
function weightOf(share: number | undefined, count: number): number {
  if (share === undefined) return 0.9;
  if (share >= 0.34) return 0.7 + 0.3 * share;
  return count < 3 ? 0.6 : 0.3 * share;
}
