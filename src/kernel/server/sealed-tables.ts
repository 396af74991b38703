import { register } from './registers.ts';

/** The row of a sealed value: its company (0 for a table of no company) and its key. */
export interface SealedRow {
  companyId: number;
  key: Readonly<Record<string, unknown>>;
}

/** A table with columns that are encrypted one by one. */
export interface SealedTable {
  table: string;
  /** False for a table of no company. */
  isOfCompanies: boolean;
  /** The primary key without the company. */
  key: Readonly<Record<string, 'integer' | 'text' | 'uuid'>>;
  columns: readonly string[];
  /** The place that a column's value is bound to (`Secrets.encrypt`). */
  placeOf: (row: SealedRow, column: string) => string;
}

/** Every table with sealed columns: `npm run reseal-keys` seals them anew, and a takeout opens them. */
export const sealedTables = register<SealedTable>('kernel.sealed-tables', ({ table }) => table);
