import { sql } from 'kysely';
import { tables, type Unit } from '../database/unit.ts';
import type { ClaimedMessage, OutboxRow, OutboxStatus } from '../outbox/store-outbox.ts';

export interface MailRow extends OutboxRow {
  subject: string;
  html: string | null;
  unsubscribe_url: string | null;
  /** Files, sealed (`attachments.ts`). */
  attachments: string | null;
  message_id: string;
  /** A `DeliveryReport` as JSON. */
  report: string | null;
}

export type ClaimedMail = ClaimedMessage &
  Pick<MailRow, 'company_id' | 'subject' | 'html' | 'unsubscribe_url' | 'attachments' | 'message_id' | 'report'>;
export type NewMail = Omit<MailRow, 'attempts' | 'is_uncertain' | 'claimed_at' | 'sent_at' | 'last_error'>;

const db = tables<{ mail: MailRow }>();

export async function insertMails(unit: Unit, mails: readonly NewMail[]): Promise<void> {
  await db(unit)
    .insertInto('mail')
    .values(mails.map((mail) => ({ ...mail, attempts: 0, is_uncertain: false })))
    .execute();
}

/** The newest mail of one status, for the outbox page and for operators. */
export async function listMail(unit: Unit, status: OutboxStatus, limit: number): Promise<MailRow[]> {
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
      'attachments',
      'status',
      'attempts',
      'message_id',
      'report',
      'is_uncertain',
    ])
    .select(['created_at', 'next_attempt_at', 'claimed_at', 'sent_at', 'last_error'])
    .where('status', '=', sql.lit(status))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
