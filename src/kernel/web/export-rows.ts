import type { ListFormat } from '#kernel/contract/list-export.ts';
import type { ListExport } from './ExportList.tsx';

interface FoundRows<Row, Key extends string> {
  /** The columns that a file may have, by the contract. */
  columns: readonly Key[];
  /** The rows of all pages, searched, filtered and sorted. */
  found: readonly Row[] | undefined;
  idOf: (row: Row) => string;
}

/** How a list is taken out that the browser searches, filters and sorts: the server is told which rows, and writes them by its own. */
export function exportRows<Row, Key extends string>(
  { columns: known, found = [], idOf }: FoundRows<Row, Key>,
  ask: (body: { rows: string[]; columns: Key[]; format: ListFormat }) => Promise<Blob>,
): ListExport<Row> {
  return {
    file: ({ columns, format, selected = found }) => ask({ rows: selected.map(idOf), columns: knownColumns(known, columns), format }),
  };
}

/** The shown columns that a file may have. */
export function knownColumns<Key extends string>(known: readonly Key[], shown: readonly string[]): Key[] {
  return shown.flatMap((key) => known.find((column) => column === key) ?? []);
}
