import type { Membership } from '#kernel/server/actor.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Explanation, Reason } from '../../contract/entities-explain.ts';
import { itemTypes } from '../items/item-types.ts';
import type { FoundItem } from '../items/item-types.ts';
import { levelWith, openItem } from '../items/open-item.ts';
import { isGrantedTo, itemLevel } from '../rules/item-level.ts';
import type { ItemViewer, StoredGrant } from '../rules/item-level.ts';

/**
 * Why a member can see a restricted item: the meaning of "everyone" for its kind, then each restriction from the item upwards. Undefined when it
 * does not exist, or `asking` may not see it.
 */
export async function explainItem(
  context: Pick<CallContext, 'company' | 'services'>,
  { member, asking }: { member: Membership; asking: Membership },
  { itemType, itemId }: { itemType: string; itemId: string },
): Promise<Explanation | undefined> {
  const type = context.services.registers.of(itemTypes).get(itemType);
  const opened = await openItem(context, asking, { itemType, itemId });
  if (!type || !opened) return undefined;
  const { item, own, above } = opened;
  const isInAudience = item.audience.roles.includes(member.role) || item.audience.companyUserIds.includes(member.companyUserId);
  const level = type.feature ? member.levels[type.feature] : isInAudience ? 'viewall' : 'none';
  const base: Reason = { kind: 'role', role: member.role, feature: type.feature ?? null, level };
  const restricted = [...(own ? [{ id: item.id, name: item.name, grants: own }] : []), ...above];
  const closing = restricted.map(({ grants, ...place }) => restrictionReason(member, { item, place, grants }));
  const left = levelWith(opened, member, own);
  return { sees: isInAudience && left !== 'none', reasons: [base, ...closing] };
}

interface Restricted {
  item: FoundItem;
  place: { id: string; name: string };
  grants: readonly StoredGrant[];
}

function restrictionReason(viewer: ItemViewer, { item, place, grants }: Restricted): Reason {
  const { ownerCompanyUserId } = item;
  const level = itemLevel(viewer, { ownerCompanyUserId, restrictions: [grants] });
  return { kind: 'restriction', item: place, isAbove: place.id !== item.id, by: grantedBy(viewer, ownerCompanyUserId, grants), level };
}

/** What lets a member pass a restriction, the strongest first. */
function grantedBy(
  viewer: ItemViewer,
  owner: string | null,
  grants: readonly StoredGrant[],
): Extract<Reason, { kind: 'restriction' }>['by'] {
  if (viewer.role === 'systemadmin') return 'systemadmin';
  if (viewer.companyUserId === owner) return 'owner';
  const mine = grants
    .filter((grant) => isGrantedTo(viewer, grant))
    .toSorted((a, b) => (a.level === b.level ? 0 : a.level === 'full' ? -1 : 1));
  const [best] = mine;
  if (!best) return 'nobody';
  if (best.companyUserId !== null) return 'person';
  return best.role === null ? 'everyone' : 'role';
}
