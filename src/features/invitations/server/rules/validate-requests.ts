import { mayGrant } from '#features/rights/contract/roles.ts';
import { emailKey } from '#kernel/contract/email-address.ts';
import { externalRoles } from '#kernel/contract/permissions.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { InvitationRequest, RowCode } from '../../contract/entities.ts';

/** An existing use of a requested address in the company. */
export interface KnownAddress {
  email: string;
  companyUserId: string | null;
  hasSignIn: boolean;
  isInvited: boolean;
}

/** How many more users and system admins are within the limit; null = no limit. */
export interface Room {
  users: number | null;
  administrators: number | null;
}

export interface RequestResult {
  request: InvitationRequest;
  code: RowCode | null;
  /** The person with this address. */
  companyUserId: string | null;
}

/** Checks each request separately, in order; earlier ones have taken their address and seat. */
export function validateRequests(
  requests: readonly InvitationRequest[],
  { inviter, known, room }: { inviter: RoleKey; known: readonly KnownAddress[]; room: Room },
): RequestResult[] {
  const byEmail = new Map<string, KnownAddress[]>();
  for (const one of known) byEmail.set(emailKey(one.email), [...(byEmail.get(emailKey(one.email)) ?? []), one]);
  const taken = new Set<string>();
  const left = { ...room };
  return requests.map((request) => {
    const email = emailKey(request.inviteeEmailAddress);
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
