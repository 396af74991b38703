import { sql } from 'kysely';
import { tables } from '../database/unit.ts';
import type { Unit } from '../database/unit.ts';
import type { MailStatus } from '../mail/store-mail.ts';

export interface SmsRow {
  id: string;
  company_id: number | null;
  recipient: string;
  text: string | null;
  status: MailStatus;
  attempts: number;
  is_uncertain: boolean;
  created_at: Date;
  next_attempt_at: Date;
  claimed_at: Date | null;
  sent_at: Date | null;
  last_error: string | null;
}

export type ClaimedSms = Pick<SmsRow, 'id' | 'recipient' | 'text' | 'attempts' | 'is_uncertain'>;
export type NewSms = Pick<SmsRow, 'id' | 'company_id' | 'recipient' | 'text' | 'status' | 'created_at' | 'next_attempt_at'>;

const db = tables<{ sms: SmsRow }>();

export async function insertMessages(unit: Unit, messages: readonly NewSms[]): Promise<void> {
  await db(unit)
    .insertInto('sms')
    .values(messages.map((message) => ({ ...message, attempts: 0, is_uncertain: false })))
    .execute();
}

/** Takes the next message that is due, as `claimMail` does; one that was left in the middle of sending is taken once more, and is uncertain. */
export async function claimSms({ tx }: Unit, now: Date, abandonedBefore: Date): Promise<ClaimedSms | undefined> {
  const { rows } = await sql<ClaimedSms>`
    update sms set
      status = 'sending', attempts = attempts + 1, claimed_at = ${now}, is_uncertain = is_uncertain or status = 'sending'
    where id = (
      select id from sms
      where (status = 'queued' and next_attempt_at <= ${now})
        or (status = 'sending' and claimed_at < ${abandonedBefore} and not is_uncertain)
      order by next_attempt_at
      limit 1
      for update skip locked)
    returning id, recipient, text, attempts, is_uncertain`.execute(tx);
  return rows[0];
}

/** Gives up on messages that were left in the middle of sending for the second time. */
export async function failAbandonedSms(unit: Unit, abandonedBefore: Date, reason: string): Promise<number> {
  const { numUpdatedRows } = await db(unit)
    .updateTable('sms')
    .set({ status: 'failed', last_error: reason })
    .where('status', '=', 'sending')
    .where('claimed_at', '<', abandonedBefore)
    .where('is_uncertain', '=', true)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export type SmsOutcome = Pick<SmsRow, 'status' | 'last_error'> &
  Partial<Pick<SmsRow, 'sent_at' | 'next_attempt_at' | 'is_uncertain' | 'text'>>;

/** Writes what became of a claimed message, unless another process has taken it since. */
export async function finishSms(unit: Unit, { id, attempts }: Pick<ClaimedSms, 'id' | 'attempts'>, outcome: SmsOutcome): Promise<void> {
  await db(unit)
    .updateTable('sms')
    .set(outcome)
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .where('attempts', '=', attempts)
    .execute();
}

/** The newest messages that were kept, for the outbox page. */
export async function listKeptSms(unit: Unit, limit: number): Promise<Pick<SmsRow, 'id' | 'recipient' | 'text' | 'created_at'>[]> {
  return db(unit)
    .selectFrom('sms')
    .select(['id', 'recipient', 'text', 'created_at'])
    .where('status', '=', 'kept')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countSms(unit: Unit): Promise<{ status: MailStatus; count: number }[]> {
  return db(unit)
    .selectFrom('sms')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
}

export async function deleteOldSms(unit: Unit, before: Date): Promise<number> {
  const { numDeletedRows } = await db(unit)
    .deleteFrom('sms')
    .where('status', 'in', ['sent', 'failed', 'kept'])
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
