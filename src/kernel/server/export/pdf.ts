import { writeInChildProcess } from './parent-process.ts';
import { headOf, cellsOf, type Table } from './table.ts';
import { limited } from './xlsx.ts';

/** Measured: layout takes about 0.1 ms and 18 KB per cell, so this is about four seconds and 750 MB, in a child process. */
export const maxPdfCells = 40_000;

/** The table as an accessible PDF (PDF/UA-1), with its header on each page. Longer tables are refused. */
export function pdfBytes<Row>(table: Table<Row>): Promise<Uint8Array> {
  const maxRows = Math.floor(maxPdfCells / table.columns.length);
  return writeInChildProcess(new URL('pdf-process.ts', import.meta.url), headOf(table), limited(cellsOf(table), maxRows));
}
