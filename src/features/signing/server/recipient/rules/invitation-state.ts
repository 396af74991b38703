import type { RecipientStatus } from '../../../contract/kinds.ts';
import type { invitationStates } from '../../../contract/recipient.ts';
import type { StoredStatus } from '../../../contract/rules/request-status.ts';

export type InvitationState = (typeof invitationStates)[number];

interface InvitationCircumstances {
  /** The day of the due date may have ended a moment ago. */
  isOverdue: boolean;
  /** A company that is going to be deleted is only read (takeout.5). */
  isCompanyEnding: boolean;
}

/** How it stands for one signer, by the status of the request and their own (signing.52). */
export function invitationState(
  request: StoredStatus,
  recipient: RecipientStatus,
  { isOverdue, isCompanyEnding }: InvitationCircumstances = { isOverdue: false, isCompanyEnding: false },
): InvitationState {
  if (recipient === 'Rejected') return 'rejected';
  if (request === 'Rejected') return 'rejectedByOther';
  if (request === 'Canceled' || recipient === 'Cancelled') return 'cancelled';
  if (request === 'Completed') return 'completed';
  // Whoever has signed has done their part, also when the others were too late.
  if (recipient === 'Completed') return 'signed';
  if (isCompanyEnding) return 'companyEnding';
  if (request === 'Expired' || recipient === 'Expired' || isOverdue) return 'expired';
  return recipient === 'Created' ? 'notYourTurn' : 'open';
}
