import { fail } from '../failure.ts';
import { writeInChildProcess } from './parent-process.ts';
import { cellsOf, headOf, type Cell, type Table, type TableHead } from './table.ts';

export const maxSheetRows = 100_000;

/** The table as an Excel file with real dates and numbers, a frozen header, and a filter on each column; on request with lines above the header. */
export function xlsxBytes<Row>(table: Table<Row> & Pick<TableHead, 'lead'>, signal?: AbortSignal): Promise<Uint8Array> {
  const rows = limited(cellsOf(table), maxSheetRows);
  const head = { ...headOf(table), ...(table.lead && { lead: table.lead }) };
  return writeInChildProcess(new URL('xlsx-process.ts', import.meta.url), { head, rows, signal });
}

/** The rows up to a limit. One more row refuses the export, because a truncated file would be mistaken for the whole. */
export async function* limited(rows: AsyncIterable<Cell[]>, maxRows: number): AsyncGenerator<Cell[]> {
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (count > maxRows) fail('common.TooManyRows', undefined, { details: { maxRows } });
    yield row;
  }
}
