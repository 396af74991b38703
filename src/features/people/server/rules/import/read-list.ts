import type { DateOrder } from '#kernel/contract/imports.ts';
import type { Table } from '#kernel/server/sheets/rules/find-table.ts';
import type { Guess } from '#kernel/server/sheets/rules/guess-columns.ts';
import type { Interval } from '#kernel/server/sheets/rules/read-amount.ts';
import type { SheetFile } from '#kernel/server/sheets/rules/read-sheet.ts';
import { readTable, shownColumns, type ListColumn, type TableChoices } from '#kernel/server/sheets/rules/read-table.ts';
import type { ImportField } from '../../../contract/entities-import.ts';
import { guessingOn, managerColumns } from './guess-mapping.ts';
import { textIn, type RowRead } from './read-cell.ts';
import { readRows } from './read-rows.ts';

export interface ListChoices extends TableChoices<ImportField> {
  order: DateOrder | undefined;
  /** The interval of pay, when the list does not say it. */
  interval?: Interval | undefined;
  today: string;
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
  columns: ListColumn<ImportField>[];
  rows: RowRead[];
  /** The columns that may name the manager (`choose-manager-column.ts`); none when the user assigned one. */
  managers: ManagerColumn[];
  needsInterval: boolean;
}

/** Reads a file as a staff list: the most likely sheet, its heading row, the field of each column, and the values of each row. */
export function readList(file: SheetFile, choices: ListChoices): StaffList {
  const { mapping, order, interval, today } = choices;
  const { sheets, table, guesses, fields } = readTable(file, choices, guessingOn(today));
  const { rows, needsOrder, needsInterval } = readRows(table, { mapping: fields, today, epoch1904: file.epoch1904, order, interval });
  return {
    sheets,
    sheet: table.sheet,
    columns: shownColumns({ table, guesses }, needsOrder),
    rows,
    managers: managersIn(table, { guesses, mapping, today }),
    needsInterval,
  };
}

function managersIn(
  table: Table,
  { guesses, mapping, today }: Pick<ListChoices, 'mapping' | 'today'> & { guesses: readonly Guess<ImportField>[] },
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
