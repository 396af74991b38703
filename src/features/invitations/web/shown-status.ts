import type { RowRules } from '#kernel/web/find-rows.ts';
import type { Invitation } from '../contract/entities.ts';
import { invitationStatuses } from '../contract/status.ts';

/** The statuses in the list; an expired link is a separate status there. */
export const shownStatuses = [...invitationStatuses, 'expired'] as const;
export type ShownStatus = (typeof shownStatuses)[number];

export const shownStatusOf = ({ invitationStatus, isExpired }: Pick<Invitation, 'invitationStatus' | 'isExpired'>): ShownStatus =>
  isExpired ? 'expired' : invitationStatus;

/** How the list is searched and filtered; the newest come first. */
export const invitationRules: RowRules<Invitation> = {
  textOf: ({ inviteeEmailAddress, invitedCompanyUser }) =>
    `${inviteeEmailAddress} ${invitedCompanyUser?.firstName ?? ''} ${invitedCompanyUser?.lastName ?? ''}`,
  filters: { status: shownStatusOf },
};
