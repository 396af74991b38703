import { possibleActions } from '#kernel/contract/transitions.ts';
import type { Membership } from '#kernel/server/actor.ts';
import { resendDays } from '../contract/kinds.ts';
import { messageActions, messageTransitions, type MessageAction, type MessageActor } from '../contract/rules/message-status.ts';
import type { MessageRow, MessageScope } from './store-messages.ts';

type Reader = Pick<Membership, 'companyUserId' | 'levels'>;

/** Full sees all messages of the company, others their own (sms.13). */
export function scopeOf({ companyUserId, levels }: Reader): MessageScope {
  return levels.sms === 'full' ? 'all' : { createdBy: companyUserId };
}

export function actorOf({ companyUserId }: Pick<Reader, 'companyUserId'>, { createdBy }: Pick<MessageRow, 'createdBy'>): MessageActor {
  return createdBy === companyUserId ? 'sender' : 'manager';
}

const day = 86_400_000;

/** Whether those who failed may still get a message again (sms.10). */
export function isRecent({ sentAt }: Pick<MessageRow, 'sentAt'>, now: Date): boolean {
  return now.getTime() <= sentAt.getTime() + resendDays * day;
}

export function actionsOf(reader: Reader, message: MessageRow, now: Date): MessageAction[] {
  const { failed = 0, uncertain = 0 } = message.recipientCounts;
  const mayResend = message.text !== null && failed + uncertain > 0 && isRecent(message, now);
  const possible = possibleActions(messageTransitions, message.status, actorOf(reader, message));
  return messageActions.filter((action) => possible.includes(action) && (action !== 'resend' || mayResend));
}
