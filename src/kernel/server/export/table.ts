export type ExportFormat = 'xlsx' | 'csv' | 'pdf' | 'md';
export type ColumnType = 'text' | 'number' | 'money' | 'date' | 'moment' | 'boolean';
/** What a cell may hold: money as its exact text, a date as `YYYY-MM-DD`, a moment as a Date or ISO 8601. */
export type Cell = string | number | boolean | Date | null | undefined;

type KeyOf<Row> = { [Key in keyof Row]-?: Row[Key] extends Cell ? Key : never }[keyof Row] & string;

export interface Column<Row = Record<string, Cell>> {
  key: KeyOf<Row>;
  header: string;
  type: ColumnType;
  /** In characters; follows from the content when left out. */
  width?: number;
}

/** One table to hand out, whatever the format. Texts are already in its language. */
export interface Table<Row = Record<string, Cell>> {
  title: string;
  language: 'no' | 'en';
  columns: readonly Column<Row>[];
  /** Whatever reads them from the database must have done so before the transaction of the call ends. */
  rows: Iterable<Row> | AsyncIterable<Row>;
  companyName: string;
  /** The day of the export in the company's time zone, `YYYY-MM-DD`. */
  today: string;
  /** The company's time zone, for moments. */
  timeZone: string;
  /** The first word of the file's name where it is not the title: `People` gives `People-2026-11-21.xlsx`. */
  fileName?: string;
}

/** What is needed to write one cell as words. */
export type CellFormat = Pick<Table, 'language' | 'timeZone'>;

/** The columns without their keys: what is left when rows have become lists of cells. */
export type Heading = Pick<Column, 'header' | 'type' | 'width'>;

/** What whoever writes a whole file at once must know beside the rows. */
export interface TableHead extends Pick<Table, 'title' | 'language' | 'timeZone' | 'companyName' | 'today'> {
  columns: Heading[];
  /** The company's logo, for documents that show it. */
  logo?: { png: Buffer; width: number; height: number } | undefined;
}

export function headOf<Row>({ title, language, timeZone, companyName, today, columns }: Table<Row>): TableHead {
  const headings = columns.map(({ header, type, width }): Heading => ({ header, type, ...(width !== undefined && { width }) }));
  return { title, language, timeZone, companyName, today, columns: headings };
}

/** The rows as lists of cells in the order of the columns. */
export async function* cellsOf<Row>({ columns, rows }: Pick<Table<Row>, 'columns' | 'rows'>): AsyncGenerator<Cell[]> {
  for await (const row of rows) {
    // A column's key names a cell of the row; that is what its type says.
    yield columns.map(({ key }) => row[key] as Cell);
  }
}
