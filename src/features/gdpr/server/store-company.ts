import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { FrozenProtocol } from '../contract/protocol.ts';

/** The controller as a protocol names it. */
export async function readController(company: Company): Promise<FrozenProtocol['company']> {
  const { rows } = await sql<FrozenProtocol['company']>`
    select name, registry_id as "organizationNumber", null as email, concat_ws(' ', mobile_country_code, mobile_phone) as phone,
      concat_ws(', ', street_address, secondary_street_address, postal_code || ' ' || city) as address
    from company where company_id = ${company.id}
  `.execute(company.tx);
  const [facts] = rows;
  if (!facts) throw new Error(`Company ${company.id} is not there`);
  return facts;
}

/** The company’s hour from which people are told in the morning, and not in the night. */
export const firstHour = 7;

/** The company's own day and hour. */
export async function readCompanyHour(company: Company, now: Date): Promise<{ today: string; hour: number }> {
  const { rows } = await sql<{ today: string; hour: number }>`
    select (${now}::timestamptz at time zone time_zone)::date as today,
      extract(hour from ${now}::timestamptz at time zone time_zone)::integer as hour
    from company where company_id = ${company.id}
  `.execute(company.tx);
  const [clock] = rows;
  if (!clock) throw new Error(`Company ${company.id} is not there`);
  return clock;
}
