import { sql } from 'kysely';
import { tables, type Unit } from '../database/unit.ts';
import type { OutboxRow } from '../outbox/store-outbox.ts';

export type NewSms = Pick<OutboxRow, 'id' | 'company_id' | 'recipient' | 'text' | 'status' | 'created_at' | 'next_attempt_at'>;

const db = tables<{ sms: OutboxRow }>();

export async function insertMessages(unit: Unit, messages: readonly NewSms[]): Promise<void> {
  await db(unit)
    .insertInto('sms')
    .values(messages.map((message) => ({ ...message, attempts: 0, is_uncertain: false })))
    .execute();
}

/** The newest kept messages, for the outbox page. */
export async function listKeptSms(unit: Unit, limit: number): Promise<Pick<OutboxRow, 'id' | 'recipient' | 'text' | 'created_at'>[]> {
  return db(unit)
    .selectFrom('sms')
    .select(['id', 'recipient', 'text', 'created_at'])
    .where('status', '=', sql.lit('kept'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
