import { sql } from 'kysely';
import type { Unit } from '#kernel/server/database/unit.ts';

/** Why what was to go as EHF goes by mail. */
export type Fallback = 'notRegistered' | 'unreachable' | 'refused' | 'unfit';

export interface Delivery {
  invoiceId: string;
  companyId: number;
  channel: 'mail' | 'ehf';
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  attempts: number;
  sentAt: Date | null;
  fallback: Fallback | null;
  messageId: string | null;
  lastError: string | null;
}

const columns = sql`
  invoice_id as "invoiceId", company_id as "companyId", channel, state, attempts, sent_at as "sentAt", fallback, message_id as "messageId",
  last_error as "lastError"`;

export async function insertDelivery(
  unit: Unit,
  { invoiceId, companyId, channel, now }: Pick<Delivery, 'invoiceId' | 'companyId' | 'channel'> & { now: Date },
): Promise<void> {
  await sql`
    insert into invoice_delivery (company_id, invoice_id, channel, state, attempts, next_attempt_at)
    values (${companyId}, ${invoiceId}, ${channel}, 'waiting', 0, ${now})
  `.execute(unit.tx);
}

export async function findDelivery(unit: Unit, invoiceId: string): Promise<Delivery | undefined> {
  const { rows } = await sql<Delivery>`select ${columns} from invoice_delivery where invoice_id = ${invoiceId}`.execute(unit.tx);
  return rows[0];
}

/** Claims the next delivery that is due, or whose process ended while it sent. It belongs to who claimed it. */
export async function claimDelivery(
  unit: Unit,
  { now, abandonedBefore }: { now: Date; abandonedBefore: Date },
): Promise<Delivery | undefined> {
  const { rows } = await sql<Delivery>`
    update invoice_delivery set state = 'sending', attempts = attempts + 1, claimed_at = ${now}
    where invoice_id = (
      select invoice_id from invoice_delivery
      where state in ('waiting', 'sending') and next_attempt_at <= ${now} and (state = 'waiting' or claimed_at < ${abandonedBefore})
      order by next_attempt_at, invoice_id limit 1 for update skip locked
    ) returning ${columns}
  `.execute(unit.tx);
  return rows[0];
}

/** Notes that a delivery is done. */
export async function setSent(
  unit: Unit,
  { invoiceId, channel, fallback, messageId }: Pick<Delivery, 'invoiceId' | 'channel' | 'fallback' | 'messageId'>,
  now: Date,
): Promise<void> {
  await sql`
    update invoice_delivery set state = 'sent', channel = ${channel}, fallback = ${fallback}, message_id = ${messageId}, sent_at = ${now},
      last_error = null
    where invoice_id = ${invoiceId}
  `.execute(unit.tx);
}

/** Notes that an attempt failed, and when the next one is due; without one it is given up. */
export async function setFailed(
  unit: Unit,
  { invoiceId, reason, nextAttemptAt }: { invoiceId: string; reason: string; nextAttemptAt: Date | undefined },
): Promise<void> {
  const state = nextAttemptAt ? 'waiting' : 'failed';
  await sql`
    update invoice_delivery set state = ${state}, last_error = ${reason.slice(0, 500)},
      next_attempt_at = coalesce(${nextAttemptAt ?? null}, next_attempt_at)
    where invoice_id = ${invoiceId}
  `.execute(unit.tx);
}
