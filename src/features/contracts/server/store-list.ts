import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { addDays } from '#kernel/contract/days.ts';
import { pageClause } from '#kernel/server/database/paging.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { ContractSum } from '../contract/entities.ts';
import type { ContractFilter, ContractSort } from '../contract/lists.ts';
import { closedTo, keeps, selectContracts, type Reader, type StoredContract } from './store-contract.ts';

/** Which contracts: those that a reader sees, and of them those of a filter. */
export interface Selection {
  reader: Reader;
  /** Only those that this person is responsible for. */
  responsibleId: string | undefined;
  filter: ContractFilter;
  today: string;
  contractIds?: readonly string[] | undefined;
}

export interface ListedParty {
  partyId: string;
  name: string;
  contracts: number;
}

interface Order {
  sortBy: ContractSort;
  sortDirection: 'asc' | 'desc';
}

const norwegian = (column: string) => sql`${sql.ref(column)} collate "nb-x-icu"`;
const columns: Record<ContractSort, RawBuilder<unknown>> = {
  nextDeadline: sql`contract.next_deadline`,
  party: norwegian('contract.party'),
  name: norwegian('contract.name'),
  category: norwegian('contract.category'),
  responsible: sql`responsible.last_name collate "nb-x-icu"`,
  status: sql`contract.status`,
  renewEndDate: sql`contract.term_end`,
  contractValue: sql`contract.value_per_year`,
  trafficLight: sql`case contract.traffic_light when 'Green' then 1 when 'Yellow' then 2 when 'Red' then 3 end`,
  lastChangeDate: sql`contract.changed_at`,
};

/** A part of a selection in an order; all of it without a page. What has no value comes last. */
export async function readSelected(
  company: Company,
  selection: Selection,
  { sortBy, sortDirection, page }: Order & { page?: { page: number; pageSize: number } | undefined },
): Promise<StoredContract[]> {
  const direction = sortDirection === 'desc' ? sql`desc nulls last` : sql`asc nulls last`;
  const tie = sortDirection === 'desc' ? sql`desc` : sql`asc`;
  return selectContracts(
    company,
    selection.reader,
    sql`where ${selected(company, selection)} order by ${columns[sortBy]} ${direction}, contract.id ${tie} ${page ? pageClause(page) : sql``}`,
  );
}

/** How many there are, and their sums by currency; hours are counted only. */
export async function readSums(company: Company, selection: Selection): Promise<{ total: number; sums: ContractSum[] }> {
  const { rows } = await sql<ContractSum & { total: number }>`
    select contract.currency, coalesce(sum(contract.value_per_year), 0)::numeric(20, 2) as "perYear",
      count(contract.value_per_year)::integer as contracts,
      (count(*) filter (where contract.value_interval = 3 and contract.value is not null))::integer as hourly, count(*)::integer as total
    from contract left join company_user responsible on responsible.company_id = contract.company_id and responsible.id = contract.responsible_id
    where ${selected(company, selection)}
    group by contract.currency order by count(*) desc, contract.currency
  `.execute(company.tx);
  return {
    total: rows.reduce((sum, { total }) => sum + total, 0),
    sums: rows.filter(({ contracts, hourly }) => contracts + hourly > 0).map(({ total: _total, ...one }) => one),
  };
}

/** The categories of the contracts that a reader sees, those used most first. */
export async function readCategories(company: Company, selection: Selection): Promise<string[]> {
  const { rows } = await sql<{ category: string }>`
    select contract.category from contract
    left join company_user responsible on responsible.company_id = contract.company_id and responsible.id = contract.responsible_id
    where ${selected(company, selection)} and contract.category is not null
    group by contract.category order by count(*) desc, contract.category limit 200
  `.execute(company.tx);
  return rows.map(({ category }) => category);
}

/** The number of the newest change of the company's contracts; 0 when there are none. */
export async function readChangeNumber(company: Company): Promise<number> {
  const { rows } = await sql<{ changeNumber: number | null }>`
    select max(change_number) as "changeNumber" from contract where company_id = ${company.id}
  `.execute(company.tx);
  return rows[0]?.changeNumber ?? 0;
}

/** The parties of the contracts that a reader sees, with how many each has; those with most of them. */
export async function readParties(company: Company, selection: Selection, most: number): Promise<ListedParty[]> {
  const { rows } = await sql<ListedParty>`
    select party.id as "partyId", party.name, count(*)::integer as contracts
    from contract
    left join company_user responsible on responsible.company_id = contract.company_id and responsible.id = contract.responsible_id
    join party on party.company_id = contract.company_id and party.id = contract.party_id
    where ${selected(company, selection)}
    group by party.id, party.name order by count(*) desc, party.name, party.id limit ${sql.lit(most)}
  `.execute(company.tx);
  return rows;
}

function selected(company: Company, { reader, responsibleId, filter, today, contractIds }: Selection): RawBuilder<unknown> {
  const conditions = [sql`contract.company_id = ${company.id}`];
  const closed = closedTo(reader);
  if (closed.length > 0) conditions.push(sql`contract.id <> all(${closed}::uuid[])`);
  if (responsibleId !== undefined) conditions.push(sql`contract.responsible_id = ${responsibleId}::uuid`);
  if (contractIds) conditions.push(sql`contract.id = any(${[...contractIds]}::uuid[])`);
  return sql.join([...conditions, ...byFields(filter), ...byText(filter), ...byRest(filter, { reader, today })], sql` and `);
}

function byFields({ categories, statuses, types, responsibleIds, partyIds, trafficLights }: ContractFilter): RawBuilder<unknown>[] {
  const any: RawBuilder<unknown>[] = [];
  if (categories) any.push(sql`coalesce(contract.category, '') = any(${categories}::text[])`);
  if (statuses) any.push(sql`contract.status = any(${statuses}::smallint[])`);
  if (types) any.push(sql`contract.type = any(${types}::smallint[])`);
  if (responsibleIds) any.push(sql`contract.responsible_id = any(${responsibleIds}::uuid[])`);
  if (partyIds) any.push(sql`contract.party_id = any(${partyIds}::uuid[])`);
  if (trafficLights) any.push(sql`coalesce(contract.traffic_light, '') = any(${trafficLights.map((light) => light ?? '')}::text[])`);
  return any;
}

/** Each word somewhere in a contract; what has a digit also in the organisation number of its party. */
function byText({ search }: ContractFilter): RawBuilder<unknown>[] {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const number = sql`(select registry_id from party where party.company_id = contract.company_id and party.id = contract.party_id)`;
  return words.map(
    (word) => sql`strpos(lower(concat_ws(' ', contract.party, contract.name, contract.category, contract.signed_by,
      responsible.first_name, responsible.last_name, ${/\d/.test(word) ? number : sql`null`})), ${word}) > 0`,
  );
}

function byRest(filter: ContractFilter, { reader, today }: Pick<Selection, 'reader' | 'today'>): RawBuilder<unknown>[] {
  const { deadlineWithinDays, hasNotes, hasNotifications } = filter;
  const any: RawBuilder<unknown>[] = [];
  if (deadlineWithinDays !== undefined) any.push(sql`contract.next_deadline <= ${addDays(today, deadlineWithinDays)}::date`);
  if (hasNotes !== undefined)
    any.push(sql`exists (select from note where note.company_id = contract.company_id and note.contract_id = contract.id and note.status = 1
      and (note.created_by = ${reader.companyUserId}::uuid or (note.notification_date is null
        and (${keeps(reader)} or contract.responsible_id = ${reader.companyUserId}::uuid)))) = ${hasNotes}`);
  if (hasNotifications !== undefined)
    any.push(sql`(contract.has_notification and contract.status <> 2 and exists (select from contract_notification told
      where told.company_id = contract.company_id and told.contract_id = contract.id and told.is_active)) = ${hasNotifications}`);
  return any;
}
