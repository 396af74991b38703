import type { CompanyUser } from '../contract/entities.ts';

type Mark = NonNullable<CompanyUser['invitation']>;

/** Whether an invitation waits for the person. */
export function isInvited({ invitation }: Pick<CompanyUser, 'invitation'>): boolean {
  return invitation !== undefined && ['Pending', 'Reminded', 'Opened'].includes(invitation.status);
}

/** The state of an invitation in a word; one that has run out is said to have. */
export const wordOf = ({ status, isExpired }: Mark): Mark['status'] | 'expired' => (isExpired ? 'expired' : status);
