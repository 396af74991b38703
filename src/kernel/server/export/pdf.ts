import { setImmediate as othersTurn } from 'node:timers/promises';
import { cellText, clean } from './cell-text.ts';
import { breakable, layOut } from './pdf-layout.ts';
import { printDocument } from './print-document.ts';
import { headOf, cellsOf, type Table, type TableHead } from './table.ts';
import { limited } from './xlsx.ts';

/** Measured: layout takes about 0.1 ms and 18 KB per cell, so this is about four seconds and 750 MB, in a child process. */
export const maxPdfCells = 40_000;
const source = new URL('table.typ', import.meta.url);
const rowsBetweenTurns = 200;

/** The table as an accessible PDF (PDF/UA-1), with its header on each page. Longer tables are refused. */
export async function pdfBytes<Row>(table: Table<Row>, signal?: AbortSignal): Promise<Uint8Array> {
  const head = headOf(table);
  const maxRows = Math.floor(maxPdfCells / table.columns.length);
  const texts: string[][] = [];
  for await (const cells of limited(cellsOf(table), maxRows)) {
    texts.push(cells.map((cell, index) => cellText(cell, head.columns[index]?.type ?? 'text', head)));
    if (texts.length % rowsBetweenTurns === 0) await othersTurn();
  }
  return printDocument(source, head, await tableData(head, texts), signal);
}

async function tableData({ columns }: TableHead, texts: string[][]) {
  const { shares, ...paper } = layOut(columns.map((column, index) => ({ ...column, cells: texts.map((cells) => cells[index] ?? '') })));
  await othersTurn();
  return {
    ...paper,
    columns: columns.map(({ header, type }, index) => ({
      header: clean(header),
      numeric: type === 'number' || type === 'money',
      share: shares[index] ?? 1,
    })),
    cells: texts.flatMap((cells) => cells.map((text, index) => breakable(text, shares[index] ?? text.length))),
  };
}
