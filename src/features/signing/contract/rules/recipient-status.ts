import type { TransitionTable } from '#kernel/contract/transitions.ts';
import type { RecipientStatus } from '../kinds.ts';

export type RecipientAction =
  | 'invite'
  | 'accepted'
  | 'bounced'
  | 'readInvitation'
  | 'open'
  | 'sign'
  | 'reject'
  | 'remind'
  | 'changeEmail'
  | 'cancel'
  | 'expire'
  | 'revive';

/** Who asked for the request, or sees all of them; the person themselves; time and the outbox. */
export type RecipientActor = 'keeper' | 'signer' | 'system';

const ends = [
  ['cancel', 'Cancelled', 'keeper', 'system'],
  ['expire', 'Expired', 'system'],
] as const;

/** All that can become of a person in a request (signing.5). */
export const recipientTransitions: TransitionTable<RecipientStatus, RecipientAction, RecipientStatus, RecipientActor> = {
  Created: [['invite', 'Delivering', 'system'], ['changeEmail', 'Created', 'keeper'], ...ends],
  Delivering: [
    ['accepted', 'Notified', 'system'],
    ['bounced', 'Could_Not_Notify', 'system'],
    ['readInvitation', 'Read_Invitation', 'signer'],
    ['remind', 'Delivering', 'keeper', 'system'],
    ['changeEmail', 'Delivering', 'keeper'],
    ...ends,
  ],
  Notified: [
    ['bounced', 'Could_Not_Notify', 'system'],
    ['readInvitation', 'Read_Invitation', 'signer'],
    ['remind', 'Notified', 'keeper', 'system'],
    ['changeEmail', 'Delivering', 'keeper'],
    ...ends,
  ],
  Could_Not_Notify: [
    ['accepted', 'Notified', 'system'],
    ['readInvitation', 'Read_Invitation', 'signer'],
    ['remind', 'Delivering', 'keeper', 'system'],
    ['changeEmail', 'Delivering', 'keeper'],
    ...ends,
  ],
  Read_Invitation: [
    ['open', 'Opened', 'signer'],
    ['reject', 'Rejected', 'signer'],
    ['remind', 'Read_Invitation', 'keeper', 'system'],
    ['changeEmail', 'Delivering', 'keeper'],
    ...ends,
  ],
  Opened: [
    ['sign', 'Completed', 'signer'],
    ['reject', 'Rejected', 'signer'],
    ['remind', 'Opened', 'keeper', 'system'],
    ['changeEmail', 'Delivering', 'keeper'],
    ...ends,
  ],
  Completed: [],
  Rejected: [],
  Cancelled: [],
  // Waits for its turn again; whose turn it is gets a new link.
  Expired: [['revive', 'Created', 'keeper']],
};

/** Those who were told and have not answered. */
export const awaitedStatuses = [
  'Delivering',
  'Notified',
  'Could_Not_Notify',
  'Read_Invitation',
  'Opened',
] as const satisfies readonly RecipientStatus[];

interface Placed {
  status: RecipientStatus;
  position: number;
}

/** The place in the order whose people are to sign now; undefined when everybody has. */
export function currentPosition(recipients: readonly Placed[]): number | undefined {
  const waiting = recipients.filter(({ status }) => status !== 'Completed').map(({ position }) => position);
  return waiting.length === 0 ? undefined : Math.min(...waiting);
}

/** Whether somebody may sign now: they were told, and everybody before them has signed. */
export function isTurnOf({ status, position }: Placed, recipients: readonly Placed[]): boolean {
  return awaitedStatuses.some((awaited) => awaited === status) && position === currentPosition(recipients);
}
