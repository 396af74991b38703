import { writeInChildProcess } from './parent-process.ts';
import type { Cell, TableHead } from './table.ts';

/** One section of a document: its title, a note for the reader, and its records. */
export interface DocumentSection {
  name: string;
  note?: string;
  /** Each record is an ordered list of names and values. */
  records: (readonly [name: string, value: string])[][];
}

type Head = Omit<TableHead, 'columns'>;

/** A document of names and values under headings as a PDF, written in a child process like long tables (`pdf.ts`). */
export function sectionsPdf(head: Head, sections: readonly DocumentSection[]): Promise<Uint8Array> {
  return writeInChildProcess(new URL('sections-process.ts', import.meta.url), { ...head, columns: [] }, rowsOf(sections));
}

async function* rowsOf(sections: readonly DocumentSection[]): AsyncGenerator<Cell[]> {
  for (const section of sections) yield [JSON.stringify(section)];
}
