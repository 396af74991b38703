import { sql } from 'kysely';
import type { Interval } from '#kernel/contract/deadlines.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { lockRows } from '#kernel/server/store-lock.ts';
import type { NamedPerson } from '../rules/import/existing-contract.ts';
import { selectContracts, type ContractContent, type Counted, type Reader, type StoredContract } from '../store-contract.ts';

/** All contracts of the company. */
export async function readAllContracts(company: Company, reader: Reader): Promise<StoredContract[]> {
  return selectContracts(company, reader, sql`where contract.company_id = ${company.id} order by contract.id`);
}

/** Contracts by their ids, locked for changes; those that may be deleted also against anything being added to them. */
export async function lockContracts(
  company: Company,
  reader: Reader,
  { ids, deleted = [] }: { ids: readonly string[]; deleted?: readonly string[] },
): Promise<StoredContract[]> {
  if (deleted.length > 0) await lockRows(company, 'contract', deleted);
  await lockRows(company, 'contract', ids, { noKey: true });
  return selectContracts(
    company,
    reader,
    sql`where contract.company_id = ${company.id} and contract.id = any(${[...ids]}::uuid[]) order by contract.id`,
  );
}

/** What identifies the contracts that were added or changed after a plan was made, except by its own import. */
export async function readNewcomers(
  company: Company,
  { importId, since }: { importId: string; since: Date },
): Promise<Pick<ContractContent, 'party' | 'name' | 'startDate'>[]> {
  const { rows } = await sql<Pick<ContractContent, 'party' | 'name' | 'startDate'>>`
    select party, name, start_date as "startDate" from contract
    where company_id = ${company.id} and changed_at >= ${since}::timestamptz and id not in (
      select contract_id from contract_import_row
      where company_id = ${company.id} and import_id = ${importId}::uuid and outcome = 'written' and contract_id is not null
    )
  `.execute(company.tx);
  return rows;
}

/** Everybody of the company who is not deleted, as lists name them; possible are the active ones with these roles. */
export async function readNamedPeople(company: Company, roles: readonly string[]): Promise<NamedPerson[]> {
  const { rows } = await sql<NamedPerson>`
    select id as "companyUserId", first_name as "firstName", last_name as "lastName", first_name || ' ' || last_name as "fullName",
      email_address as "emailAddress", employee_number as "employeeNumber",
      state = 'active' and not is_external and role = any(${[...roles]}::text[]) as "isPossible"
    from company_user where company_id = ${company.id} and state <> 'deleted' order by id
  `.execute(company.tx);
  return rows;
}

/** What lists call a person: full name and e-mail address; empty texts for what they have not. */
export async function readNamesOf(company: Company, companyUserId: string): Promise<string[]> {
  const { rows } = await sql<{ names: string[] }>`
    select array[trim(first_name || ' ' || last_name), coalesce(email_address, '')] as names
    from company_user where company_id = ${company.id} and id = ${companyUserId}::uuid
  `.execute(company.tx);
  return rows[0]?.names ?? [];
}

/** A contract with what is counted of it. */
export interface CountedContract {
  contractId: string;
  content: ContractContent;
  counted: Counted;
}

const numberOf = (length: Interval | null) => length?.number ?? null;
const unitOf = (length: Interval | null) => length?.unit ?? null;
const columns =
  sql.raw(`party, party_id, name, category, responsible_id, signed_by, status, type, currency, value, value_interval, start_date,
  end_date, renewal_number, renewal_unit, notice_number, notice_unit, terminated_on, has_notification, traffic_light, contacts, parent_id,
  next_deadline, term_end, is_expired`);
const record =
  sql.raw(`as sent(id uuid, party text, party_id uuid, name text, category text, responsible_id uuid, signed_by text, status smallint,
  type smallint, currency text, value numeric, value_interval smallint, start_date date, end_date date, renewal_number smallint, renewal_unit text,
  notice_number smallint, notice_unit text, terminated_on date, has_notification boolean, traffic_light text, contacts jsonb, parent_id uuid,
  next_deadline date, term_end date, is_expired boolean)`);

function rowOf({ contractId, content, counted }: CountedContract): Record<string, unknown> {
  return {
    id: contractId,
    party: content.party,
    party_id: content.partyId,
    name: content.name,
    category: content.category,
    responsible_id: content.responsibleId,
    signed_by: content.signedBy,
    status: content.status,
    type: content.typeId,
    currency: content.currency,
    value: content.value,
    value_interval: content.interval,
    start_date: content.startDate,
    end_date: content.endDate,
    renewal_number: numberOf(content.renewalInterval),
    renewal_unit: unitOf(content.renewalInterval),
    notice_number: numberOf(content.noticePeriod),
    notice_unit: unitOf(content.noticePeriod),
    terminated_on: content.terminatedOn,
    has_notification: content.hasNotification,
    traffic_light: content.trafficLight,
    contacts: content.contactInformation,
    parent_id: content.parentContractId,
    next_deadline: counted.nextDeadline,
    term_end: counted.termEnd,
    is_expired: counted.isExpired,
  };
}

interface Writing {
  by: string;
  now: Date;
}

/** Adds contracts, in one statement. */
export async function insertContracts(company: Company, contracts: readonly CountedContract[], { by, now }: Writing): Promise<void> {
  await sql`
    insert into contract (company_id, id, ${columns}, created_by, created_at, changed_by, changed_at)
    select ${company.id}::integer, id, ${columns}, ${by}::uuid, ${now}::timestamptz, ${by}::uuid, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(contracts.map(rowOf))}::jsonb) ${record}
  `.execute(company.tx);
}

/** Changes contracts, in one statement. */
export async function writeContracts(company: Company, contracts: readonly CountedContract[], { by, now }: Writing): Promise<void> {
  await sql`
    update contract set (${columns}) = (select ${columns} from (select sent.*) one), changed_by = ${by}::uuid, changed_at = ${now}::timestamptz,
      version = contract.version + 1
    from jsonb_to_recordset(${JSON.stringify(contracts.map(rowOf))}::jsonb) ${record}
    where contract.company_id = ${company.id} and contract.id = sent.id
  `.execute(company.tx);
}

/** Those of these contracts that have anything that an import did not add: files, obligations, amendments, or more notes than these. */
export async function findUsed(company: Company, added: readonly { id: string; notes: number }[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select added.id from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as added(id uuid, notes integer)
    where exists (select from file where file.company_id = ${company.id} and file.contract_id = added.id)
      or exists (select from task where task.company_id = ${company.id} and task.contract_id = added.id)
      or exists (select from contract child where child.company_id = ${company.id} and child.parent_id = added.id)
      or (select count(*) from note where note.company_id = ${company.id} and note.contract_id = added.id) > added.notes
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

export async function deleteContracts(company: Company, ids: readonly string[]): Promise<void> {
  await sql`delete from contract where company_id = ${company.id} and id = any(${[...ids]}::uuid[])`.execute(company.tx);
}
