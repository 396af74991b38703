import { writeInChildProcess } from './parent-process.ts';
import type { Cell, TableHead } from './table.ts';

/** One month on paper: its days, and people with what lies on them, day after day without a gap. */
export interface WallchartPage {
  name: string;
  days: { number: number; letter: string; isFree: boolean }[];
  rows: { name: string; cells: WallchartCell[] }[];
  /** What the colours and letters stand for. */
  legend: { colour: string; letters: string; word: string }[];
}

/** So many days in a row; without a colour nothing lies on them. */
export interface WallchartCell {
  days: number;
  label: string;
  colour: string;
}

type Head = Omit<TableHead, 'columns'>;

/** People down and days across as a PDF, a month a page. It is written in a process of its own, as long tables are (`pdf.ts`). */
export function wallchartPdf(head: Head, nameHeader: string, pages: readonly WallchartPage[]): Promise<Uint8Array> {
  const cells: Cell[] = [{ nameHeader }, ...pages].map((part) => JSON.stringify(part));
  return writeInChildProcess(new URL('wallchart-process.ts', import.meta.url), { ...head, columns: [] }, rowsOf(cells));
}

async function* rowsOf(cells: readonly Cell[]): AsyncGenerator<Cell[]> {
  for (const cell of cells) yield [cell];
}
