import { importFields, type ImportField } from '../../../contract/entities-import.ts';
import type { Cell } from '#kernel/server/sheets/rules/cell.ts';
import { textOf } from '#kernel/server/sheets/rules/cell.ts';
import { evidence, fieldByContent } from './evidence.ts';
import { headerLikeness } from './header-likeness.ts';

/** One column of the list: its heading and its cells below. */
export interface Column {
  column: number;
  heading: string;
  cells: readonly Cell[];
}

/** The field assigned to a column; `field` is null when the column is ignored. */
export interface Guess {
  column: number;
  field: ImportField | null;
  /** From 0 to 1; from 0.85 on, heading and values agree. */
  confidence: number;
}

interface Candidate {
  column: number;
  field: ImportField;
  confidence: number;
}

/** Guesses below this are discarded. */
const threshold = 0.45;
const cellsLooked = 300;

/** Guesses which field each column holds, by heading and by content; no field is assigned to two columns. */
export function guessMapping(columns: readonly Column[], today: string): Guess[] {
  const candidates = columns.flatMap((column) => candidatesOf(column, today)).toSorted((left, right) => right.confidence - left.confidence);
  const taken = new Map<ImportField, Candidate>();
  const placed = new Map<number, Candidate>();
  for (const candidate of candidates) {
    if (candidate.confidence < threshold || taken.has(candidate.field) || placed.has(candidate.column)) continue;
    taken.set(candidate.field, candidate);
    placed.set(candidate.column, candidate);
  }
  settleNames(columns, placed);
  settleSecondMail(columns, placed);
  return columns.map(({ column }) => {
    const found = placed.get(column);
    return { column, field: found?.field ?? null, confidence: found ? Math.round(found.confidence * 100) / 100 : 0 };
  });
}

/** The columns that may name the manager and were guessed as nothing else: which of them does depends on whose values are found. */
export function managerColumns(columns: readonly Column[], guesses: readonly Guess[], today: string): Guess[] {
  const free = new Set(guesses.flatMap(({ column, field }) => (field === null || field === 'reportingTo' ? [column] : [])));
  return columns
    .filter(({ column }) => free.has(column))
    .flatMap((column) => candidatesOf(column, today))
    .filter(({ field, confidence }) => field === 'reportingTo' && confidence >= threshold);
}

function candidatesOf({ column, heading, cells }: Column, today: string): Candidate[] {
  const looked = cells.filter((cell) => textOf(cell) !== '').slice(0, cellsLooked);
  const byHeading = headerLikeness(heading);
  const found = importFields.flatMap((field) => {
    const alike = byHeading.get(field);
    return alike === undefined
      ? []
      : [{ column, field, confidence: alike * weightOf(evidence(field, looked, today), looked.length) + preference(field, looked) }];
  });
  const strong = found.some(({ confidence }) => confidence >= 0.7);
  const byContent = strong ? undefined : fieldByContent(looked, today);
  return byContent ? [...found, { column, ...byContent }] : found;
}

/** Values that contradict the heading weigh more than values that agree with it; one or two may just be errors. */
function weightOf(share: number | undefined, count: number): number {
  if (share === undefined) return 0.9;
  if (share >= 0.34) return 0.7 + 0.3 * share;
  return count < 3 ? 0.6 : 0.3 * share;
}

/** Of several columns about the manager, an e-mail or a number is preferred to a name. */
function preference(field: ImportField, cells: readonly Cell[]): number {
  if (field !== 'reportingTo' || cells.length === 0) return 0;
  const first = textOf(cells[0]);
  return first.includes('@') ? 0.02 : /^\d+$/.test(first) ? 0.01 : 0;
}

/** With first and last name the full name is not needed; a lone "Navn" next to "Etternavn" holds first names. */
function settleNames(columns: readonly Column[], placed: Map<number, Candidate>): void {
  const at = (field: ImportField) => [...placed.values()].find((candidate) => candidate.field === field);
  const whole = at('fullName');
  if (!whole || !at('lastName')) return;
  if (at('firstName')) {
    placed.delete(whole.column);
    return;
  }
  const names = columns.filter(({ column }) => column === whole.column).flatMap(({ cells }) => cells.map(textOf));
  const words = names.filter((text) => text !== '');
  const single = words.filter((text) => !text.includes(' ')).length > words.length / 2;
  if (single) placed.set(whole.column, { ...whole, field: 'firstName' });
}

/** A second column of e-mail addresses that matches nothing else holds the private ones. */
function settleSecondMail(columns: readonly Column[], placed: Map<number, Candidate>): void {
  const mails = [...placed.values()].map(({ field }) => field);
  if (!mails.includes('emailAddress') || mails.includes('secondaryEmail')) return;
  const rest = columns.filter(
    ({ column, heading, cells }) =>
      !placed.has(column) && headerLikeness(heading).has('emailAddress') && (evidence('emailAddress', cells, '') ?? 0) >= 0.8,
  );
  const [second] = rest;
  if (second) placed.set(second.column, { column: second.column, field: 'secondaryEmail', confidence: 0.5 });
}
