import { externalRoles } from '#kernel/contract/permissions.ts';
import type { Membership } from '#kernel/server/actor.ts';
import { allowed, channelNumber, reasons } from '../../contract/reasons.ts';
import type { Channel, Reason, RecipientKind } from '../../contract/reasons.ts';

/** Whether a user with this role can be this kind of recipient. Anybody may be a manager or the related person. */
function canBe(kind: RecipientKind, { role, permissions }: Pick<Membership, 'role' | 'permissions'>): boolean {
  if (kind === 'allSystemAdmins') return role === 'systemadmin';
  if (kind === 'everyoneNonAdmin') return role !== 'systemadmin';
  if (kind === 'ruleCreator') return permissions.has('NotificationRules');
  return kind !== 'reportingManager' || !externalRoles.includes(role);
}

/** Whether a user with this role can be one of these kinds of recipients. */
export function canBeAny(kinds: readonly RecipientKind[], member: Pick<Membership, 'role' | 'permissions'>): boolean {
  return kinds.some((kind) => canBe(kind, member));
}

/** The reasons with a source that can reach the user outside the product, and their channels. */
export function offeredTo(
  member: Pick<Membership, 'role' | 'permissions'>,
  there: readonly Reason[],
): { reason: Reason; channels: Channel[] }[] {
  return reasons
    .filter((reason) => there.includes(reason))
    .map((reason) => ({ reason, channels: channelsTo(member, reason) }))
    .filter(({ channels }) => channels.length > 0);
}

function channelsTo(member: Pick<Membership, 'role' | 'permissions'>, reason: Reason): Channel[] {
  const { recipients, channels, fewer } = allowed[reason];
  const kinds = recipients.filter((kind) => canBe(kind, member));
  return channels.filter((one) => one !== channelNumber.inApp && kinds.some((kind) => fewer?.[kind]?.includes(one) ?? true));
}
