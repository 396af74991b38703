import type { Membership } from '#kernel/server/actor.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { itemLevel } from '../rules/item-level.ts';
import type { ItemViewer, StoredGrant } from '../rules/item-level.ts';
import { itemTypes } from './item-types.ts';
import type { FoundItem } from './item-types.ts';
import { readRestrictions } from './store-item.ts';

/** An item that the caller may see, with its own restriction and those of its ancestors. */
export interface OpenedItem {
  item: FoundItem;
  /** Undefined = no restriction of its own. */
  own: StoredGrant[] | undefined;
  above: { id: string; name: string; grants: StoredGrant[] }[];
  /** Whether the caller may change the restriction. */
  mayChange: boolean;
}

/** The item with an id, for a viewer; undefined when it or its kind does not exist, or the viewer may not see it. */
export async function openItem(
  { company, services }: Pick<CallContext, 'company' | 'services'>,
  viewer: Membership,
  { itemType, itemId }: { itemType: string; itemId: string },
): Promise<OpenedItem | undefined> {
  const type = services.registers.of(itemTypes).get(itemType);
  const item = await type?.find(company, viewer, itemId, services);
  if (!type || !item) return undefined;
  const restrictions = await readRestrictions(company, itemType, [item.id, ...item.above.map(({ id }) => id)]);
  const own = restrictions.get(item.id);
  const above = item.above.flatMap((place) => {
    const grants = restrictions.get(place.id);
    return grants ? [{ ...place, grants }] : [];
  });
  const level = levelWith({ item, above }, viewer, own);
  if (level === 'none') return undefined;
  return { item, own, above, mayChange: level === 'full' && type.mayRestrict(viewer, item) };
}

/** The viewer's level on an opened item if its own restriction were this one. */
export function levelWith({ item, above }: Pick<OpenedItem, 'item' | 'above'>, viewer: ItemViewer, own: StoredGrant[] | undefined) {
  const restrictions = [...(own ? [own] : []), ...above.map(({ grants }) => grants)];
  return itemLevel(viewer, { ownerCompanyUserId: item.ownerCompanyUserId, restrictions });
}
