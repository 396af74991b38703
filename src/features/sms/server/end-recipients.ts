import type { Company } from '#kernel/server/database/unit.ts';
import { withdrawSms } from '#kernel/server/sms/follow-sms.ts';
import { writeCancelled, writeRecipientStatus, type RecipientRow } from './store-recipients.ts';
import { returnParts } from './store-sending.ts';

/** A message that is locked. */
interface LockedMessage {
  company: Company;
  messageId: string;
  now: Date;
}

type Waiting = Pick<RecipientRow, 'recipientId' | 'month' | 'parts' | 'status' | 'smsId'>;

/**
 * Cancels those of these recipients whom the gateway has not been given the message for, and returns how many. Who was sent it again is as before
 * that: failed, or uncertain.
 */
export async function cancelWaiting(message: LockedMessage, recipients: readonly Waiting[]): Promise<number> {
  const waiting = recipients.filter(({ status }) => status === 'queued');
  const smsIds = waiting.flatMap(({ smsId }) => smsId ?? []);
  const withdrawn = new Set(await withdrawSms(message.company, smsIds));
  const cancelled = waiting.filter(({ smsId }) => smsId === null || withdrawn.has(smsId));
  if (cancelled.length === 0) return 0;
  const { company, messageId, now } = message;
  await writeCancelled(company, { messageId, recipientIds: cancelled.map(({ recipientId }) => recipientId), now });
  await returnParts(
    company,
    cancelled.map(({ month, parts }) => ({ month, parts })),
  );
  return cancelled.length;
}

/** Ends recipients who were not handed over, and gives their parts back. */
export async function endRecipients(
  { company, messageId, now }: LockedMessage,
  recipients: readonly Pick<RecipientRow, 'recipientId' | 'month' | 'parts'>[],
  { status, reason }: { status: 'cancelled' | 'failed'; reason: string | null },
): Promise<void> {
  if (recipients.length === 0) return;
  const recipientIds = recipients.map(({ recipientId }) => recipientId);
  await writeRecipientStatus(company, { messageId, recipientIds, status, reason, now });
  await returnParts(
    company,
    recipients.map(({ month, parts }) => ({ month, parts })),
  );
}
