import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** Everybody who works in the company on a day, by name; whoever has left, has not begun or is external is in no message. */
export async function readColleagues(company: Company, day: string): Promise<{ companyUserId: string; fullName: string }[]> {
  const { rows } = await sql<{ companyUserId: string; fullName: string }>`
    select id as "companyUserId", first_name || ' ' || last_name as "fullName" from company_user
    where company_id = ${company.id} and state = 'active' and not is_external
      and coalesce(start_date <= ${day}::date, true) and coalesce(end_date >= ${day}::date, true)
    order by last_name, first_name, id
  `.execute(company.tx);
  return rows;
}

export interface CompanyTerms {
  timeZone: string;
  featuresOff: string[];
  /** Null while the payment solution is off, and then all are included. */
  subscriptionFeatures: string[] | null;
  /** Whether the company is about to be deleted. */
  isEnding: boolean;
}

/** What decides when the company's messages go out, and whether its integrations do anything. */
export async function readCompanyTerms(company: Company): Promise<CompanyTerms | undefined> {
  const { rows } = await sql<CompanyTerms>`
    select time_zone as "timeZone", features_off as "featuresOff", subscription_features as "subscriptionFeatures",
      ends_at is not null as "isEnding"
    from company where company_id = ${company.id}
  `.execute(company.tx);
  return rows[0];
}
