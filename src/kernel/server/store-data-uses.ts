import { sql } from 'kysely';
import type { DataUse } from './data-uses.ts';

/** A use of which the company has data as soon as it has a row of this table, and nothing that the law treats specially. */
export function rowsOf(table: string): DataUse['held'] {
  return async (company) => {
    const { rows } = await sql`select from ${sql.table(table)} where company_id = ${company.id} limit 1`.execute(company.tx);
    return { isUsed: rows.length > 0, dataCategories: [] };
  };
}
