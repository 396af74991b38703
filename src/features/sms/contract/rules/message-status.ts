import type { TransitionTable } from '#kernel/contract/transitions.ts';

/** planned: waits for its time; queued: on its way to the gateway; sent: the gateway took it for somebody; failed: for nobody. */
export const messageStatuses = ['planned', 'queued', 'sent', 'failed', 'cancelled'] as const;
export type MessageStatus = (typeof messageStatuses)[number];
export const messageActions = ['cancel', 'resend'] as const;
export type MessageAction = (typeof messageActions)[number];
type AutomaticAction = 'begin' | 'succeed' | 'fail';
/** Who sent it; who sees all messages of the company; the product itself. */
export type MessageActor = 'sender' | 'manager' | 'product';

/** All that can happen to a message, by its status (sms.10). */
export const messageTransitions: TransitionTable<MessageStatus, MessageAction | AutomaticAction, MessageStatus, MessageActor> = {
  planned: [
    ['begin', 'queued', 'product'],
    ['cancel', 'cancelled', 'sender', 'manager'],
  ],
  queued: [
    ['succeed', 'sent', 'product'],
    ['fail', 'failed', 'product'],
    ['cancel', 'cancelled', 'sender', 'manager'],
  ],
  sent: [['resend', 'queued', 'sender', 'manager']],
  failed: [['resend', 'queued', 'sender', 'manager']],
  // Once the gateway has what was being given to it: it took it for somebody, or it had failed for everybody before it was sent again.
  cancelled: [
    ['succeed', 'sent', 'product'],
    ['fail', 'failed', 'product'],
  ],
};
