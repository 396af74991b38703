import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

export interface CompanyFacts {
  name: string;
  registryId: string;
  timeZone: string;
  /** Whether takeouts name viewers. */
  lookersNamed: boolean;
}

/** The company's details for a takeout. */
export async function readCompanyFacts(company: Company): Promise<CompanyFacts> {
  const { rows } = await sql<CompanyFacts>`
    select name, registry_id as "registryId", time_zone as "timeZone", lookers_named as "lookersNamed" from company where company_id = ${company.id}
  `.execute(company.tx);
  const [facts] = rows;
  if (!facts) throw new Error(`Company ${company.id} is not there`);
  return facts;
}

export interface PersonFacts {
  firstName: string;
  lastName: string;
  accountId: string | null;
}

/** The person of a takeout; undefined when the company has no such person. */
export async function readPersonFacts(company: Company, companyUserId: string): Promise<PersonFacts | undefined> {
  const { rows } = await sql<PersonFacts>`
    select first_name as "firstName", last_name as "lastName", account_id as "accountId"
    from company_user where company_id = ${company.id} and id = ${companyUserId}::uuid
  `.execute(company.tx);
  return rows[0];
}
