export type ExportFormat = 'xlsx' | 'csv' | 'pdf' | 'md';
export type ColumnType = 'text' | 'number' | 'money' | 'date' | 'moment' | 'boolean';
/** The values of a cell: money as its exact text, a date as `YYYY-MM-DD`, a point in time as a Date or ISO 8601. */
export type Cell = string | number | boolean | Date | null | undefined;

type KeyOf<Row> = { [Key in keyof Row]-?: Row[Key] extends Cell ? Key : never }[keyof Row] & string;

export interface Column<Row = Record<string, Cell>> {
  key: KeyOf<Row>;
  header: string;
  type: ColumnType;
  /** In characters; derived from the content by default. */
  width?: number;
}

/** One table to export in any format. Its texts are already in its language. */
export interface Table<Row = Record<string, Cell>> {
  title: string;
  language: 'no' | 'en';
  columns: readonly Column<Row>[];
  /** Rows that come from the database must be read before the transaction of the request ends. */
  rows: Iterable<Row> | AsyncIterable<Row>;
  companyName: string;
  /** The day of the export in the company's time zone, `YYYY-MM-DD`. */
  today: string;
  /** The company's time zone, for moments. */
  timeZone: string;
  /** The start of the file's name when it is not the title: `People` gives `People-2026-11-21.xlsx`. */
  fileName?: string | undefined;
}

/** What is needed to format a cell as text. */
export type CellFormat = Pick<Table, 'language' | 'timeZone'>;

/** The columns without their keys, for rows that are lists of cells. */
export type Heading = Pick<Column, 'header' | 'type' | 'width'>;

/** What a writer of a whole file needs in addition to the rows. */
export interface TableHead extends Pick<Table, 'title' | 'language' | 'timeZone' | 'companyName' | 'today'> {
  columns: Heading[];
  /** The company's logo, for documents that show it. */
  logo?: { png: Buffer; width: number; height: number } | undefined;
  /** Names and values above the header of a workbook. */
  lead?: readonly (readonly [name: string, value: string])[];
}

export function headOf<Row>({ title, language, timeZone, companyName, today, columns }: Table<Row>): TableHead {
  const headings = columns.map(({ header, type, width }): Heading => ({ header, type, ...(width !== undefined && { width }) }));
  return { title, language, timeZone, companyName, today, columns: headings };
}

/** The rows as lists of cells in the order of the columns. */
export async function* cellsOf<Row>({ columns, rows }: Pick<Table<Row>, 'columns' | 'rows'>): AsyncGenerator<Cell[]> {
  for await (const row of rows) {
    // A column's key names a cell of the row, by its type.
    yield columns.map(({ key }) => row[key] as Cell);
  }
}
