import type { RowRules } from '#kernel/web/find-rows.ts';
import type { Invitation } from '../contract/entities.ts';
import { shownStatusOf } from '../contract/status.ts';

/** How the list is searched and filtered; the newest come first. */
export const invitationRules: RowRules<Invitation> = {
  textOf: ({ inviteeEmailAddress, invitedCompanyUser }) =>
    `${inviteeEmailAddress} ${invitedCompanyUser?.firstName ?? ''} ${invitedCompanyUser?.lastName ?? ''}`,
  filters: { status: shownStatusOf },
};
