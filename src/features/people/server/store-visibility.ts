import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { PersonState } from '../contract/entities.ts';

/** What the visibility rules need to know of a person, without private data. */
export interface VisibilityRow {
  id: string;
  state: PersonState;
  isExternal: boolean;
  reportingToCompanyUserId: string | null;
  fullName: string;
  profileImageAt: Date | null;
}

/** These people of the company, without those who were erased; locked where data about them is about to be stored. */
export async function readVisibilityRows(
  company: Company,
  companyUserIds: readonly string[],
  { lock = false } = {},
): Promise<VisibilityRow[]> {
  const { rows } = await sql<VisibilityRow>`
    select id, state, is_external as "isExternal", reporting_to as "reportingToCompanyUserId", first_name || ' ' || last_name as "fullName",
      profile_image_at as "profileImageAt"
    from company_user where company_id = ${company.id} and id = any(${[...companyUserIds]}::uuid[]) and state <> 'deleted'
    order by id ${lock ? sql`for no key update` : sql``}
  `.execute(company.tx);
  return rows;
}

/** Sets when the person's picture was last changed; null = there is none. */
export async function setProfileImage(company: Company, companyUserId: string, at: { image: Date | null; now: Date }): Promise<void> {
  await sql`
    update company_user set profile_image_at = ${at.image}::timestamptz, version = version + 1,
      change_number = nextval('company_user_change'), updated_at = ${at.now}::timestamptz
    where company_id = ${company.id} and id = ${companyUserId}::uuid
  `.execute(company.tx);
}
