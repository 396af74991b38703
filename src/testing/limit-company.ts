import { sql } from 'kysely';
import type { TestServer } from './server.ts';
import type { LimitKey } from '#features/billing/contract/limits.ts';

/** Sets a limit of a company; null for no limit. */
export async function limitCompany(
  { database }: Pick<TestServer, 'database'>,
  { companyId }: { companyId: number },
  limits: Partial<Record<LimitKey, number | null>>,
): Promise<void> {
  await database.forCompany(companyId, async ({ tx }) => {
    for (const [key, maximum] of Object.entries(limits)) {
      await sql`delete from company_limit where company_id = ${companyId} and key = ${key}`.execute(tx);
      if (maximum !== null)
        await sql`insert into company_limit (company_id, key, maximum) values (${companyId}, ${key}, ${maximum})`.execute(tx);
    }
  });
}
