import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** Somebody who has not started yet. */
export interface Newcomer {
  firstName: string;
  location: string | null;
  privateEmail: string | null;
  language: 'no' | 'en' | null;
  hasSignedIn: boolean;
  companyName: string;
  /** Whether the company is about to be deleted. */
  isCompanyEnding: boolean;
  /** Whether the company has plans switched off. */
  isOff: boolean;
  leaderName: string | null;
}

/** The person of a plan as the page before the first day needs them; undefined when they are not about to start. */
export async function readNewcomer(company: Company, companyUserId: string): Promise<Newcomer | undefined> {
  const { rows } = await sql<Newcomer>`
    select person.first_name as "firstName", person.location, person.secondary_email as "privateEmail",
      case person.preferred_language when 'nb' then 'no' when 'en-gb' then 'en' end as language, person.account_id is not null as "hasSignedIn",
      company.name as "companyName", company.ends_at is not null as "isCompanyEnding", 'onOffBoarding' = any(company.features_off) as "isOff",
      case when leader.state in ('active', 'pending') then leader.first_name || ' ' || leader.last_name end as "leaderName"
    from company_user person
    join company on company.company_id = person.company_id
    left join company_user leader on leader.company_id = person.company_id and leader.id = person.reporting_to
    where person.company_id = ${company.id} and person.id = ${companyUserId}::uuid and person.state in ('active', 'pending') and not person.is_external
  `.execute(company.tx);
  return rows[0];
}

/** That the link was sent. */
export async function writeSent(company: Company, id: string, sentAt: Date): Promise<void> {
  await sql`
    update on_off_boarding_plan set preboarding_sent_at = ${sentAt}::timestamptz, version = version + 1
    where company_id = ${company.id} and id = ${id}::uuid
  `.execute(company.tx);
}

/** Which of the company's files the person is given to read. */
export async function writePreboardingFiles(company: Company, id: string, fileIds: readonly string[]): Promise<void> {
  await sql`
    update on_off_boarding_plan set preboarding_file_ids = ${[...fileIds]}::uuid[], version = version + 1
    where company_id = ${company.id} and id = ${id}::uuid
  `.execute(company.tx);
}

/** Which details were given; the values stand in the profile alone. */
export async function writeGiven(company: Company, id: string, names: readonly string[]): Promise<void> {
  await sql`
    update on_off_boarding_plan set version = version + 1,
      preboarding_given = array(select distinct unnest(preboarding_given || ${[...names]}::text[]) order by 1)
    where company_id = ${company.id} and id = ${id}::uuid
  `.execute(company.tx);
}
