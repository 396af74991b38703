import { mayGrant } from '#features/rights/contract/roles.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { isOpen } from '../contract/status.ts';
import type { InvitationStatus } from '../contract/status.ts';

/** What one may do with an invitation: nothing with one to a role that one could not give (invitations.1). */
export function invitationPermissions(inviter: RoleKey, { role, status }: { role: RoleKey; status: InvitationStatus }) {
  const may = mayGrant(inviter, role) && isOpen(status);
  return { remind: may, withdraw: may, copyLink: may };
}
