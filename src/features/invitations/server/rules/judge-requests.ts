import { mayGrant } from '#features/rights/contract/roles.ts';
import { externalRoles } from '#kernel/contract/permissions.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { InvitationRequest, RowCode } from '../../contract/entities.ts';

/** Somebody or something of the company that has an address which is asked for. */
export interface KnownAddress {
  email: string;
  companyUserId: string | null;
  hasSignIn: boolean;
  isInvited: boolean;
}

/** How many more users and system admins fit; null = as many as one likes. */
export interface Room {
  users: number | null;
  administrators: number | null;
}

export interface RequestResult {
  request: InvitationRequest;
  code: RowCode | null;
  /** Who has the address already. */
  companyUserId: string | null;
}

/** Judges each request alone, in their order; those before have taken their address and their seat. */
export function judgeRequests(
  requests: readonly InvitationRequest[],
  { inviter, known, room }: { inviter: RoleKey; known: readonly KnownAddress[]; room: Room },
): RequestResult[] {
  const byEmail = new Map<string, KnownAddress[]>();
  for (const one of known) byEmail.set(one.email.toLowerCase(), [...(byEmail.get(one.email.toLowerCase()) ?? []), one]);
  const taken = new Set<string>();
  const left = { ...room };
  return requests.map((request) => {
    const email = request.inviteeEmailAddress.toLowerCase();
    const has = byEmail.get(email) ?? [];
    const code =
      refusedRole(inviter, request.role) ??
      refusedAddress(has) ??
      (taken.has(email) ? 'invitations.InvitationEmailExists' : refusedSeat(left, request.role));
    if (code === null) {
      taken.add(email);
      take(left, request.role);
    }
    return { request, code, companyUserId: has.find(({ companyUserId }) => companyUserId)?.companyUserId ?? null };
  });
}

function refusedRole(inviter: RoleKey, role: RoleKey): RowCode | undefined {
  if (mayGrant(inviter, role)) return undefined;
  return role === 'systemadmin' ? 'accesscontrol.NotAllowedToMakeAdmin' : 'accesscontrol.NotAllowedToUpdateRole';
}

function refusedAddress(has: readonly KnownAddress[]): RowCode | undefined {
  if (has.some(({ hasSignIn }) => hasSignIn)) return 'invitations.ExistingUser';
  if (has.some(({ isInvited, companyUserId }) => isInvited && companyUserId)) return 'people.PersonAlreadyInvited';
  return has.length > 0 ? 'people.EmailAlreadyExists' : undefined;
}

function refusedSeat({ users, administrators }: Room, role: RoleKey): RowCode | null {
  if (externalRoles.includes(role)) return null;
  if (users !== null && users < 1) return 'people.UserLimitReached';
  return role === 'systemadmin' && administrators !== null && administrators < 1 ? 'accesscontrol.MultipleAdminsRequireSubscription' : null;
}

function take(left: Room, role: RoleKey): void {
  if (externalRoles.includes(role)) return;
  if (left.users !== null) left.users -= 1;
  if (role === 'systemadmin' && left.administrators !== null) left.administrators -= 1;
}
