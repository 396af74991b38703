import type { ListFormat } from '#kernel/contract/list-export.ts';
import type { ListExport } from './ExportList.tsx';

/** Columns of the screen that are several of a file. */
type Parts = Readonly<Record<string, readonly string[]>>;

interface FoundRows<Row, Key extends string> {
  /** The columns that a file may have, by the contract. */
  columns: readonly Key[];
  parts?: Parts;
  /** The rows of all pages, searched, filtered and sorted. */
  found: readonly Row[] | undefined;
  idOf: (row: Row) => string;
}

/** How a list is taken out that the browser searches, filters and sorts: the server is told which rows, and writes them by its own. */
export function exportRows<Row, Key extends string>(
  { columns: known, parts, found = [], idOf }: FoundRows<Row, Key>,
  ask: (body: { rows: string[]; columns: Key[]; format: ListFormat }, signal: AbortSignal) => Promise<Blob>,
): ListExport<Row> {
  return {
    file: ({ columns, format, selected = found }, signal) =>
      ask({ rows: selected.map(idOf), columns: fileColumns(known, columns, parts), format }, signal),
  };
}

/** The shown columns, as far as a file may have them. */
export function fileColumns<Key extends string>(known: readonly Key[], shown: readonly string[], parts: Parts = {}): Key[] {
  const wanted = shown.flatMap((key) => parts[key] ?? [key]);
  return wanted.flatMap((key) => known.find((column) => column === key) ?? []);
}
