import type { Company } from '../database/unit.ts';
import { register } from '../registers.ts';
import type { SealedTable } from '../sealed-tables.ts';
import type { Secrets } from '../secrets.ts';

/** A row of a takeout, by column name. */
export type TakeoutRow = Record<string, unknown>;

/** How the rows about a person are found: by columns with the person's id, or through the row of another table that they belong to. */
export type PersonReference = { columns: readonly string[] } | { through: string; on: Readonly<Record<string, string>> };

/** One table in takeouts. A company's takeout has all rows; a person's has the rows about the person. */
export interface TakeoutTable {
  table: string;
  /** The section's name in a person's takeout, when it is not the table's: one table may fill two sections. */
  section?: string;
  /** Undefined: no row is about a person. */
  person?: PersonReference;
  /** Rows in which `column` is set are exported only to the person in `isOf`. */
  unless?: { column: string; isOf: string };
  /** Only rows without a value in this column: what a person did that is about nobody. */
  without?: string;
  /** Columns that name a person whom the row is not about, each with the reason why it is not in that person's takeout. */
  naming?: Readonly<Record<string, string>>;
  /** Columns that name viewers: a person's takeout has them only where the company lets people see names. */
  lookers?: readonly string[];
  /** Columns that are in no takeout, each with its reason: secrets, and derived columns. */
  withheld?: Readonly<Record<string, string>>;
  /** What the rows are or belong to: a kind of the log, and the column with its id. Those of records that are closed to whoever takes them out are left out. */
  record?: { kind: string; column: string };
  /** The encrypted columns. */
  sealed?: SealedTable;
  /** The columns that order the rows in a person's takeout; `id` by default. */
  order?: readonly string[];
}

/** An uploaded file in a takeout. */
export interface TakeoutFile {
  /** Relative to the takeout's folder of files. */
  path: string;
  /** Its id in the log, where it can be closed to whoever takes it out. */
  fileId?: string | null;
  sha256: string;
  size: number;
  modified: Date;
  /** The start of the next page. */
  cursor: string;
}

export interface FilePage {
  /** Only files of this person. */
  companyUserId?: string;
  after: string | undefined;
  limit: number;
}

/** The takeout data of one feature. */
export interface TakeoutShare {
  tables: readonly TakeoutTable[];
  /** Tables that are in no takeout, each with its reason. */
  leftOut?: Readonly<Record<string, string>>;
  files?: (company: Company, page: FilePage) => Promise<TakeoutFile[]>;
  /** Data of a person that is in no table of the company: included only when they export it themselves. */
  ofAccount?: (company: Company, accountId: string) => Promise<Record<string, TakeoutRow[]>>;
}

/** The takeout data of each feature; every feature with tables adds an entry. */
export const takeoutShares = register<TakeoutShare>('kernel.takeout-shares');

/** The row with its encrypted values decrypted. */
export function openSealedValues(
  secrets: Pick<Secrets, 'decrypt'>,
  companyId: number,
  { sealed }: TakeoutTable,
  row: TakeoutRow,
): TakeoutRow {
  if (!sealed) return row;
  const plain = sealed.columns.map((column): [string, unknown] => {
    const value = row[column];
    return [column, typeof value === 'string' ? secrets.decrypt(value, sealed.placeOf({ companyId, key: row }, column)) : null];
  });
  return { ...row, ...Object.fromEntries(plain) };
}

/** The row with JSON names: `start_date` becomes `startDate`; the company id is omitted, since it is the same for all. */
export function nameAsJson(row: TakeoutRow): TakeoutRow {
  const columns = Object.entries(row).filter(([column]) => column !== 'company_id');
  return Object.fromEntries(columns.map(([column, value]) => [jsonName(column), value]));
}

export function jsonName(column: string): string {
  return column.replaceAll(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}
