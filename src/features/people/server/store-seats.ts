import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** How many people of the company are or become users, and how many of them are administrators. */
export async function countSeats(company: Company): Promise<{ users: number; administrators: number }> {
  const { rows } = await sql<{ users: number; administrators: number }>`
    select count(*)::integer as users, (count(*) filter (where role = 'systemadmin'))::integer as administrators
    from company_user where company_id = ${company.id} and state in ('active', 'pending') and not is_external
  `.execute(company.tx);
  // Stryker disable next-line ObjectLiteral: a count without groups always answers one row
  return rows[0] ?? { users: 0, administrators: 0 };
}
