import { sql } from 'kysely';
import { tables, type Company, type Unit } from '../database/unit.ts';
import type { OutboxRow } from '../outbox/store-outbox.ts';

export interface SmsRow extends OutboxRow {
  sender: string | null;
  gateway_id: string | null;
  is_followed: boolean;
}
export type NewSms = Pick<
  SmsRow,
  'id' | 'company_id' | 'recipient' | 'text' | 'status' | 'created_at' | 'next_attempt_at' | 'sender' | 'is_followed'
>;

const db = tables<{ sms: SmsRow }>();

export async function insertMessages(unit: Unit, messages: readonly NewSms[]): Promise<void> {
  await db(unit)
    .insertInto('sms')
    .values(messages.map((message) => ({ ...message, attempts: 0, is_uncertain: false })))
    .execute();
}

/** The newest kept messages, for the outbox page. */
export async function listStoredSms(
  unit: Unit,
  limit: number,
): Promise<Pick<SmsRow, 'id' | 'recipient' | 'sender' | 'text' | 'created_at'>[]> {
  return db(unit)
    .selectFrom('sms')
    .select(['id', 'recipient', 'sender', 'text', 'created_at'])
    .where('status', '=', sql.lit('kept'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** A message by its id, or by the gateway's name for it. */
export async function findSms(
  unit: Unit,
  { id, gatewayId }: { id: string | undefined; gatewayId: string | undefined },
): Promise<Pick<SmsRow, 'id' | 'company_id' | 'gateway_id'> | undefined> {
  const selection = db(unit).selectFrom('sms').select(['id', 'company_id', 'gateway_id']);
  if (id !== undefined) return selection.where('id', '=', id).executeTakeFirst();
  return gatewayId === undefined ? undefined : selection.where('gateway_id', '=', gatewayId).executeTakeFirst();
}

/**
 * Deletes messages that no process has claimed yet. One that is locked is being claimed, or put back by who then waits for what the caller has locked: it is
 * left to that process, since waiting for it would be a deadlock.
 */
export async function deleteWaiting(company: Company, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const free = db(company)
    .selectFrom('sms')
    .select('id')
    .where('company_id', '=', company.id)
    .where('id', 'in', [...ids])
    .where('status', '=', sql.lit('queued'))
    .forUpdate()
    .skipLocked();
  const rows = await db(company).deleteFrom('sms').where('company_id', '=', company.id).where('id', 'in', free).returning('id').execute();
  return rows.map(({ id }) => id);
}
