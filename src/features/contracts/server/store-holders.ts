import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { HandedContract } from '../contract/entities.ts';

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

/** A contract that is restricted, by itself or by contracts that it amends. */
export interface Branch {
  contractId: string;
  /** Nobody, also of a deleted contract. */
  responsibleId: string | null;
  /** The contracts whose restrictions apply. */
  closedBy: string[];
}

/** These contracts, also deleted ones, and all their amendments. */
export async function readBranches(company: Company, contractIds: readonly string[]): Promise<Map<string, Branch>> {
  const { rows } = await sql<Branch>`
    with recursive branch as (
      select id, id as closed_by from unnest(${[...contractIds]}::uuid[]) as id
      union
      select contract.id, branch.closed_by from branch
      join contract on contract.company_id = ${company.id} and contract.parent_id = branch.id
    )
    select branch.id as "contractId", contract.responsible_id as "responsibleId", array_agg(branch.closed_by) as "closedBy" from branch
    left join contract on contract.company_id = ${company.id} and contract.id = branch.id
    group by branch.id, contract.responsible_id
  `.execute(company.tx);
  return new Map(rows.map((row) => [row.contractId, row]));
}

/** The files, folders, notes and obligations of contracts, and what completes obligations, by their kinds in the log. */
export async function readContractRecords(company: Company, contractIds: readonly string[]): Promise<Map<string, readonly string[]>> {
  const ofThese = sql`company_id = ${company.id} and contract_id = any(${[...contractIds]}::uuid[])`;
  const ofTasks = sql`company_id = ${company.id} and task_id = any(array(select id from task where ${ofThese}))`;
  const { rows } = await sql<{ entity: string; ids: string[] }>`
    select entity, array_agg(id) as ids from (
      select 'file' as entity, id from file where ${ofThese}
      union all select 'file', id from file where ${ofTasks}
      union all select 'fileTag', id from file_tag where ${ofThese}
      union all select 'fileTag', id from file_tag where ${ofTasks}
      union all select 'note', id from note where ${ofThese}
      union all select 'task', id from task where ${ofThese}
    ) belonging group by entity
  `.execute(company.tx);
  return new Map(rows.map(({ entity, ids }) => [entity, ids]));
}

/** The contracts that a contract amends, nearest first. */
export async function readAncestors(company: Company, contractId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive ancestor as (
      select parent_id as id, 1 as place from contract where company_id = ${company.id} and id = ${contractId}::uuid
      union
      select contract.parent_id, ancestor.place + 1 from ancestor
      join contract on contract.company_id = ${company.id} and contract.id = ancestor.id
    )
    select contract.id, contract.name from ancestor
    join contract on contract.company_id = ${company.id} and contract.id = ancestor.id
    order by ancestor.place
  `.execute(company.tx);
  return rows;
}

/** How many contracts a person is responsible for, and the first of them by their deadline; those that are not named are only counted. */
export async function readHeldBy(
  company: Company,
  companyUserId: string,
  { most, unnamed }: { most: number; unnamed: readonly string[] },
): Promise<{ count: number; first: { id: string; name: string }[] }> {
  const { rows } = await sql<{ id: string; name: string; isNamed: boolean; count: number }>`
    select id, party || ' – ' || name as name, id <> all(${[...unnamed]}::uuid[]) as "isNamed", count(*) over ()::integer as count from contract
    where company_id = ${company.id} and responsible_id = ${companyUserId}::uuid
    order by "isNamed" desc, next_deadline nulls last, id limit ${sql.lit(most)}
  `.execute(company.tx);
  return { count: rows[0]?.count ?? 0, first: rows.filter(({ isNamed }) => isNamed).map(({ id, name }) => ({ id, name })) };
}

interface HandOver {
  from: string;
  to: string | null;
  by: string | null;
  now: Date;
  /** Those that stay with the person. */
  except?: readonly string[];
  /** Only these. */
  only?: readonly string[];
  /** Undoes it: only those that nobody has changed since. Of the notifications only those that went along name the person again. */
  undoes?: readonly HandedContract[] | undefined;
}

interface HandedRow extends Omit<HandedContract, 'taskIds'> {
  name: string;
}

/** Gives the contracts of a person to another, all or those chosen, with the notifications that name the person (contracts.93). */
export async function handOverContracts(
  company: Company,
  { from, to, by, now, except = [], only, undoes }: HandOver,
): Promise<HandedRow[]> {
  const named = undoes?.flatMap(({ notificationIds }) => notificationIds);
  const { rows } = await sql<HandedRow>`
    with handed as (
      update contract set responsible_id = ${to}::uuid, changed_by = coalesce(${by}::uuid, changed_by), changed_at = ${now}::timestamptz,
        version = version + 1
      where company_id = ${company.id} and responsible_id = ${from}::uuid and id <> all(${[...except]}::uuid[])
        ${only ? sql`and id = any(${[...only]}::uuid[])` : sql``} ${undoes ? sql`and ${isUnchanged(undoes)}` : sql``}
      returning id, name, version
    ), told as (
      update contract_notification notification set recipient_id = ${named ? to : null}::uuid from handed
      where notification.company_id = ${company.id} and notification.contract_id = handed.id
        and ${named ? sql`notification.recipient_id is null and notification.id = any(${named}::uuid[])` : sql`notification.recipient_id = ${from}::uuid`}
      returning notification.id, notification.contract_id
    )
    select id as "contractId", name, version, array(select told.id from told where told.contract_id = handed.id) as "notificationIds" from handed
  `.execute(company.tx);
  return rows;
}

function isUnchanged(handed: readonly Pick<HandedContract, 'contractId' | 'version'>[]) {
  return sql`exists (
    select from jsonb_to_recordset(${JSON.stringify(handed)}::jsonb) as sent ("contractId" uuid, version integer)
    where sent."contractId" = contract.id and sent.version = contract.version
  )`;
}

/** Those of these contracts that were handed over as this says, with when; none that is older. */
export async function readHandedBy(
  company: Company,
  { undoes, by, after }: { undoes: readonly HandedContract[]; by: string; after: Date },
): Promise<{ contractId: string; at: Date }[]> {
  const { rows } = await sql<{ contractId: string; at: Date }>`
    select id as "contractId", changed_at as at from contract
    where company_id = ${company.id} and changed_by = ${by}::uuid and changed_at >= ${after}::timestamptz and ${isUnchanged(undoes)}
  `.execute(company.tx);
  return rows;
}

/** The contracts of a person with their parties, by name. */
export async function readHeldNames(
  company: Company,
  companyUserId: string,
  except: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, party || ' – ' || name as name from contract
    where company_id = ${company.id} and responsible_id = ${companyUserId}::uuid and id <> all(${[...except]}::uuid[])
    order by party, contract.name, id
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

/** Somebody who may be responsible for contracts. */
interface Candidate {
  companyUserId: string;
  fullName: string;
  department: string | null;
  contracts: number;
}

/** The active people of these roles, by name, with how many contracts they have; those left out are not counted. */
export async function readCandidates(company: Company, roles: readonly string[], uncounted: readonly string[] = []): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select person.id as "companyUserId", person.first_name || ' ' || person.last_name as "fullName", person.department,
      coalesce(held.contracts, 0) as contracts
    from company_user person
    left join (
      select responsible_id, count(*)::integer as contracts
      from contract where company_id = ${company.id} and id <> all(${[...uncounted]}::uuid[]) group by responsible_id
    ) held on held.responsible_id = person.id
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
