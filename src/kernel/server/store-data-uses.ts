import { sql } from 'kysely';
import type { DataUse } from './data-uses.ts';

/** A use of which the company has data as soon as it has a row of this table, with something in this column if one is named, and nothing that the law treats specially. */
export function rowsOf(table: string, column?: string): DataUse['held'] {
  return async (company) => {
    const isHeld = column === undefined ? sql`true` : sql`${sql.ref(column)} is not null`;
    const { rows } = await sql`select from ${sql.table(table)} where company_id = ${company.id} and ${isHeld} limit 1`.execute(company.tx);
    return { isUsed: rows.length > 0, dataCategories: [] };
  };
}
