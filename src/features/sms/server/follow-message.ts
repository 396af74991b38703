import { findTransition } from '#kernel/contract/transitions.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { publishChanges } from '#kernel/server/live/publish-changes.ts';
import type { SmsEnd } from '#kernel/server/sms/follow-sms.ts';
import { messageKind } from '../contract/kinds.ts';
import { messageTransitions } from '../contract/rules/message-status.ts';
import { afterEvent, countsInQuota, type RecipientEvent } from '../contract/rules/recipient-status.ts';
import { cancelWaiting } from './end-recipients.ts';
import { logFailedMessage } from './log-failed-message.ts';
import { lockMessage, readMessageStatus, writeStatus } from './store-messages.ts';
import { findMessageOf, readHandedOver, readProgress, writeRecipientStatus } from './store-recipients.ts';
import { returnParts } from './store-sending.ts';

export interface DeliveryUpdate {
  company: Company;
  smsId: string;
  event: RecipientEvent;
  reason: string | undefined;
  now: Date;
}

const longestReason = 200;

/** What the outbox says of a message to one recipient. */
export async function followSms({ outcome, ...rest }: SmsEnd): Promise<void> {
  if (outcome === 'waits') return stopWaiting(rest);
  await applyDeliveryUpdate({ ...rest, event: outcome });
}

/** Writes what is learned of a message to one recipient; what comes late, twice or about an earlier attempt changes nothing (sms.11). */
export async function applyDeliveryUpdate({ company, smsId, event, reason, now }: DeliveryUpdate): Promise<void> {
  const messageId = await findMessageOf(company, smsId);
  if (messageId === undefined) return;
  await lockMessage(company, messageId);
  const recipient = await readHandedOver(company, smsId);
  const status = recipient && afterEvent(recipient.status, event);
  if (!recipient || !status) return;
  const { recipientId, month, parts } = recipient;
  const why = reason?.slice(0, longestReason) ?? null;
  await logFailedMessage(company, { messageId, status, now });
  await writeRecipientStatus(company, { messageId, recipientIds: [recipientId], status, reason: why, now });
  if (!countsInQuota(status)) await returnParts(company, [{ month, parts }]);
  await settle(company, messageId);
}

/** The gateway does not take it now: a message that was cancelled meanwhile is not tried again. */
async function stopWaiting({ company, smsId, now }: Pick<DeliveryUpdate, 'company' | 'smsId' | 'now'>): Promise<void> {
  const messageId = await findMessageOf(company, smsId);
  if (messageId === undefined) return;
  await lockMessage(company, messageId);
  if ((await readMessageStatus(company, messageId)) !== 'cancelled') return;
  const recipient = await readHandedOver(company, smsId);
  if (!recipient || (await cancelWaiting({ company, messageId, now }, [{ ...recipient, smsId }])) === 0) return;
  await settle(company, messageId);
}

/** Ends a queued message once nobody waits any more; one that was cancelled only for some is what it is for the others (sms.10). */
export async function settle(company: Company, messageId: string): Promise<void> {
  const status = await readMessageStatus(company, messageId);
  const { waits, wasTaken, isCancelled } = await readProgress(company, messageId);
  const staysCancelled = status === 'cancelled' && isCancelled && !wasTaken;
  if (status && !waits && !staysCancelled) {
    const found = findTransition(messageTransitions, { status, action: wasTaken ? 'succeed' : 'fail', actor: 'product' });
    if ('to' in found) await writeStatus(company, messageId, found.to);
  }
  publishChanges(company, { entity: messageKind, entityId: messageId });
}
