import type { RecipientStatus } from '../../../contract/kinds.ts';
import type { invitationStates } from '../../../contract/recipient.ts';
import type { StoredStatus } from '../../../contract/rules/request-status.ts';

export type InvitationState = (typeof invitationStates)[number];

/** How it stands for one signer, by the status of the request and their own (signing.52); the day of the due date may have ended a moment ago. */
export function invitationState(request: StoredStatus, recipient: RecipientStatus, isOverdue = false): InvitationState {
  if (recipient === 'Rejected') return 'rejected';
  if (request === 'Rejected') return 'rejectedByOther';
  if (request === 'Canceled' || recipient === 'Cancelled') return 'cancelled';
  if (request === 'Completed') return 'completed';
  // Whoever has signed has done their part, also when the others were too late.
  if (recipient === 'Completed') return 'signed';
  if (request === 'Expired' || recipient === 'Expired' || isOverdue) return 'expired';
  return recipient === 'Created' ? 'notYourTurn' : 'open';
}
