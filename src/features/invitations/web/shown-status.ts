import type { Invitation } from '../contract/entities.ts';
import { invitationStatuses } from '../contract/status.ts';

/** The statuses in the list; an expired link is a separate status there. */
export const shownStatuses = [...invitationStatuses, 'expired'] as const;
export type ShownStatus = (typeof shownStatuses)[number];

export const shownStatusOf = ({ invitationStatus, isExpired }: Pick<Invitation, 'invitationStatus' | 'isExpired'>): ShownStatus =>
  isExpired ? 'expired' : invitationStatus;

/** Whether an invitation matches the search and the filters. */
export function foundIn(invitation: Invitation, search: string, statuses: readonly string[] | undefined): boolean {
  if (statuses && !statuses.includes(shownStatusOf(invitation))) return false;
  const { firstName = '', lastName = '' } = invitation.invitedCompanyUser ?? {};
  return `${invitation.inviteeEmailAddress} ${firstName} ${lastName}`.toLowerCase().includes(search.trim().toLowerCase());
}
