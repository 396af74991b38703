import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** How many users the company has now: active internal people, with access or not (subscription.9). */
export async function countUsers(company: Company): Promise<number> {
  const { rows } = await sql<{ users: number }>`
    select count(*)::integer as users from company_user where company_id = ${company.id} and state = 'active' and not is_external
  `.execute(company.tx);
  return rows[0]?.users ?? 0;
}

/** The company as it is registered here: what billing information is proposed from. */
export async function readRegistered(company: Company): Promise<{
  companyName: string;
  registryId: string;
  streetAddress: string;
  secondaryStreetAddress: string | null;
  postalCode: string;
  city: string;
  country: string;
}> {
  const { rows } = await sql<Awaited<ReturnType<typeof readRegistered>>>`
    select name as "companyName", registry_id as "registryId", street_address as "streetAddress",
      secondary_street_address as "secondaryStreetAddress", postal_code as "postalCode", city, country
    from company where company_id = ${company.id}
  `.execute(company.tx);
  const [found] = rows;
  if (!found) throw new Error(`Company ${company.id} is not there`);
  return found;
}
