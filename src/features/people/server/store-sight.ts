import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { PersonState } from '../contract/entities.ts';

/** What the visibility rules need to know of a person, without private data. */
export interface SightRow {
  id: string;
  state: PersonState;
  isExternal: boolean;
  reportingToCompanyUserId: string | null;
  fullName: string;
  profileImageAt: Date | null;
}

/** A person of the company who was not erased; locked where data about them is about to be stored. */
export async function readSightRow(company: Company, companyUserId: string, { lock = false } = {}): Promise<SightRow | undefined> {
  const { rows } = await sql<SightRow>`
    select id, state, is_external as "isExternal", reporting_to as "reportingToCompanyUserId", first_name || ' ' || last_name as "fullName",
      profile_image_at as "profileImageAt"
    from company_user where company_id = ${company.id} and id = ${companyUserId}::uuid and state <> 'deleted'
    ${lock ? sql`for no key update` : sql``}
  `.execute(company.tx);
  return rows[0];
}

/** Sets when the person's picture was last changed; null = there is none. */
export async function setProfileImage(company: Company, companyUserId: string, at: { image: Date | null; now: Date }): Promise<void> {
  await sql`
    update company_user set profile_image_at = ${at.image}::timestamptz, version = version + 1,
      change_number = nextval('company_user_change'), updated_at = ${at.now}::timestamptz
    where company_id = ${company.id} and id = ${companyUserId}::uuid
  `.execute(company.tx);
}
