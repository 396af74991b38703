import { mayGrant } from '#features/rights/contract/roles.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { isOpen } from '../contract/status.ts';
import type { InvitationStatus } from '../contract/status.ts';

/** What a user may do with an invitation: nothing if they could not grant its role (invitations.1). */
export function invitationPermissions(inviter: RoleKey, { role, status }: { role: RoleKey; status: InvitationStatus }) {
  const may = mayGrant(inviter, role) && isOpen(status);
  return { remind: may, withdraw: may, copyLink: may };
}
