import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';

export interface PersonLink {
  companyUserId: string;
  externalId: string;
}

/** The people here by their ids in a system. */
export async function readLinks(company: Company, system: AccountingSystem): Promise<Map<string, string>> {
  const { rows } = await sql<PersonLink>`
    select company_user_id as "companyUserId", external_id as "externalId" from person_link
    where company_id = ${company.id} and system = ${system}
  `.execute(company.tx);
  return new Map(rows.map(({ companyUserId, externalId }) => [externalId, companyUserId]));
}

/** Stores that people are the same; who is linked otherwise already stays so. */
export async function insertLinks(
  company: Company,
  system: AccountingSystem,
  { links, now }: { links: readonly PersonLink[]; now: Date },
): Promise<void> {
  if (links.length === 0) return;
  await sql`
    insert into person_link (company_id, system, company_user_id, external_id, linked_at)
    select ${company.id}::integer, ${system}, person.id, sent."externalId", ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as sent("companyUserId" uuid, "externalId" text)
    join company_user person on person.company_id = ${company.id} and person.id = sent."companyUserId" and person.state <> 'deleted'
    on conflict do nothing
  `.execute(company.tx);
}

/** Ends links between exactly these. */
export async function deleteLinks(company: Company, system: AccountingSystem, links: readonly PersonLink[]): Promise<void> {
  await sql`
    delete from person_link link using jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as sent("companyUserId" uuid, "externalId" text)
    where link.company_id = ${company.id} and link.system = ${system} and link.company_user_id = sent."companyUserId"
      and link.external_id = sent."externalId"
  `.execute(company.tx);
}

/** Forgets who a person here is elsewhere. */
export async function deleteLinksOf(company: Company, companyUserId: string): Promise<void> {
  await sql`delete from person_link where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid`.execute(company.tx);
}

/** Forgets who is who in a system. */
export async function deleteLinksWith(company: Company, system: AccountingSystem): Promise<void> {
  await sql`delete from person_link where company_id = ${company.id} and system = ${system}`.execute(company.tx);
}

/** The link of a person here, or of somebody there. */
export async function findLink(
  company: Company,
  system: AccountingSystem,
  { companyUserId, externalId }: { [Key in keyof PersonLink]: string | null },
): Promise<PersonLink | undefined> {
  const { rows } = await sql<PersonLink>`
    select company_user_id as "companyUserId", external_id as "externalId" from person_link
    where company_id = ${company.id} and system = ${system} and (company_user_id = ${companyUserId}::uuid or external_id = ${externalId})
    limit 1
  `.execute(company.tx);
  return rows[0];
}

/** The company’s own active people who are linked with nobody in a system. */
export async function findUnlinked(company: Company, system: AccountingSystem): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select person.id from company_user person
    left join person_link link on link.company_id = person.company_id and link.system = ${system} and link.company_user_id = person.id
    where person.company_id = ${company.id} and person.state = 'active' and not person.is_external and link.company_user_id is null
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}
