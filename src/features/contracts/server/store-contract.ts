import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { ItemLevel } from '#features/access-control/contract/entities-item.ts';
import type { Interval } from '#kernel/contract/deadlines.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { lockRows } from '#kernel/server/store-lock.ts';
import type { ContractContact } from '../contract/entities.ts';
import type { TrafficLight, ValueInterval } from '../contract/kinds.ts';
import type { Terms } from '../contract/rules/term-ends.ts';

/** A stored notification of a contract. */
export interface NotificationRow {
  notificationId: string;
  type: 1 | 2;
  when: number;
  channels: (1 | 2 | 3)[];
  recipient: string | null;
  recipientFullName: string | null;
  active: boolean;
  isSuggested: boolean;
}

/** The content of a contract. */
export interface ContractContent extends Terms {
  party: string;
  partyId: string | null;
  name: string;
  category: string | null;
  responsibleId: string | null;
  signedBy: string | null;
  currency: string;
  value: string | null;
  interval: ValueInterval;
  startDate: string | null;
  hasNotification: boolean;
  trafficLight: TrafficLight | null;
  contactInformation: z.output<typeof ContractContact>[];
  parentContractId: string | null;
}

/** A stored contract with its notifications in the order of their days. */
export interface StoredContract extends ContractContent {
  contractId: string;
  responsible: string | null;
  createdBy: string | null;
  createdAt: Date;
  changedBy: string | null;
  changedById: string | null;
  changedAt: Date;
  version: number;
  hasNotes: boolean;
  notifications: NotificationRow[];
  isRestricted: boolean;
  /** What restrictions leave to whoever reads. */
  level: ItemLevel | 'none';
}

/** Who reads, for what only some see. */
export interface Reader {
  companyUserId: string;
  /** Whether they see the notes of others on any contract. */
  isFull: boolean;
  /** What restrictions leave to them of the restricted contracts. */
  levels: ReadonlyMap<string, ItemLevel | 'none'>;
}

/** The contracts that restrictions close to a reader. */
export function closedTo({ levels }: Reader): string[] {
  return [...levels].flatMap(([id, level]) => (level === 'none' ? [id] : []));
}

/** Whether the reader keeps a contract without being responsible for it: with the register, where no restriction leaves only looking. */
export function keeps({ isFull, levels }: Reader): RawBuilder<boolean> {
  if (!isFull || levels.size === 0) return sql`${isFull}::boolean`;
  return sql`contract.id <> all(${[...levels].flatMap(([id, level]) => (level === 'full' ? [] : [id]))}::uuid[])`;
}

// Erased people have no name.
const nameOf = (alias: string) => sql`case when ${sql.ref(alias)}.state <> 'deleted'
  then ${sql.ref(alias)}.first_name || ' ' || ${sql.ref(alias)}.last_name end`;
const interval = (name: string) => sql`case when ${sql.ref(`contract.${name}_number`)} is not null then
  json_build_object('number', ${sql.ref(`contract.${name}_number`)}, 'unit', ${sql.ref(`contract.${name}_unit`)}) end`;

/** Contracts that fit a condition, in an order; a part of them on request. */
export async function selectContracts(company: Company, reader: Reader, rest: RawBuilder<unknown>): Promise<StoredContract[]> {
  const { rows } = await sql<Omit<StoredContract, 'isRestricted' | 'level'>>`
    select contract.id as "contractId", contract.party, contract.party_id as "partyId", contract.name, contract.category,
      contract.responsible_id as "responsibleId", ${nameOf('responsible')} as responsible, contract.signed_by as "signedBy", contract.status,
      contract.type as "typeId", contract.currency, contract.value, contract.value_interval as interval, contract.start_date as "startDate",
      contract.end_date as "endDate", ${interval('renewal')} as "renewalInterval", ${interval('notice')} as "noticePeriod",
      contract.terminated_on as "terminatedOn", contract.has_notification as "hasNotification", contract.traffic_light as "trafficLight",
      contract.contacts as "contactInformation", contract.parent_id as "parentContractId", ${nameOf('creator')} as "createdBy",
      contract.created_at as "createdAt", ${nameOf('changer')} as "changedBy", changer.id as "changedById", contract.changed_at as "changedAt", contract.version,
      exists (select from note where note.company_id = contract.company_id and note.contract_id = contract.id and note.status = 1
        and (note.created_by = ${reader.companyUserId}::uuid or (note.notification_date is null
          and (${keeps(reader)} or contract.responsible_id = ${reader.companyUserId}::uuid)))) as "hasNotes",
      coalesce((
        select json_agg(json_build_object('notificationId', told.id, 'type', told.type, 'when', told.days_before, 'channels', told.channels,
          'recipient', told.recipient_id, 'recipientFullName', ${nameOf('recipient')}, 'active', told.is_active, 'isSuggested', told.is_suggested)
          order by told.days_before desc, told.id)
        from contract_notification told
        left join company_user recipient on recipient.company_id = told.company_id and recipient.id = told.recipient_id
        where told.company_id = contract.company_id and told.contract_id = contract.id
      ), '[]'::json) as notifications
    from contract
    left join company_user responsible on responsible.company_id = contract.company_id and responsible.id = contract.responsible_id
    left join company_user creator on creator.company_id = contract.company_id and creator.id = contract.created_by
    left join company_user changer on changer.company_id = contract.company_id and changer.id = contract.changed_by
    ${rest}
  `.execute(company.tx);
  return rows.map((row) => {
    const level = reader.levels.get(row.contractId);
    return { ...row, isRestricted: level !== undefined, level: level ?? 'full' };
  });
}

/** How a contract is locked: while it is changed, what belongs to it may still be added; while it is deleted, nothing may. */
export type ContractLock = 'change' | 'delete';

/** One contract; locked on request. */
export async function readContract(
  company: Company,
  reader: Reader,
  contractId: string,
  { lock }: { lock?: ContractLock } = {},
): Promise<StoredContract | undefined> {
  if (lock) await lockRows(company, 'contract', [contractId], { noKey: lock === 'change' });
  const one = sql`where contract.company_id = ${company.id} and contract.id = ${contractId}::uuid`;
  const [found] = await selectContracts(company, reader, one);
  return found;
}

/** The amendments of a contract, in order of their start. */
export async function readFamily(company: Company, { contractId, parentContractId }: StoredContract): Promise<RelatedRow[]> {
  const { rows } = await sql<RelatedRow>`
    select id as "contractId", name, status, start_date as "startDate", end_date as "endDate", id = ${parentContractId}::uuid as "isParent",
      responsible_id as "responsibleId"
    from contract
    where company_id = ${company.id} and (parent_id = ${contractId}::uuid or id = ${parentContractId}::uuid)
    order by start_date nulls last, created_at, id
  `.execute(company.tx);
  return rows;
}

interface RelatedRow {
  contractId: string;
  name: string;
  status: Terms['status'];
  startDate: string | null;
  endDate: string | null;
  isParent: boolean | null;
  responsibleId: string | null;
}

/** What is counted of a contract: stored for order and filters. */
export interface Counted {
  nextDeadline: string | null;
  termEnd: string | null;
  isExpired: boolean;
}

interface Written {
  contractId: string;
  content: ContractContent;
  counted: Counted;
  by: string;
  now: Date;
}

const partsOf = (length: Interval | null) => ({ number: length?.number ?? null, unit: length?.unit ?? null });

export async function insertContract(company: Company, { contractId, content, counted, by, now }: Written): Promise<void> {
  const [renewal, notice] = [partsOf(content.renewalInterval), partsOf(content.noticePeriod)];
  await sql`
    insert into contract (company_id, id, party, party_id, name, category, responsible_id, signed_by, status, type, currency, value, value_interval,
      start_date, end_date, renewal_number, renewal_unit, notice_number, notice_unit, terminated_on, has_notification, traffic_light, contacts,
      parent_id, next_deadline, term_end, is_expired, created_by, created_at, changed_by, changed_at)
    values (${company.id}, ${contractId}::uuid, ${content.party}, ${content.partyId}::uuid, ${content.name}, ${content.category},
      ${content.responsibleId}::uuid, ${content.signedBy}, ${content.status}, ${content.typeId}, ${content.currency}, ${content.value}::numeric,
      ${content.interval}, ${content.startDate}::date, ${content.endDate}::date, ${renewal.number}, ${renewal.unit}, ${notice.number}, ${notice.unit},
      ${content.terminatedOn}::date, ${content.hasNotification}, ${content.trafficLight}, ${JSON.stringify(content.contactInformation)}::jsonb,
      ${content.parentContractId}::uuid, ${counted.nextDeadline}::date, ${counted.termEnd}::date, ${counted.isExpired}, ${by}::uuid,
      ${now}::timestamptz, ${by}::uuid, ${now}::timestamptz)
  `.execute(company.tx);
}

export async function writeContract(company: Company, { contractId, content, counted, by, now }: Written): Promise<void> {
  const [renewal, notice] = [partsOf(content.renewalInterval), partsOf(content.noticePeriod)];
  await sql`
    update contract set party = ${content.party}, party_id = ${content.partyId}::uuid, name = ${content.name}, category = ${content.category},
      responsible_id = ${content.responsibleId}::uuid, signed_by = ${content.signedBy}, status = ${content.status}, type = ${content.typeId},
      currency = ${content.currency}, value = ${content.value}::numeric, value_interval = ${content.interval},
      start_date = ${content.startDate}::date, end_date = ${content.endDate}::date, renewal_number = ${renewal.number},
      renewal_unit = ${renewal.unit}, notice_number = ${notice.number}, notice_unit = ${notice.unit}, terminated_on = ${content.terminatedOn}::date,
      has_notification = ${content.hasNotification}, traffic_light = ${content.trafficLight},
      contacts = ${JSON.stringify(content.contactInformation)}::jsonb, next_deadline = ${counted.nextDeadline}::date,
      term_end = ${counted.termEnd}::date, is_expired = ${counted.isExpired}, changed_by = ${by}::uuid, changed_at = ${now}::timestamptz,
      version = version + 1
    where company_id = ${company.id} and id = ${contractId}::uuid
  `.execute(company.tx);
}

export async function writeTrafficLight(
  company: Company,
  { contractId, trafficLight, by, now }: Pick<Written, 'contractId' | 'by' | 'now'> & { trafficLight: TrafficLight | null },
): Promise<void> {
  await sql`
    update contract set traffic_light = ${trafficLight}, changed_by = ${by}::uuid, changed_at = ${now}::timestamptz, version = version + 1
    where company_id = ${company.id} and id = ${contractId}::uuid
  `.execute(company.tx);
}

export async function writePartyName(
  company: Company,
  { contractId, party, by, now }: Pick<Written, 'contractId' | 'by' | 'now'> & { party: string },
): Promise<void> {
  await sql`
    update contract set party = ${party}, changed_by = ${by}::uuid, changed_at = ${now}::timestamptz, version = version + 1
    where company_id = ${company.id} and id = ${contractId}::uuid
  `.execute(company.tx);
}

export async function deleteContractRow(company: Company, contractId: string): Promise<void> {
  await sql`delete from contract where company_id = ${company.id} and id = ${contractId}::uuid`.execute(company.tx);
}

export async function countAmendments(company: Company, contractId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from contract where company_id = ${company.id} and parent_id = ${contractId}::uuid
  `.execute(company.tx);
  return rows[0]?.count ?? 0;
}

/** How many contracts the company has. */
export async function countContracts(company: Company): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from contract where company_id = ${company.id}
  `.execute(company.tx);
  return rows[0]?.count ?? 0;
}
