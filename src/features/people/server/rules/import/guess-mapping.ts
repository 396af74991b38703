import { textOf, type Cell } from '#kernel/server/sheets/rules/cell.ts';
import type { Column } from '#kernel/server/sheets/rules/find-table.ts';
import {
  candidatesOf,
  guessColumns,
  leastConfidence,
  type Candidate,
  type Guess,
  type Guessing,
} from '#kernel/server/sheets/rules/guess-columns.ts';
import { importFields, type ImportField } from '../../../contract/entities-import.ts';
import { evidence, fieldByContent } from './evidence.ts';
import { headerLikeness } from './header-likeness.ts';

/** How the columns of a staff list are recognised. */
export const guessingOn = (today: string): Guessing<ImportField> => ({
  fields: importFields,
  likeness: headerLikeness,
  evidence: (field, cells) => evidence(field, cells, today),
  byContent: (cells) => fieldByContent(cells, today),
  preference,
  settle: (columns, placed) => {
    settleNames(columns, placed);
    settleSecondMail(columns, placed);
  },
});

/** Guesses which field each column holds, by heading and by content; no field is assigned to two columns. */
export function guessMapping(columns: readonly Column[], today: string): Guess<ImportField>[] {
  return guessColumns(columns, guessingOn(today));
}

/** The columns that may name the manager and were guessed as nothing else: which of them does depends on whose values are found. */
export function managerColumns(
  columns: readonly Column[],
  guesses: readonly Guess<ImportField>[],
  today: string,
): Candidate<ImportField>[] {
  const free = new Set(guesses.flatMap(({ column, field }) => (field === null || field === 'reportingTo' ? [column] : [])));
  return columns
    .filter(({ column }) => free.has(column))
    .flatMap((column) => candidatesOf(column, guessingOn(today)))
    .filter(({ field, confidence }) => field === 'reportingTo' && confidence >= leastConfidence);
}

/** Of several columns about the manager, an e-mail or a number is preferred to a name. */
function preference(field: ImportField, cells: readonly Cell[]): number {
  if (field !== 'reportingTo' || cells.length === 0) return 0;
  const first = textOf(cells[0]);
  return first.includes('@') ? 0.02 : /^\d+$/.test(first) ? 0.01 : 0;
}

/** With first and last name the full name is not needed; a lone "Navn" next to "Etternavn" holds first names. */
function settleNames(columns: readonly Column[], placed: Map<number, Candidate<ImportField>>): void {
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
function settleSecondMail(columns: readonly Column[], placed: Map<number, Candidate<ImportField>>): void {
  const mails = [...placed.values()].map(({ field }) => field);
  if (!mails.includes('emailAddress') || mails.includes('secondaryEmail')) return;
  const rest = columns.filter(
    ({ column, heading, cells }) =>
      !placed.has(column) && headerLikeness(heading).has('emailAddress') && (evidence('emailAddress', cells, '') ?? 0) >= 0.8,
  );
  const [second] = rest;
  if (second) placed.set(second.column, { column: second.column, field: 'secondaryEmail', confidence: 0.5 });
}
