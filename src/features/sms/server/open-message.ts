import type { CallContext } from '#kernel/server/call-context.ts';
import type { ListedMessage, SmsMessage } from '../contract/entities.ts';
import { messageKind } from '../contract/kinds.ts';
import { actionsOf, scopeOf } from './policy.ts';
import { lockMessage, readMessage, type MessageRow } from './store-messages.ts';
import { readRecipients, type RecipientRow } from './store-recipients.ts';

type MessageCall = Pick<CallContext, 'company' | 'actor' | 'now' | 'fail'>;

export interface OpenedMessage {
  message: MessageRow;
  recipients: RecipientRow[];
}

/** A message that the caller sees, with its recipients; in two statements. */
export async function openMessage({ company, actor, fail }: Omit<MessageCall, 'now'>, messageId: string): Promise<OpenedMessage> {
  const message = await readMessage(company, scopeOf(actor.member), messageId);
  if (!message) return fail('common.NotFound');
  return { message, recipients: await readRecipients(company, messageId) };
}

/** The same, locked first. */
export async function openLocked(call: Omit<MessageCall, 'now'>, messageId: string): Promise<OpenedMessage> {
  await lockMessage(call.company, messageId);
  return openMessage(call, messageId);
}

export async function reloadMessage(call: MessageCall, messageId: string): Promise<SmsMessage> {
  return presentMessage(call, await openMessage(call, messageId));
}

export function presentListed({ actor, now }: Pick<MessageCall, 'actor' | 'now'>, message: MessageRow): ListedMessage {
  return {
    messageId: message.messageId,
    text: message.text,
    sender: message.sender,
    useCompanyNameForSenderId: message.usesCompanyName,
    status: message.status,
    timestamp: message.sentAt.toISOString(),
    sendAt: message.sendAt?.toISOString() ?? null,
    numberOfRecipients: message.recipients,
    recipientCounts: message.recipientCounts,
    parts: message.parts,
    createdDate: message.createdAt.toISOString(),
    createdByCompanyUserId: message.createdByFullName === null ? null : message.createdBy,
    createdByFullName: message.createdByFullName,
    actions: actionsOf(actor.member, message, now),
  };
}

export function presentMessage(call: Pick<MessageCall, 'actor' | 'now'>, { message, recipients }: OpenedMessage): SmsMessage {
  return {
    ...presentListed(call, message),
    recipients: recipients.map((one) => ({
      recipientId: one.recipientId,
      companyUserId: one.companyUserId,
      fullName: one.fullName,
      phoneNumber: one.isNumberHidden ? null : one.phoneNumber,
      isNumberHidden: one.isNumberHidden,
      status: one.status,
      parts: one.parts,
      reason: reasonOf(one),
      attempts: one.attempts,
      changedDate: one.changedAt.toISOString(),
    })),
  };
}

/** Why it failed or may have; what is said of the try before does not hold for one that is on its way. */
function reasonOf({ status, reason, isNumberHidden }: RecipientRow): string | null {
  if (status !== 'failed' && status !== 'uncertain') return null;
  return isNumberHidden ? withoutNumbers(reason) : reason;
}

/** What a gateway said, which may repeat the number. */
const withoutNumbers = (reason: string | null): string | null => reason?.replace(/\+?\d(?:[ -]?\d){5,}/g, '…') ?? null;

/** A line of the log about a message; neither its text nor numbers stand there. */
export const changeOf = (messageId: string, before: Record<string, unknown> | undefined, after: Record<string, unknown>) => ({
  entity: messageKind,
  entityId: messageId,
  ...(before && { before }),
  after,
});
