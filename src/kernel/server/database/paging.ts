import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { countCap } from '#kernel/contract/paging.ts';

/** The sizes of pages that the screens ask for, and how many pages are leafed through. */
const usualSizes: readonly number[] = [10, 20, 25, 50, 100, 200];
const usualPages: readonly number[] = [1, 2, 3, 4, 5];
const usualCounts: ReadonlySet<number> = new Set([...usualSizes.flatMap((size) => usualPages.map((page) => size * page)), countCap + 1]);

/**
 * A number of rows in a `limit` or `offset`. Usual ones are written into the statement: the planner must know how few rows are wanted, else it
 * makes a new plan for each call. Those that somebody made up stay values, so that they make no new statements.
 */
export function rowCount(rows: number): RawBuilder<unknown> {
  return usualCounts.has(rows) ? sql.lit(rows) : sql`${rows}`;
}

/** The end of a statement that reads some rows of many; the first have no offset. */
export function partClause({ limit, offset = 0 }: { limit: number; offset?: number | undefined }): RawBuilder<unknown> {
  return offset === 0 ? sql`limit ${rowCount(limit)}` : sql`limit ${rowCount(limit)} offset ${rowCount(offset)}`;
}

/** The end of a statement that reads one page. */
export function pageClause({ page, pageSize }: { page: number; pageSize: number }): RawBuilder<unknown> {
  return partClause({ limit: pageSize, offset: (page - 1) * pageSize });
}
