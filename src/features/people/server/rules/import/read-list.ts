import type { DateOrder, ImportField } from '../../../contract/entities-import.ts';
import { textOf } from '#kernel/server/sheets/rules/cell.ts';
import { findTable, knownHeadings, type StaffTable } from './find-header.ts';
import { guessMapping, managerColumns, type Guess } from './guess-mapping.ts';
import type { Interval } from './read-amount.ts';
import { textIn, type RowRead } from './read-cell.ts';
import { readRows, type Mapping } from './read-rows.ts';
import type { SheetFile } from '#kernel/server/sheets/rules/read-sheet.ts';

export interface ListWishes {
  /** The sheet to read; by default the one most like a staff list. */
  sheet?: string | undefined;
  /** The user's assignments: a field, or null to ignore the column. Other columns are guessed. */
  mapping: ReadonlyMap<number, ImportField | null>;
  order: DateOrder | undefined;
  /** The interval of pay, when the list does not say it. */
  interval?: Interval | undefined;
  today: string;
}

/** A column in the form of the preview: its heading, its assigned field, and sample values. */
export interface ListColumn extends Guess {
  heading: string;
  samples: string[];
  /** True when nothing in the column distinguishes day and month. */
  needsOrder: boolean;
}

/** A column about the manager that a list can be read with. */
export interface ManagerColumn {
  column: number;
  /** How well heading and form of the values agree. */
  confidence: number;
  /** The cell of each row. */
  texts: string[];
}

export interface StaffList {
  sheets: string[];
  sheet: string;
  columns: ListColumn[];
  rows: RowRead[];
  /** The columns that may name the manager (`choose-manager-column.ts`); none when the user assigned one. */
  managers: ManagerColumn[];
  needsInterval: boolean;
}

const samplesShown = 3;

/** Reads a file as a staff list: the most likely sheet, its heading row, the field of each column, and the values of each row. */
export function readList(file: SheetFile, { sheet, mapping, order, interval, today }: ListWishes): StaffList {
  const chosen = file.sheets.find(({ name }) => name === sheet) ?? likeliest(file);
  const table = findTable(chosen);
  const guesses = settledGuesses(table, mapping, today);
  const fields: Mapping = new Map(guesses.flatMap(({ column, field }) => (field ? [[column, field] as const] : [])));
  const { rows, needsOrder, needsInterval } = readRows(table, { mapping: fields, today, epoch1904: file.epoch1904, order, interval });
  const columns = table.columns.map(({ column, heading, cells }, index): ListColumn => {
    const guess = guesses[index] ?? { column, field: null, confidence: 0 };
    const samples = new Set<string>();
    for (const cell of cells) {
      if (samples.size === samplesShown) break;
      if (textOf(cell) !== '') samples.add(textOf(cell).slice(0, 80));
    }
    return { ...guess, heading, samples: [...samples], needsOrder: needsOrder.includes(column) };
  });
  return {
    sheets: file.sheets.map(({ name }) => name),
    sheet: chosen.name,
    columns,
    rows,
    managers: managersIn(table, { guesses, mapping, today }),
    needsInterval,
  };
}

function managersIn(
  table: StaffTable,
  { guesses, mapping, today }: Pick<ListWishes, 'mapping' | 'today'> & { guesses: readonly Guess[] },
): ManagerColumn[] {
  if ([...mapping.values()].includes('reportingTo')) return [];
  return managerColumns(table.columns, guesses, today)
    .filter(({ column }) => !mapping.has(column))
    .map(({ column, confidence }) => ({
      column,
      confidence,
      texts: table.rows.map(({ cells }) => textIn('reportingTo', cells[column] ?? null)),
    }));
}

/** The user's assignments take precedence; a field that they assign to one column is removed from all others. */
function settledGuesses(table: StaffTable, mapping: ReadonlyMap<number, ImportField | null>, today: string): Guess[] {
  const said = new Set([...mapping.values()].filter((field) => field !== null));
  return guessMapping(table.columns, today).map((guess) => {
    const own = mapping.get(guess.column);
    if (own !== undefined) return { column: guess.column, field: own, confidence: 1 };
    return guess.field && said.has(guess.field) ? { ...guess, field: null, confidence: 0 } : guess;
  });
}

function likeliest({ sheets }: SheetFile) {
  const [first] = sheets
    .map((sheet) => ({ sheet, known: knownHeadings(sheet) }))
    .toSorted((left, right) => right.known - left.known || right.sheet.rows.length - left.sheet.rows.length);
  // `readSheet` refuses a file without a filled sheet.
  return (first as NonNullable<typeof first>).sheet;
}
