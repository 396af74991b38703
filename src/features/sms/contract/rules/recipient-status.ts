import { findTransition, type TransitionTable } from '#kernel/contract/transitions.ts';

/** sent: the gateway took it; delivered: the telephone has it; uncertain: a crash or a broken line leaves open whether it was taken. */
export const recipientStatuses = ['queued', 'sent', 'delivered', 'failed', 'uncertain', 'cancelled'] as const;
export type RecipientStatus = (typeof recipientStatuses)[number];
/** What is learned of a message to one number, and what somebody does with it. */
export const recipientEvents = ['accepted', 'refused', 'lost', 'reportedDelivered', 'reportedFailed', 'cancel', 'resend'] as const;
export type RecipientEvent = (typeof recipientEvents)[number];

/** What stands here may happen; all else is late, doubled or out of order and changes nothing (sms.11). A report may come before the answer that the gateway took the message. */
export const recipientTransitions: TransitionTable<RecipientStatus, RecipientEvent, RecipientStatus, 'any'> = {
  queued: [
    ['accepted', 'sent', 'any'],
    ['refused', 'failed', 'any'],
    ['lost', 'uncertain', 'any'],
    ['reportedDelivered', 'delivered', 'any'],
    ['reportedFailed', 'failed', 'any'],
    ['cancel', 'cancelled', 'any'],
  ],
  sent: [
    ['reportedDelivered', 'delivered', 'any'],
    ['reportedFailed', 'failed', 'any'],
  ],
  uncertain: [
    ['reportedDelivered', 'delivered', 'any'],
    ['reportedFailed', 'failed', 'any'],
    ['resend', 'queued', 'any'],
  ],
  delivered: [],
  failed: [['resend', 'queued', 'any']],
  cancelled: [],
};

/** The status after an event; undefined when the event changes nothing. */
export function afterEvent(status: RecipientStatus, event: RecipientEvent): RecipientStatus | undefined {
  const found = findTransition(recipientTransitions, { status, action: event, actor: 'any' });
  return 'to' in found ? found.to : undefined;
}

/** Whether the parts of a message to somebody count in the quota: they are given back for what failed or was cancelled. */
export function countsInQuota(status: RecipientStatus): boolean {
  return status !== 'failed' && status !== 'cancelled';
}
