import type { CompanyUser } from '../contract/entities.ts';

type Mark = NonNullable<CompanyUser['invitation']>;

/** Whether the person has an open invitation. */
export function isInvited({ invitation }: Pick<CompanyUser, 'invitation'>): boolean {
  return invitation !== undefined && ['Pending', 'Reminded', 'Opened'].includes(invitation.status);
}

/** The status of an invitation, including `expired`. */
export const wordOf = ({ status, isExpired }: Mark): Mark['status'] | 'expired' => (isExpired ? 'expired' : status);
