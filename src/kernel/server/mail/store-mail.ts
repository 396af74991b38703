import { sql } from 'kysely';
import { tables } from '../database/unit.ts';
import type { Unit } from '../database/unit.ts';

export type MailStatus = 'queued' | 'sending' | 'sent' | 'failed' | 'kept';

export interface MailRow {
  id: string;
  company_id: number | null;
  recipient: string;
  subject: string;
  text: string | null;
  html: string | null;
  unsubscribe_url: string | null;
  status: MailStatus;
  attempts: number;
  message_id: string;
  is_uncertain: boolean;
  created_at: Date;
  next_attempt_at: Date;
  claimed_at: Date | null;
  sent_at: Date | null;
  last_error: string | null;
}

export type ClaimedMail = Pick<
  MailRow,
  'id' | 'company_id' | 'recipient' | 'subject' | 'text' | 'html' | 'unsubscribe_url' | 'attempts' | 'message_id' | 'is_uncertain'
>;
export type NewMail = Omit<MailRow, 'attempts' | 'is_uncertain' | 'claimed_at' | 'sent_at' | 'last_error'>;

const db = tables<{ mail: MailRow }>();

export async function insertMails(unit: Unit, mails: readonly NewMail[]): Promise<void> {
  await db(unit)
    .insertInto('mail')
    .values(mails.map((mail) => ({ ...mail, attempts: 0, is_uncertain: false })))
    .execute();
}

/**
 * Takes the next mail that is due, so that no other process takes it. One that was left in the middle of sending is taken once more,
 * under the same Message-ID, and is uncertain from then on.
 */
export async function claimMail({ tx }: Unit, now: Date, abandonedBefore: Date): Promise<ClaimedMail | undefined> {
  const { rows } = await sql<ClaimedMail>`
    update mail set
      status = 'sending', attempts = attempts + 1, claimed_at = ${now}, is_uncertain = is_uncertain or status = 'sending'
    where id = (
      select id from mail
      where (status = 'queued' and next_attempt_at <= ${now})
        or (status = 'sending' and claimed_at < ${abandonedBefore} and not is_uncertain)
      order by next_attempt_at
      limit 1
      for update skip locked)
    returning id, company_id, recipient, subject, text, html, unsubscribe_url, attempts, message_id, is_uncertain`.execute(tx);
  return rows[0];
}

/** Gives up on mail that was left in the middle of sending for the second time. */
export async function failAbandonedMail(unit: Unit, abandonedBefore: Date, reason: string): Promise<number> {
  const { numUpdatedRows } = await db(unit)
    .updateTable('mail')
    .set({ status: 'failed', last_error: reason })
    .where('status', '=', 'sending')
    .where('claimed_at', '<', abandonedBefore)
    .where('is_uncertain', '=', true)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export type Outcome = Pick<MailRow, 'status' | 'last_error'> &
  Partial<Pick<MailRow, 'sent_at' | 'next_attempt_at' | 'is_uncertain' | 'text' | 'html' | 'unsubscribe_url'>>;

/** Writes what became of a claimed mail, unless another process has taken it since. */
export async function finishMail(unit: Unit, { id, attempts }: Pick<ClaimedMail, 'id' | 'attempts'>, outcome: Outcome): Promise<void> {
  await db(unit)
    .updateTable('mail')
    .set(outcome)
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .where('attempts', '=', attempts)
    .execute();
}

/** The newest mail of one status, for the outbox page and for whoever looks after the server. */
export async function listMail(unit: Unit, status: MailStatus, limit: number): Promise<MailRow[]> {
  return db(unit)
    .selectFrom('mail')
    .select([
      'id',
      'company_id',
      'recipient',
      'subject',
      'text',
      'html',
      'unsubscribe_url',
      'status',
      'attempts',
      'message_id',
      'is_uncertain',
    ])
    .select(['created_at', 'next_attempt_at', 'claimed_at', 'sent_at', 'last_error'])
    .where('status', '=', status)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countMail(unit: Unit): Promise<{ status: MailStatus; count: number }[]> {
  return db(unit)
    .selectFrom('mail')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
}

export async function deleteOldMail(unit: Unit, before: Date): Promise<number> {
  const { numDeletedRows } = await db(unit)
    .deleteFrom('mail')
    .where('status', 'in', ['sent', 'failed', 'kept'])
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
