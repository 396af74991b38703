import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** A contract as far as the rights of others depend on it. */
export interface Holder {
  contractId: string;
  responsibleId: string | null;
  name: string;
  party: string;
}

/** Contracts by their ids, with who is responsible; locked against deletion on request. */
export async function readHolders(company: Company, contractIds: readonly string[], { lock = false } = {}): Promise<Map<string, Holder>> {
  const { rows } = await sql<Holder>`
    select id as "contractId", responsible_id as "responsibleId", name, party from contract
    where company_id = ${company.id} and id = any(${[...new Set(contractIds)]}::uuid[]) order by id ${lock ? sql`for key share` : sql``}
  `.execute(company.tx);
  return new Map(rows.map((row) => [row.contractId, row]));
}

/** How many contracts a person is responsible for, and the first of them by their deadline. */
export async function readHeldBy(
  company: Company,
  companyUserId: string,
  most: number,
): Promise<{ count: number; first: { id: string; name: string }[] }> {
  const { rows } = await sql<{ id: string; name: string; count: number }>`
    select id, party || ' – ' || name as name, count(*) over ()::integer as count from contract
    where company_id = ${company.id} and responsible_id = ${companyUserId}::uuid
    order by next_deadline nulls last, id limit ${sql.lit(most)}
  `.execute(company.tx);
  return { count: rows[0]?.count ?? 0, first: rows.map(({ id, name }) => ({ id, name })) };
}

/** Gives all contracts of a person to another, with the notifications that name the person (contracts.93); answers their ids and names. */
export async function handOverContracts(
  company: Company,
  { from, to, by, now }: { from: string; to: string | null; by: string | null; now: Date },
): Promise<{ contractId: string; name: string }[]> {
  const { rows } = await sql<{ contractId: string; name: string }>`
    with handed as (
      update contract set responsible_id = ${to}::uuid, changed_by = coalesce(${by}::uuid, changed_by), changed_at = ${now}::timestamptz,
        version = version + 1
      where company_id = ${company.id} and responsible_id = ${from}::uuid
      returning id, name
    ), freed as (
      update contract_notification told set recipient_id = null from handed
      where told.company_id = ${company.id} and told.contract_id = handed.id and told.recipient_id = ${from}::uuid
    )
    select id as "contractId", name from handed
  `.execute(company.tx);
  return rows;
}

/** Those of these people who are responsible for any contract. */
export async function findHolders(company: Company, companyUserIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct responsible_id as id from contract
    where company_id = ${company.id} and responsible_id = any(${[...companyUserIds]}::uuid[])
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** Those of these people who are responsible for any contract, or whom a notification of one names. */
export async function findPeopleOfContracts(company: Company, companyUserIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select responsible_id as id from contract
    where company_id = ${company.id} and responsible_id = any(${[...companyUserIds]}::uuid[])
    union
    select recipient_id from contract_notification
    where company_id = ${company.id} and recipient_id = any(${[...companyUserIds]}::uuid[])
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** The active people of these roles with how many contracts they have, by name. */
export async function readCandidates(
  company: Company,
  roles: readonly string[],
): Promise<{ companyUserId: string; fullName: string; department: string | null; contracts: number }[]> {
  const { rows } = await sql<{ companyUserId: string; fullName: string; department: string | null; contracts: number }>`
    select person.id as "companyUserId", person.first_name || ' ' || person.last_name as "fullName", person.department,
      (select count(*)::integer from contract where contract.company_id = person.company_id and contract.responsible_id = person.id) as contracts
    from company_user person
    where person.company_id = ${company.id} and person.state = 'active' and not person.is_external and person.role = any(${[...roles]}::text[])
    order by person.last_name collate "nb-x-icu", person.first_name collate "nb-x-icu", person.id
  `.execute(company.tx);
  return rows;
}

/** How many contracts refer to a party. */
export async function countOfParty(company: Company, partyId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from contract where company_id = ${company.id} and party_id = ${partyId}::uuid
  `.execute(company.tx);
  return rows[0]?.count ?? 0;
}
