import type { Invitation } from '../contract/entities.ts';
import { invitationStatuses } from '../contract/status.ts';

/** A link that has run out waits for nobody; to the reader that is a state of its own. */
export const shownStatuses = [...invitationStatuses, 'expired'] as const;
export type ShownStatus = (typeof shownStatuses)[number];

export const shownStatusOf = ({ invitationStatus, isExpired }: Pick<Invitation, 'invitationStatus' | 'isExpired'>): ShownStatus =>
  isExpired ? 'expired' : invitationStatus;

/** Whether an invitation is among what is searched and filtered for. */
export function foundIn(invitation: Invitation, search: string, statuses: readonly string[] | undefined): boolean {
  if (statuses && !statuses.includes(shownStatusOf(invitation))) return false;
  const { firstName = '', lastName = '' } = invitation.invitedCompanyUser ?? {};
  return `${invitation.inviteeEmailAddress} ${firstName} ${lastName}`.toLowerCase().includes(search.trim().toLowerCase());
}
