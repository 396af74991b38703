import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import { pairKey } from '../rules/match-people.ts';
import type { PersonLink } from './store-links.ts';

/** Who was said not to be the same in a system, as keys of pairs. */
export async function readApart(company: Company, system: AccountingSystem): Promise<ReadonlySet<string>> {
  const { rows } = await sql<PersonLink>`
    select company_user_id as "companyUserId", external_id as "externalId" from person_apart
    where company_id = ${company.id} and system = ${system}
  `.execute(company.tx);
  return new Set(rows.map(pairKey));
}

/** The people there who are not somebody here. */
export async function readApartFrom(company: Company, system: AccountingSystem, companyUserId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<Pick<PersonLink, 'externalId'>>`
    select external_id as "externalId" from person_apart
    where company_id = ${company.id} and system = ${system} and company_user_id = ${companyUserId}::uuid
  `.execute(company.tx);
  return new Set(rows.map(({ externalId }) => externalId));
}

/** Stores that people are not the same, as far as they are still here. */
export async function insertApart(
  company: Company,
  system: AccountingSystem,
  { pairs, now }: { pairs: readonly PersonLink[]; now: Date },
): Promise<void> {
  await sql`
    insert into person_apart (company_id, system, company_user_id, external_id, decided_at)
    select ${company.id}::integer, ${system}, person.id, sent."externalId", ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as sent("companyUserId" uuid, "externalId" text)
    join company_user person on person.company_id = ${company.id} and person.id = sent."companyUserId" and person.state <> 'deleted'
    on conflict do nothing
  `.execute(company.tx);
}

/** Forgets from whom a person here was told apart. */
export async function deleteApartOf(company: Company, companyUserId: string): Promise<void> {
  await sql`delete from person_apart where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid`.execute(company.tx);
}

/** Forgets who was told apart in a system. */
export async function deleteApartWith(company: Company, system: AccountingSystem): Promise<void> {
  await sql`delete from person_apart where company_id = ${company.id} and system = ${system}`.execute(company.tx);
}
