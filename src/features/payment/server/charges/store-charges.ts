import { sql } from 'kysely';
import type { Company, Unit } from '#kernel/server/database/unit.ts';
import type { ProviderName } from '../provider.ts';

export const openStates = ['new', 'sent', 'action', 'processing'] as const;
export type ChargeState = (typeof openStates)[number] | 'succeeded' | 'declined' | 'refunded';

/** A payment by card of one invoice, in one try. */
export interface Charge {
  chargeId: string;
  companyId: number;
  invoiceId: string;
  tryNumber: number;
  provider: ProviderName;
  customerRef: string;
  cardRef: string;
  amount: number;
  description: string;
  isPresent: boolean;
  returnPath: string;
  state: ChargeState;
  chargeRef: string | null;
  reason: string | null;
  actionUrl: string | null;
  /** How much of it went back, in whole øre; a part of it leaves it succeeded. */
  refunded: number;
  createdAt: Date;
  sentAt: Date | null;
  settledAt: Date | null;
}

const columns = sql`
  id::text as "chargeId", company_id as "companyId", invoice_id::text as "invoiceId", try_number as "tryNumber", provider,
  customer_ref as "customerRef", card_ref as "cardRef", amount::double precision as amount, description, is_present as "isPresent",
  return_path as "returnPath", state, charge_ref as "chargeRef", reason, action_url as "actionUrl",
  refunded::double precision as refunded, created_at as "createdAt", sent_at as "sentAt", settled_at as "settledAt"`;

/** Adds a payment once for an invoice and a try; answers the one there is. */
export async function insertCharge(
  unit: Company | Unit,
  charge: Omit<Charge, 'state' | 'chargeRef' | 'reason' | 'actionUrl' | 'refunded' | 'sentAt' | 'settledAt'>,
): Promise<string> {
  const {
    chargeId,
    companyId,
    invoiceId,
    tryNumber,
    provider,
    customerRef,
    cardRef,
    amount,
    description,
    isPresent,
    returnPath,
    createdAt,
  } = charge;
  const { rows } = await sql<{ id: string }>`
    insert into payment_charge (company_id, id, invoice_id, try_number, provider, customer_ref, card_ref, amount, description, is_present, return_path,
      state, created_at)
    values (${companyId}, ${chargeId}::uuid, ${invoiceId}::uuid, ${tryNumber}, ${provider}, ${customerRef}, ${cardRef}, ${amount}, ${description},
      ${isPresent}, ${returnPath}, 'new', ${createdAt}::timestamptz)
    on conflict (invoice_id, try_number) do update set try_number = excluded.try_number
    returning id::text as id
  `.execute(unit.tx);
  return rows[0]?.id ?? chargeId;
}

export async function lockCharge(unit: Company | Unit, chargeId: string): Promise<Charge | undefined> {
  const { rows } = await sql<Charge>`select ${columns} from payment_charge where id = ${chargeId}::uuid for update`.execute(unit.tx);
  return rows[0];
}

export async function readCharge(unit: Company | Unit, chargeId: string): Promise<Charge | undefined> {
  const { rows } = await sql<Charge>`select ${columns} from payment_charge where id = ${chargeId}::uuid`.execute(unit.tx);
  return rows[0];
}

/** The payment of an invoice that is under way; undefined when there is none. */
export async function readOpenCharge(unit: Company | Unit, invoiceId: string): Promise<Charge | undefined> {
  const { rows } = await sql<Charge>`
    select ${columns} from payment_charge where invoice_id = ${invoiceId}::uuid and state = any(${[...openStates]}::text[])
    order by try_number desc limit 1
  `.execute(unit.tx);
  return rows[0];
}

/** The payments of a company that are under way, locked until the transaction ends. */
export async function lockOpenCharges(company: Company): Promise<Charge[]> {
  const { rows } = await sql<Charge>`
    select ${columns} from payment_charge where company_id = ${company.id} and state = any(${[...openStates]}::text[])
    order by created_at, id for update
  `.execute(company.tx);
  return rows;
}

/** The tries of an invoice, the first one first. */
export async function readChargesOf(unit: Company | Unit, invoiceId: string): Promise<Charge[]> {
  const { rows } = await sql<Charge>`
    select ${columns} from payment_charge where invoice_id = ${invoiceId}::uuid order by try_number
  `.execute(unit.tx);
  return rows;
}

/** How many payments of a company that somebody was present at a card has declined since a moment; what was never sent counts as none. */
export async function countDeclined(company: Company, since: Date): Promise<number> {
  const { rows } = await sql<{ declined: number }>`
    select count(*)::integer as declined from payment_charge
    where company_id = ${company.id} and state = 'declined' and is_present and charge_ref is not null and settled_at > ${since}::timestamptz
  `.execute(company.tx);
  return rows[0]?.declined ?? 0;
}

export async function writeSent(unit: Company | Unit, chargeId: string, now: Date): Promise<void> {
  await sql`update payment_charge set state = 'sent', sent_at = ${now}::timestamptz where id = ${chargeId}::uuid`.execute(unit.tx);
}

export async function writeAnswer(
  unit: Company | Unit,
  chargeId: string,
  answer: Pick<Charge, 'state' | 'chargeRef' | 'reason' | 'actionUrl' | 'refunded' | 'settledAt'>,
): Promise<void> {
  const { state, chargeRef, reason, actionUrl, refunded, settledAt } = answer;
  await sql`
    update payment_charge set state = ${state}, charge_ref = coalesce(${chargeRef}, charge_ref), reason = ${reason}, action_url = ${actionUrl},
      refunded = ${refunded}, settled_at = ${settledAt}::timestamptz
    where id = ${chargeId}::uuid
  `.execute(unit.tx);
}

/** Payments that have been under way since before a moment: their job may have been lost. */
export async function readOpenBefore(unit: Unit, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id::text as id from payment_charge
    where state in ('new', 'sent', 'action', 'processing') and created_at < ${before}::timestamptz order by created_at, id limit ${limit}
  `.execute(unit.tx);
  return rows.map(({ id }) => id);
}

/** The payment that an event is about. */
export async function findChargeOf(
  unit: Unit,
  { provider, chargeId, chargeRef }: { provider: ProviderName; chargeId: string | null; chargeRef: string | null },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id::text as id from payment_charge where provider = ${provider} and id::text = ${chargeId ?? ''}
    union all
    select id::text from payment_charge where provider = ${provider} and charge_ref = ${chargeRef ?? ''}
    limit 1
  `.execute(unit.tx);
  return rows[0]?.id;
}
