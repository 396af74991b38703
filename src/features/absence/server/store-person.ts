import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** Of a person what balances and settings need. */
export interface PersonRow {
  companyUserId: string;
  fullName: string;
  isActive: boolean;
}

/** Somebody internal whose absence is kept; locked where days are about to be given or taken. */
export async function readPerson(company: Company, companyUserId: string, { lock = false } = {}): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    select id as "companyUserId", first_name || ' ' || last_name as "fullName", state = 'active' as "isActive"
    from company_user
    where company_id = ${company.id} and id = ${companyUserId}::uuid and not is_external and state in ('active', 'inactive')
    ${lock ? sql`for no key update` : sql``}
  `.execute(company.tx);
  return rows[0];
}
