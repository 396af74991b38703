import { writeInChildProcess } from './parent-process.ts';
import type { Cell, TableHead } from './table.ts';

/** One part of a document: its name, what a reader should know of it, and what it tells. */
export interface DocumentSection {
  name: string;
  note?: string;
  /** Each a list of names and values, in order. */
  records: (readonly [name: string, value: string])[][];
}

type Head = Omit<TableHead, 'columns'>;

/** A document of names and values under headings as a PDF. It is written in a process of its own, as long tables are (`pdf.ts`). */
export function sectionsPdf(head: Head, sections: readonly DocumentSection[]): Promise<Uint8Array> {
  return writeInChildProcess(new URL('sections-process.ts', import.meta.url), { ...head, columns: [] }, rowsOf(sections));
}

async function* rowsOf(sections: readonly DocumentSection[]): AsyncGenerator<Cell[]> {
  for (const section of sections) yield [JSON.stringify(section)];
}
