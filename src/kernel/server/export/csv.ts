import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { bareNumber, cellText, clean } from './cell-text.ts';
import { cellsOf, type Cell, type ColumnType, type CellFormat, type Table } from './table.ts';

const separators = { no: ';', en: ',' } as const;

/** The table as a CSV stream: with BOM, so that spreadsheets read æøå, and with the separator they expect in that language. */
export function csvStream<Row>(table: Table<Row>): Readable {
  // The library quotes only its own line ends; spreadsheets begin a row at a bare line feed too.
  const writer = stringify({ bom: true, delimiter: separators[table.language], record_delimiter: 'windows', quoted_match: /[\r\n]/ });
  // Errors reach the reader of the stream, so the callback ignores them.
  pipeline(Readable.from(records(table)), writer, () => undefined);
  return writer;
}

async function* records<Row>(table: Table<Row>): AsyncGenerator<string[]> {
  const { columns } = table;
  yield columns.map(({ header }) => withoutFormula(clean(header)));
  for await (const cells of cellsOf(table)) {
    yield cells.map((cell, index) => csvText(cell, columns[index]?.type ?? 'text', table));
  }
}

function csvText(cell: Cell, type: ColumnType, manner: CellFormat): string {
  const isNumber = type === 'number' || type === 'money';
  return withoutFormula(isNumber ? bareNumber(cell, manner.language) : cellText(cell, type, manner));
}

const formulaStart = /^[\s\u200b\ufeff]*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r\n]/;
const numberOrPhone = /^[+-]\d[\d\s.,]*$/;

/**
 * Text that a spreadsheet would evaluate as a formula gets an apostrophe in front. A sign followed only by digits, spaces, points and commas
 * is a number or a telephone number, and stays unchanged: -1250,5 and +47 12345678.
 */
export function withoutFormula(text: string): string {
  return formulaStart.test(text) && !numberOrPhone.test(text) ? `'${text}` : text;
}
