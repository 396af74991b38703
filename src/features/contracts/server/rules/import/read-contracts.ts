import type { DateOrder } from '#kernel/contract/imports.ts';
import { textOf, type SheetRow } from '#kernel/server/sheets/rules/cell.ts';
import type { Table } from '#kernel/server/sheets/rules/find-table.ts';
import { folding } from '#kernel/server/sheets/rules/likeness.ts';
import { readDateColumn } from '#kernel/server/sheets/rules/read-date-column.ts';
import { headingInterval } from '#kernel/server/sheets/rules/read-interval.ts';
import type { SheetFile } from '#kernel/server/sheets/rules/read-sheet.ts';
import { readTable, shownColumns, type ListColumn, type TableChoices } from '#kernel/server/sheets/rules/read-table.ts';
import type { ContractImportField, ContractImportRemark } from '../../../contract/entities-import.ts';
import type { ValueInterval } from '../../../contract/kinds.ts';
import { contractGuessing, pivotYearOf } from './guess-contracts.ts';
import { isExpired, valueIntervalOf } from './read-contract-words.ts';
import { readContractCell, textIn, type ContractColumn, type ContractValues } from './read-contract-cell.ts';
import { unitInHeading } from './read-length.ts';

export interface ContractListChoices extends TableChoices<ContractImportField> {
  order: DateOrder | undefined;
  /** What values are for, when the list does not say it. */
  interval: ValueInterval | undefined;
  today: string;
}

/** One row as it was read. */
export interface ContractRowRead {
  /** The row's number in the sheet. */
  number: number;
  values: ContractValues;
  problems: ContractImportRemark[];
  warnings: ContractImportRemark[];
  /** Set for a row that is not a contract: a sum, a note, a repeated heading. */
  skip?: ContractImportRemark;
}

export interface ContractList {
  sheets: string[];
  sheet: string;
  columns: ListColumn<ContractImportField>[];
  rows: ContractRowRead[];
  /** True when nothing says what some values are for. */
  needsInterval: boolean;
}

/** Reads a file as a list of contracts: the most likely sheet, its heading row, the field of each column, and the values of each row. */
export function readContracts(file: SheetFile, choices: ContractListChoices): ContractList {
  const { sheets, table, guesses, fields } = readTable(file, choices, contractGuessing(choices.today));
  const { readings, needsOrder } = columnsOf(table, { fields, choices, epoch1904: file.epoch1904 });
  const rows = table.rows.filter(({ cells }) => cells.some((cell) => textOf(cell) !== '')).map((row) => readRow(row, readings));
  return {
    sheets,
    sheet: table.sheet,
    columns: shownColumns({ table, guesses }, needsOrder),
    rows,
    needsInterval: rows.some(({ values, skip }) => !skip && values.value !== undefined && values.interval === undefined),
  };
}

interface Columns {
  fields: ReadonlyMap<number, ContractImportField>;
  choices: ContractListChoices;
  epoch1904: boolean;
}

const dateFields: ReadonlySet<ContractImportField> = new Set(['startDate', 'endDate']);

function columnsOf(table: Table, { fields, choices, epoch1904 }: Columns): { readings: ContractColumn[]; needsOrder: number[] } {
  const { today, order, interval } = choices;
  const needsOrder: number[] = [];
  const readings = table.columns.flatMap(({ column, heading, cells }): ContractColumn[] => {
    const field = fields.get(column);
    if (!field) return [];
    const dates = readDateColumn(dateFields.has(field) ? cells : [], { pivotYear: pivotYearOf(today), epoch1904, order });
    if (dates.needsOrder) needsOrder.push(column);
    const named = headingInterval(heading);
    return [
      {
        field,
        column,
        heading,
        dates: dates.reading,
        unit: unitInHeading(heading),
        interval: (named && valueIntervalOf(named)) ?? interval,
      },
    ];
  });
  return { readings, needsOrder };
}

function readRow(row: SheetRow, readings: readonly ContractColumn[]): ContractRowRead {
  const read: ContractRowRead = { number: row.number, values: {}, problems: [], warnings: [] };
  const filled: string[] = [];
  let repeated = 0;
  let saysExpired = false;
  for (const reading of readings) {
    const cell = row.cells[reading.column] ?? null;
    const text = textIn(reading.field, cell);
    if (text === '') continue;
    filled.push(text);
    if (folding(text) === folding(reading.heading)) repeated++;
    const { values, problem, warning } = readContractCell(cell, reading);
    // A separate column for currency or interval takes precedence over text next to an amount.
    read.values = reading.field === 'value' ? { ...values, ...read.values } : { ...read.values, ...values };
    if (problem) read.problems.push(problem);
    if (warning) read.warnings.push(warning);
    if (reading.field === 'status') saysExpired = isExpired(cell);
  }
  // A contract that has ended is shown as expired; its status stays (contracts.2).
  if (saysExpired && read.values.endDate) delete read.values.status;
  const skip = skipOf(read.values, filled, repeated);
  return skip ? { ...read, skip } : read;
}

const sums = /^(?:sum|total|totalt|totals|antall|i alt|count|gjennomsnitt|average)\b/i;

function skipOf(values: ContractValues, filled: readonly string[], repeated: number): ContractImportRemark | undefined {
  if (repeated >= 2 && repeated >= filled.length / 2) return { code: 'headingRepeated' };
  const { party, registryId, name, startDate, endDate } = values;
  const isSum = filled.some((text) => sums.test(text)) && (party === undefined || name === undefined) && !startDate && !endDate;
  const isNobody = party === undefined && registryId === undefined && name === undefined;
  return isSum || isNobody ? { code: 'notAContract' } : undefined;
}
