import type { Company } from '../database/unit.ts';
import { register } from '../registers.ts';
import type { Secrets } from '../secrets.ts';

/** A row as it is handed out, by the names of its columns. */
export type TakeoutRow = Record<string, unknown>;

/** How the rows of a table are found that are about a person: by columns with the person's id, or by the row of another table they belong to. */
export type PersonReference = { columns: readonly string[] } | { through: string; on: Readonly<Record<string, string>> };

/** One table as takeouts see it. A company takes out all of it; a person the rows about them. */
export interface TakeoutTable {
  table: string;
  /** The name in a person's takeout, when it is not the table's: one table may tell two things. */
  section?: string;
  /** Undefined: nothing in it is about a person. */
  person?: PersonReference;
  /** Rows in which `column` is set are only the person's own, as `isOf` tells. */
  unless?: { column: string; isOf: string };
  /** Columns that name a person whom the row is not about, each with the reason why it is not in that person's takeout. */
  naming?: Readonly<Record<string, string>>;
  /** Columns that tell who looked: a person's takeout has them only where the company lets people see names. */
  lookers?: readonly string[];
  /** Columns that no takeout has, each with its reason: secrets, and what is made of other columns. */
  withheld?: Readonly<Record<string, string>>;
  /** Columns whose values are sealed at rest, and the place each is bound to. */
  sealed?: (companyId: number, row: TakeoutRow) => Readonly<Record<string, string>>;
  /** The columns that its rows are ordered by in a person's takeout; `id` when left out. */
  order?: readonly string[];
}

/** Uploaded content that a takeout has beside the rows. */
export interface TakeoutFile {
  /** Below the takeout's folder of files. */
  path: string;
  sha256: string;
  size: number;
  modified: Date;
  /** Where the next page goes on. */
  cursor: string;
}

export interface FilePage {
  /** Only this person's. */
  companyUserId?: string;
  after: string | undefined;
  limit: number;
}

/** What one feature keeps and hands out. */
export interface TakeoutShare {
  tables: readonly TakeoutTable[];
  /** Tables that no takeout has, each with its reason. */
  leftOut?: Readonly<Record<string, string>>;
  files?: (company: Company, page: FilePage) => Promise<TakeoutFile[]>;
  /** What of a person stands in no table of the company: asked only when they take it out themselves. */
  ofAccount?: (company: Company, accountId: string) => Promise<Record<string, TakeoutRow[]>>;
}

/** What each feature hands out in takeouts; a feature with tables gives its share. */
export const takeoutShares = register<TakeoutShare>('kernel.takeout-shares');

/** The row with its sealed values opened. */
export function openSealedValues(
  secrets: Pick<Secrets, 'decrypt'>,
  companyId: number,
  { sealed }: TakeoutTable,
  row: TakeoutRow,
): TakeoutRow {
  if (!sealed) return row;
  const plain = Object.entries(sealed(companyId, row)).map(([column, place]): [string, unknown] => {
    const value = row[column];
    return [column, typeof value === 'string' ? secrets.decrypt(value, place) : null];
  });
  return { ...row, ...Object.fromEntries(plain) };
}

/** The row with the names that JSON has: `start_date` becomes `startDate`; the company is the same for all and left out. */
export function nameAsJson(row: TakeoutRow): TakeoutRow {
  const told = Object.entries(row).filter(([column]) => column !== 'company_id');
  return Object.fromEntries(told.map(([column, value]) => [jsonName(column), value]));
}

export function jsonName(column: string): string {
  return column.replaceAll(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}
