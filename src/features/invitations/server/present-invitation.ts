import { externalRoles } from '#kernel/contract/permissions.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { Secrets } from '#kernel/server/secrets.ts';
import type { Invitation, ShownInvitation } from '../contract/entities.ts';
import { isOpen } from '../contract/status.ts';
import { guidPlace } from './link.ts';
import { invitationPermissions } from './policy.ts';
import type { InvitationRow } from './store.ts';

interface Showing {
  companyId: number;
  secrets: Secrets;
  inviter: RoleKey;
  now: Date;
}

const hasCome = ({ status }: InvitationRow) => status === 'CredentialsCreated' || status === 'FullUserCreated';
export const isExpired = ({ status, expiresAt }: Pick<InvitationRow, 'status' | 'expiresAt'>, now: Date) =>
  isOpen(status) && expiresAt <= now;
const invitedPerson = ({ firstName, lastName }: InvitationRow) => (firstName === null ? null : { firstName, lastName: lastName ?? '' });

function knownPerson(row: InvitationRow): Invitation['invitedCompanyUser'] {
  const person = invitedPerson(row);
  return person && { ...person, profileImageTimestamp: row.profileImageAt?.toISOString() ?? null };
}

/** An invitation in the form for users who may invite; with its secret only while the link is valid and they could have sent it. */
export function presentInvitation(row: InvitationRow, { companyId, secrets, inviter, now }: Showing): Invitation {
  const permissions = invitationPermissions(inviter, row);
  return {
    id: row.id,
    invitationGuid: permissions.copyLink ? secrets.decrypt(row.guid, guidPlace(companyId, row.id)) : null,
    invitationDate: row.invitedAt.toISOString(),
    remindedDate: row.remindedAt?.toISOString() ?? null,
    expires: row.expiresAt.toISOString(),
    isExpired: isExpired(row, now),
    inviteeEmailAddress: row.email,
    companyId,
    companyName: row.companyName,
    invitationStatus: row.status,
    signupCompleted: row.status === 'FullUserCreated',
    authAccountExists: hasCome(row),
    companyUserId: row.companyUserId,
    invitedCompanyUser: knownPerson(row),
    invitedByFullName: row.invitedByFullName,
    role: row.role,
    roleIsExternal: externalRoles.includes(row.role),
    permissions,
  };
}

/** A failed lookup: the empty invitation with companyId 0 (invitations.9). */
export const emptyInvitation: ShownInvitation = {
  companyId: 0,
  companyName: '',
  invitationGuid: '',
  inviteeEmailAddress: '',
  invitationStatus: null,
  signupCompleted: false,
  authAccountExists: false,
  companyUserId: null,
  invitedCompanyUser: null,
  invitedByFullName: null,
  role: null,
  roleIsExternal: false,
  isExpired: false,
  expires: null,
};

/** An invitation in the form for the holder of its link. */
export function presentToInvited(
  row: InvitationRow,
  {
    companyId,
    invitationGuid,
    authAccountExists,
    now,
  }: { companyId: number; invitationGuid: string; authAccountExists: boolean; now: Date },
): ShownInvitation {
  return {
    companyId,
    companyName: row.companyName,
    invitationGuid,
    inviteeEmailAddress: row.email,
    invitationStatus: row.status,
    signupCompleted: row.status === 'FullUserCreated',
    authAccountExists: authAccountExists || hasCome(row),
    companyUserId: row.companyUserId,
    invitedCompanyUser: row.isNewcomer ? null : invitedPerson(row),
    invitedByFullName: row.invitedByFullName,
    role: row.role,
    roleIsExternal: externalRoles.includes(row.role),
    isExpired: isExpired(row, now),
    expires: row.expiresAt.toISOString(),
  };
}
