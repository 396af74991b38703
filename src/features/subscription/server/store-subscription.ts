import { sql } from 'kysely';
import type { SubscriptionFeature } from '#kernel/contract/permissions.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import type { Interval } from '../contract/catalogue.ts';
import type { BillingInformation, CollectionMethod, Recipient } from '../contract/entities.ts';

/** A company's subscription as it is kept. */
export interface SubscriptionRow {
  subscriptionUuid: string;
  customerUuid: string;
  trialStartedAt: Date;
  trialEndsAt: Date;
  trialTold: number[];
  trialAcknowledgedAt: Date | null;
  signaturesBefore: number;
  freeSince: Date | null;
  anchor: string | null;
  interval: Interval | null;
  collectionMethod: CollectionMethod | null;
  recipient: Recipient | null;
  billingInformation: BillingInformation | null;
  lockedAt: Date | null;
  /** The end of the last days without sale that were credited (subscription.45). */
  creditedUntil: string | null;
  version: number;
}

const columns = sql`
  subscription_uuid as "subscriptionUuid", customer_uuid as "customerUuid", trial_started_at as "trialStartedAt", trial_ends_at as "trialEndsAt",
  trial_told as "trialTold", trial_acknowledged_at as "trialAcknowledgedAt", signatures_before as "signaturesBefore", free_since as "freeSince",
  anchor::text as anchor, interval, collection_method as "collectionMethod", locked_at as "lockedAt", version,
  credited_until::text as "creditedUntil",
  case when recipient_name is not null then json_build_object('name', recipient_name, 'email', recipient_email) end as recipient,
  case when buyer_name is not null then json_build_object('companyName', buyer_name, 'registryId', buyer_registry_id,
    'streetAddress', buyer_street, 'secondaryStreetAddress', buyer_second_street, 'postalCode', buyer_postal_code, 'city', buyer_city,
    'country', buyer_country, 'reference', buyer_reference) end as "billingInformation"`;

/** The company's subscription; undefined while it has none. */
export async function readSubscription(company: Company): Promise<SubscriptionRow | undefined> {
  const { rows } = await sql<SubscriptionRow>`
    select ${columns} from subscription where company_id = ${company.id}
  `.execute(company.tx);
  return rows[0];
}

/** The same, locked until the commit: the first lock of whatever changes a subscription. */
export async function lockSubscription(company: Company): Promise<SubscriptionRow | undefined> {
  const { rows } = await sql<SubscriptionRow>`
    select ${columns} from subscription where company_id = ${company.id} for update
  `.execute(company.tx);
  return rows[0];
}

/** Begins the trial of a company; false when it had a subscription before. */
export async function insertSubscription(
  company: Company,
  { now, endsAt, signaturesBefore }: { now: Date; endsAt: Date; signaturesBefore: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into subscription (company_id, subscription_uuid, customer_uuid, trial_started_at, trial_ends_at, signatures_before)
    values (${company.id}, ${newId()}::uuid, ${newId()}::uuid, ${now}::timestamptz, ${endsAt}::timestamptz, ${signaturesBefore})
    on conflict (company_id) do nothing returning company_id
  `.execute(company.tx);
  return rows.length > 0;
}

/** What was said of the trial's end, and since when the company has been on Free. */
export async function writeTrialSteps(
  company: Company,
  { told, freeSince }: { told: readonly number[]; freeSince: Date | null },
): Promise<void> {
  await sql`
    update subscription set trial_told = ${[...told]}::smallint[], free_since = coalesce(free_since, ${freeSince}::timestamptz)
    where company_id = ${company.id}
  `.execute(company.tx);
}

/** Notes that the company knows of the trial's end; false when it was noted before. */
export async function writeAcknowledgement(company: Company, { now, by }: { now: Date; by: string | null }): Promise<boolean> {
  const { rows } = await sql`
    update subscription set trial_acknowledged_at = ${now}::timestamptz, trial_acknowledged_by = ${by}::uuid
    where company_id = ${company.id} and trial_acknowledged_at is null returning company_id
  `.execute(company.tx);
  return rows.length > 0;
}

export async function writeRecipient(company: Company, { name, email }: Recipient): Promise<void> {
  await sql`
    update subscription set recipient_name = ${name}, recipient_email = ${email}, version = version + 1 where company_id = ${company.id}
  `.execute(company.tx);
}

export async function writeBillingInformation(company: Company, given: BillingInformation): Promise<void> {
  await sql`
    update subscription set buyer_name = ${given.companyName}, buyer_registry_id = ${given.registryId}, buyer_street = ${given.streetAddress},
      buyer_second_street = ${given.secondaryStreetAddress}, buyer_postal_code = ${given.postalCode}, buyer_city = ${given.city},
      buyer_country = ${given.country}, buyer_reference = ${given.reference}, version = version + 1
    where company_id = ${company.id}
  `.execute(company.tx);
}

export async function writeCollectionMethod(company: Company, method: CollectionMethod): Promise<void> {
  await sql`
    update subscription set collection_method = ${method}, version = version + 1 where company_id = ${company.id}
  `.execute(company.tx);
}

/** Since when an unpaid invoice closes what Free does not have; null when none does. */
export async function writeLock(company: Company, at: Date | null): Promise<void> {
  await sql`
    update subscription set locked_at = ${at}::timestamptz, version = version + 1 where company_id = ${company.id}
  `.execute(company.tx);
}

/** Notes that the days without sale before a day were credited. */
export async function writeCreditedUntil(company: Company, day: string | null): Promise<void> {
  await sql`update subscription set credited_until = ${day}::date where company_id = ${company.id}`.execute(company.tx);
}

/** Whether the company has not been deleted. */
export async function isCompanyThere(company: Company): Promise<boolean> {
  const { rows } = await sql`select from company where company_id = ${company.id}`.execute(company.tx);
  return rows.length > 0;
}

/** Since when the company has been on Free; null from when it pays for a plan. */
export async function writeFreeSince(company: Company, at: Date | null): Promise<void> {
  await sql`update subscription set free_since = ${at}::timestamptz where company_id = ${company.id}`.execute(company.tx);
}

/** Notes what the subscription lacks from now on; what it lacked already keeps its moment (subscription.22). */
export async function writeClosedFeatures(company: Company, lacking: readonly SubscriptionFeature[], now: Date): Promise<void> {
  await sql`
    update subscription set closed_features = coalesce((
      select jsonb_object_agg(name, coalesce(closed_features -> name, to_jsonb(${now}::timestamptz))) from unnest(${[...lacking]}::text[]) name
    ), '{}')
    where company_id = ${company.id}
  `.execute(company.tx);
}

/** What the subscription lacks, each with the moment since when; nothing while nothing is sold. */
export async function readClosedFeatures(company: Company): Promise<{ feature: SubscriptionFeature; closedAt: Date }[]> {
  const { rows } = await sql<{ feature: SubscriptionFeature; closedAt: Date }>`
    select closed.key as feature, closed.value::timestamptz as "closedAt"
    from subscription held join company owner on owner.company_id = held.company_id, jsonb_each_text(held.closed_features) closed
    where held.company_id = ${company.id} and owner.subscription_features is not null
  `.execute(company.tx);
  return rows;
}

/** A plan that is paid for, in a tier without its interval. */
export interface ItemRow {
  itemId: string;
  planId: string;
  tierId: string;
  catalogueVersion: number;
  from: string;
  to: string | null;
}

/** The plans of the company that run on a day or later, the oldest first. */
export async function readItems(company: Company, day: string): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select id as "itemId", plan_id as "planId", tier_id as "tierId", catalogue_version as "catalogueVersion",
      from_day::text as "from", to_day::text as "to"
    from subscription_item where company_id = ${company.id} and (to_day is null or to_day >= ${day}::date) order by from_day, id
  `.execute(company.tx);
  return rows;
}

/** A change that waits for its day. */
export interface ChangeRow {
  id: string;
  kind: 'tier' | 'plan' | 'monthly' | 'yearly' | 'end';
  itemId: string | null;
  toPlanId: string | null;
  toTierId: string | null;
  day: string;
  begunAt: Date | null;
}

export async function readChanges(company: Company): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select id, kind, item_id as "itemId", to_plan_id as "toPlanId", to_tier_id as "toTierId", day::text as day, begun_at as "begunAt"
    from subscription_change where company_id = ${company.id} order by day, id
  `.execute(company.tx);
  return rows;
}
