import { printDocument, type DocumentHead } from './print-document.ts';

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

const source = new URL('wallchart.typ', import.meta.url);

/** A PDF with people as rows and days as columns, one month per page. */
export function wallchartPdf(
  head: DocumentHead,
  { nameHeader, months, signal }: { nameHeader: string; months: readonly WallchartPage[]; signal?: AbortSignal },
): Promise<Uint8Array> {
  return printDocument(source, head, { nameHeader, months }, signal);
}
