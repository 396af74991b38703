import { sql } from 'kysely';
import type { Company } from './database/unit.ts';

/**
 * Locks rows until the commit, in the order of their ids, before they are read. A statement that locks and reads at once waits with what it has already
 * seen of other tables, and joins a row's last change to what they held before it. With `noKey` other rows may still refer to them.
 */
export async function lockRows(company: Company, table: string, ids: readonly string[], { noKey = false } = {}): Promise<void> {
  await sql`
    select from ${sql.table(table)} where company_id = ${company.id} and id = any(${[...new Set(ids)]}::uuid[])
    order by id for ${noKey ? sql`no key update` : sql`update`}
  `.execute(company.tx);
}
