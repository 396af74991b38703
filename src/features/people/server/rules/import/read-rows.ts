import type { DateOrder } from '#kernel/contract/imports.ts';
import type { ImportField, ImportRemark } from '../../../contract/entities-import.ts';
import type { Cell, SheetRow } from '#kernel/server/sheets/rules/cell.ts';
import { nameOf } from '#kernel/server/sheets/rules/cell.ts';
import { dateColumn } from './date-column.ts';
import type { Table } from '#kernel/server/sheets/rules/find-table.ts';
import { folding } from '#kernel/server/sheets/rules/likeness.ts';
import { readCell, textIn, type ColumnReading, type RowRead, type Values } from './read-cell.ts';
import type { Interval } from '#kernel/server/sheets/rules/read-amount.ts';
import { headingInterval } from '#kernel/server/sheets/rules/read-interval.ts';
import { lacksInterval } from './salary-interval.ts';
import { settleRow } from './settle-row.ts';
import { areCapitals } from '#kernel/server/sheets/rules/read-name.ts';
import { areFractions } from './read-percentage.ts';

/** The field of each column; ignored columns are absent. */
export type Mapping = ReadonlyMap<number, ImportField>;

export interface RowsRead {
  rows: RowRead[];
  /** Columns whose dates may have day or month first. */
  needsOrder: number[];
  /** True when nothing says what some pay is for: the user must choose. */
  needsInterval: boolean;
}

export interface Reading {
  mapping: Mapping;
  today: string;
  epoch1904: boolean;
  order: DateOrder | undefined;
  /** What pay is for where nothing else says so, as the user chose. */
  interval?: Interval | undefined;
}

/** Reads all rows of a list as values of people; the format of each column is determined from all its values. */
export function readRows(table: Table, { mapping, today, epoch1904, order, interval }: Reading): RowsRead {
  const needsOrder: number[] = [];
  const readings = table.columns.flatMap(({ column, heading, cells }): ColumnReading[] => {
    const field = mapping.get(column);
    if (!field) return [];
    const dates = dateColumn(field, dateFields.has(field) ? cells : [], { today, epoch1904, order });
    if (dates.needsOrder) needsOrder.push(column);
    return [
      {
        field,
        column,
        dates: dates.reading,
        fractions: field === 'positionCoverage' && areFractions(cells),
        interval: headingInterval(heading) ?? interval,
        today,
      },
    ];
  });
  const capitals = areCapitals(
    table.columns.filter(({ column }) => nameFields.has(mapping.get(column) ?? 'notes')).flatMap(({ cells }) => cells.map(nameOf)),
  );
  const headings = new Map(table.columns.map(({ column, heading }) => [column, folding(heading)]));
  const rows = table.rows.map((row) => settleRow(readRow(row, readings, headings), { capitals }));
  return { rows, needsOrder, needsInterval: lacksInterval(rows) };
}

const dateFields: ReadonlySet<ImportField> = new Set(['birthday', 'startDate', 'endDate', 'trialPeriodEndDate']);
const nameFields: ReadonlySet<ImportField> = new Set(['fullName', 'firstName', 'lastName']);

function readRow(row: SheetRow, readings: readonly ColumnReading[], headings: ReadonlyMap<number, string>): RowRead {
  const read: RowRead = { number: row.number, values: {}, problems: [], warnings: [] };
  let filled = 0;
  let repeated = 0;
  for (const reading of readings) {
    const cell: Cell = row.cells[reading.column] ?? null;
    const text = textIn(reading.field, cell);
    if (text === '') continue;
    filled++;
    if (folding(text) === headings.get(reading.column)) repeated++;
    const { values, problem, warning } = readCell(cell, reading);
    // A separate column for currency or interval takes precedence over text next to an amount.
    read.values = reading.field === 'salaryAmount' ? { ...values, ...read.values } : { ...read.values, ...values };
    if (problem) read.problems.push(problem);
    if (warning) read.warnings.push(warning);
  }
  const skip = skipOf(read.values, { filled, repeated });
  return skip ? { ...read, skip } : read;
}

function skipOf(values: Values, { filled, repeated }: { filled: number; repeated: number }): ImportRemark | undefined {
  if (repeated >= 2 && repeated >= filled / 2) return { code: 'headingRepeated' };
  const name = String(values.fullName ?? values.lastName ?? values.firstName ?? '');
  const isSum = /^(?:sum|total|totalt|antall|i alt|count|gjennomsnitt|average)\b/i.test(name) && !values.emailAddress && !values.birthday;
  const nobody = name === '' && !values.emailAddress && !values.employeeNumber && !values.socialSecurityNumber;
  return isSum || nobody ? { code: 'notAPerson' } : undefined;
}
