import { writeInChildProcess } from './parent-process.ts';
import type { Cell, TableHead } from './table.ts';

/** One month on paper: its days, and people with their cells, which cover all days without a gap. */
export interface WallchartPage {
  name: string;
  days: { number: number; letter: string; isFree: boolean }[];
  rows: { name: string; cells: WallchartCell[] }[];
  /** The meaning of colours and letters. */
  legend: { colour: string; letters: string; word: string }[];
}

/** A cell that covers a number of consecutive days; without a colour it is empty. */
export interface WallchartCell {
  days: number;
  label: string;
  colour: string;
}

type Head = Omit<TableHead, 'columns'>;

/** A PDF with people as rows and days as columns, one month per page, written in a child process like long tables (`pdf.ts`). */
export function wallchartPdf(head: Head, nameHeader: string, pages: readonly WallchartPage[]): Promise<Uint8Array> {
  const cells: Cell[] = [{ nameHeader }, ...pages].map((part) => JSON.stringify(part));
  return writeInChildProcess(new URL('wallchart-process.ts', import.meta.url), { ...head, columns: [] }, rowsOf(cells));
}

async function* rowsOf(cells: readonly Cell[]): AsyncGenerator<Cell[]> {
  for (const cell of cells) yield [cell];
}
