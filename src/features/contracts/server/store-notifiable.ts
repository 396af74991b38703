import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Terms } from '../contract/rules/term-ends.ts';

/** A contract as notifications tell of it. */
export interface NotifiableContract extends Terms {
  contractId: string;
  party: string;
  name: string;
  responsibleId: string | null;
}

/** A notification of a contract that is on. */
export interface SentNotification extends NotifiableContract {
  when: number;
  channels: (1 | 2 | 3)[];
  recipient: string | null;
}

const facts = sql`contract.id as "contractId", contract.party, contract.name, contract.responsible_id as "responsibleId", contract.status,
  contract.type as "typeId", contract.end_date as "endDate",
  case when contract.renewal_number is not null then json_build_object('number', contract.renewal_number, 'unit', contract.renewal_unit) end
    as "renewalInterval",
  case when contract.notice_number is not null then json_build_object('number', contract.notice_number, 'unit', contract.notice_unit) end
    as "noticePeriod",
  contract.terminated_on as "terminatedOn"`;
// Inactive contracts, and those without an end, have nothing to tell.
const hasReminders = sql`contract.has_notification and contract.status <> 2 and contract.end_date is not null`;

/** The contracts that rules may tell of. */
export async function readNotifiableContracts(company: Company): Promise<NotifiableContract[]> {
  const { rows } = await sql<NotifiableContract>`
    select ${facts} from contract where contract.company_id = ${company.id} and ${hasReminders} order by contract.id
  `.execute(company.tx);
  return rows;
}

/** The notifications of contracts that are on; of some contracts on request. */
export async function readSentNotifications(company: Company, contractIds?: readonly string[]): Promise<SentNotification[]> {
  const { rows } = await sql<SentNotification>`
    select ${facts}, told.days_before as "when", told.channels, told.recipient_id as recipient
    from contract_notification told
    join contract on contract.company_id = told.company_id and contract.id = told.contract_id
    where told.company_id = ${company.id} and told.is_active and ${hasReminders}
      ${contractIds === undefined ? sql`` : sql`and told.contract_id = any(${[...contractIds]}::uuid[])`}
    order by contract.id, told.days_before desc, told.id
  `.execute(company.tx);
  return rows;
}

/** The company's own day. */
export async function readCompanyDay(company: Company, now: Date): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select (${now}::timestamptz at time zone time_zone)::date as today from company where company_id = ${company.id}
  `.execute(company.tx);
  const [owner] = rows;
  if (!owner) throw new Error(`Company ${company.id} has no time zone`);
  return owner.today;
}

/** What an hour brings to a company. */
export interface CompanyHour {
  /** The company's own day. */
  today: string;
  isFirstOfDay: boolean;
  /** The day that was claimed, and the first that was missed before it, at most a fortnight back. */
  claimed: { from: string; today: string } | null;
}

/**
 * Claims the day of the company whose morning has begun, once. Undefined when there never were contracts: days after the last one is deleted are
 * claimed too, since they were not missed when another is added.
 */
export async function claimDay(company: Company, now: Date): Promise<CompanyHour | undefined> {
  const { rows } = await sql<CompanyHour>`
    with here as (
      select ${now}::timestamptz at time zone owner.time_zone as moment from company owner
      where owner.company_id = ${company.id} and (exists (select from contract where contract.company_id = owner.company_id)
        or exists (select from contract_settings kept where kept.company_id = owner.company_id and kept.counted_on is not null))
    ), due as (
      select (moment - interval '7 hours')::date as today from here
    ), former as (
      select counted_on from contract_settings where company_id = ${company.id}
    ), claimed as (
      insert into contract_settings as kept (company_id, counted_on)
      select ${company.id}::integer, due.today from due
      on conflict (company_id) do update set counted_on = excluded.counted_on
        where kept.counted_on is null or kept.counted_on < excluded.counted_on
      returning counted_on
    )
    select here.moment::date as today, extract(hour from here.moment) = 0 as "isFirstOfDay",
      case when claimed.counted_on is not null then json_build_object('today', claimed.counted_on,
        'from', greatest(coalesce((select counted_on from former) + 1, claimed.counted_on), claimed.counted_on - 13)) end as claimed
    from here left join claimed on true
  `.execute(company.tx);
  return rows[0];
}

/** Whether a day has been claimed; a transaction that claims it is waited for. */
export async function wasNotifiedOn(company: Company, day: string): Promise<boolean> {
  const { rows } = await sql<{ wasTold: boolean }>`
    select counted_on >= ${day}::date as "wasTold" from contract_settings where company_id = ${company.id} for share
  `.execute(company.tx);
  return rows[0]?.wasTold === true;
}
