import { sql } from 'kysely';
import type { Database } from '#kernel/server/database/database.ts';

/** What stands on each account, of one company or of all; accounts with nothing are left out. */
export async function readAccounts(database: Database, companyId?: number): Promise<Record<string, number>> {
  const { rows } = await database.transaction(({ tx }) =>
    sql<{ account: string; amount: number }>`
      select account, sum(amount)::bigint as amount from ledger_entry
      where ${companyId ?? null}::integer is null or company_id = ${companyId ?? null} group by account having sum(amount) <> 0 order by account
    `.execute(tx),
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
}
