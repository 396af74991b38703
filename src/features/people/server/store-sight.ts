import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { PersonState } from '../contract/entities.ts';

/** What the rules of sight must know of a person, without their private life. */
export interface LookedRow {
  id: string;
  state: PersonState;
  isExternal: boolean;
  reportingToCompanyUserId: string | null;
  fullName: string;
}

/** A person of the company who has not been erased; locked where something is about to be kept of them. */
export async function readLooked(company: Company, companyUserId: string, { lock = false } = {}): Promise<LookedRow | undefined> {
  const { rows } = await sql<LookedRow>`
    select id, state, is_external as "isExternal", reporting_to as "reportingToCompanyUserId", first_name || ' ' || last_name as "fullName"
    from company_user where company_id = ${company.id} and id = ${companyUserId}::uuid and state <> 'deleted'
    ${lock ? sql`for no key update` : sql``}
  `.execute(company.tx);
  return rows[0];
}
