import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { ProviderName } from '../provider.ts';

export interface StoredCard {
  cardUuid: string;
  provider: ProviderName;
  cardRef: string;
  brand: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
  addedAt: Date;
}

/** The company's cards that are not disabled, the newest first. */
export async function readStoredCards(company: Company): Promise<StoredCard[]> {
  const { rows } = await sql<StoredCard>`
    select id::text as "cardUuid", provider, card_ref as "cardRef", brand, last_four as "lastFour", expiry_month as "expiryMonth",
      expiry_year as "expiryYear", added_at as "addedAt"
    from payment_card where company_id = ${company.id} and disabled_at is null order by added_at desc, id desc
  `.execute(company.tx);
  return rows;
}

/** Keeps a card once; one that was disabled stays so, because its provider forgets it. */
export async function insertCard(company: Company, card: StoredCard): Promise<{ cardUuid: string; isNew: boolean }> {
  const { cardUuid, provider, cardRef, brand, lastFour, expiryMonth, expiryYear, addedAt } = card;
  // A row that was there before and is updated has the number of this transaction in xmax.
  const { rows } = await sql<{ cardUuid: string; isNew: boolean }>`
    insert into payment_card (company_id, id, provider, card_ref, brand, last_four, expiry_month, expiry_year, added_at)
    values (${company.id}, ${cardUuid}::uuid, ${provider}, ${cardRef}, ${brand}, ${lastFour}, ${expiryMonth}, ${expiryYear}, ${addedAt}::timestamptz)
    on conflict (company_id, provider, card_ref) do update set brand = excluded.brand
    returning id::text as "cardUuid", xmax = 0 as "isNew"
  `.execute(company.tx);
  return rows[0] ?? { cardUuid, isNew: false };
}

export async function setCardDisabled(company: Company, cardUuid: string, now: Date): Promise<void> {
  await sql`
    update payment_card set disabled_at = ${now}::timestamptz where company_id = ${company.id} and id = ${cardUuid}::uuid
  `.execute(company.tx);
}

/** What the provider calls the company; undefined before it knows it. */
export async function readCustomerRef(company: Company, provider: ProviderName): Promise<string | undefined> {
  const { rows } = await sql<{ customerRef: string }>`
    select customer_ref as "customerRef" from payment_customer where company_id = ${company.id} and provider = ${provider}
  `.execute(company.tx);
  return rows[0]?.customerRef;
}

/** Keeps what the provider calls the company; the first that is kept stays. */
export async function saveCustomerRef(company: Company, provider: ProviderName, customerRef: string): Promise<void> {
  await sql`
    insert into payment_customer (company_id, provider, customer_ref) values (${company.id}, ${provider}, ${customerRef})
    on conflict (company_id, provider) do nothing
  `.execute(company.tx);
}

export interface CardSetup {
  setupId: string;
  provider: ProviderName;
  setupRef: string;
  stateDigest: string;
  begunAt: Date;
}

export async function insertSetup(company: Company, { setupId, provider, setupRef, stateDigest, begunAt }: CardSetup): Promise<void> {
  await sql`
    insert into payment_card_setup (company_id, id, provider, setup_ref, state_digest, begun_at)
    values (${company.id}, ${setupId}::uuid, ${provider}, ${setupRef}, ${stateDigest}, ${begunAt}::timestamptz)
  `.execute(company.tx);
}

/** A card that is being entered, by the state that its browser came back with. */
export async function findSetup(company: Company, stateDigest: string, since: Date): Promise<CardSetup | undefined> {
  const { rows } = await sql<CardSetup>`
    select id::text as "setupId", provider, setup_ref as "setupRef", state_digest as "stateDigest", begun_at as "begunAt"
    from payment_card_setup where company_id = ${company.id} and state_digest = ${stateDigest} and begun_at >= ${since}::timestamptz
  `.execute(company.tx);
  return rows[0];
}

export async function deleteSetupsBefore(company: Company, before: Date): Promise<void> {
  await sql`delete from payment_card_setup where company_id = ${company.id} and begun_at < ${before}::timestamptz`.execute(company.tx);
}
