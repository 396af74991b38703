import { textOf } from './cell.ts';
import { findTable, likeliestSheet, type Table } from './find-table.ts';
import { guessColumns, type Guess, type Guessing } from './guess-columns.ts';
import type { SheetFile } from './read-sheet.ts';

/** What a user says about how to read a file. */
export interface TableChoices<Field extends string> {
  /** The sheet to read; by default the one most like a list of the kind. */
  sheet?: string | undefined;
  /** The user's assignments: a field, or null to ignore the column. Other columns are guessed. */
  mapping: ReadonlyMap<number, Field | null>;
}

/** A column in the form of the preview: its heading, its assigned field, and sample values. */
export interface ListColumn<Field extends string> extends Guess<Field> {
  heading: string;
  samples: string[];
  /** True when nothing in the column distinguishes day and month. */
  needsOrder: boolean;
}

export interface TableRead<Field extends string> {
  sheets: string[];
  table: Table;
  guesses: Guess<Field>[];
  /** The field of each column that is read. */
  fields: ReadonlyMap<number, Field>;
}

const samplesShown = 3;

/** Finds the list in a file: the most likely sheet, its heading row, and the field of each column. */
export function readTable<Field extends string>(
  file: SheetFile,
  { sheet, mapping }: TableChoices<Field>,
  guessing: Guessing<Field>,
): TableRead<Field> {
  const chosen = file.sheets.find(({ name }) => name === sheet) ?? likeliestSheet(file, guessing.likeness);
  const table = findTable(chosen, guessing.likeness);
  const guesses = settledGuesses(guessColumns(table.columns, guessing), mapping);
  const fields = new Map(guesses.flatMap(({ column, field }) => (field ? [[column, field] as const] : [])));
  return { sheets: file.sheets.map(({ name }) => name), table, guesses, fields };
}

/** The columns of a list as they are shown. */
export function shownColumns<Field extends string>(
  { table, guesses }: Pick<TableRead<Field>, 'table' | 'guesses'>,
  needsOrder: readonly number[],
): ListColumn<Field>[] {
  return table.columns.map(({ column, heading, cells }, index) => {
    const guess = guesses[index] ?? { column, field: null, confidence: 0 };
    const samples = new Set<string>();
    for (const cell of cells) {
      if (samples.size === samplesShown) break;
      if (textOf(cell) !== '') samples.add(textOf(cell).slice(0, 80));
    }
    return { ...guess, heading, samples: [...samples], needsOrder: needsOrder.includes(column) };
  });
}

/** The user's assignments take precedence; a field that they assign to one column is removed from all others. */
function settledGuesses<Field extends string>(
  guesses: readonly Guess<Field>[],
  mapping: ReadonlyMap<number, Field | null>,
): Guess<Field>[] {
  const said = new Set([...mapping.values()].filter((field) => field !== null));
  return guesses.map((guess) => {
    const own = mapping.get(guess.column);
    if (own !== undefined) return { column: guess.column, field: own, confidence: 1 };
    return guess.field && said.has(guess.field) ? { ...guess, field: null, confidence: 0 } : guess;
  });
}
