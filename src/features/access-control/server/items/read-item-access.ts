import type { Company } from '#kernel/server/database/unit.ts';
import type { ItemLevel } from '../../contract/entities-item.ts';
import { itemLevel } from '../rules/item-level.ts';
import type { ItemViewer } from '../rules/item-level.ts';
import { readAllRestrictions, readRestrictions } from './store-item.ts';

/** One of the queried items, with its parent. */
export interface PlacedItem {
  id: string;
  parentId?: string | null;
  ownerCompanyUserId?: string | null;
}

export interface ItemAccess {
  /** The maximum; the viewer's role may allow less. `none` = it is hidden. */
  level: ItemLevel | 'none';
  /** Whether it, or one of its ancestors, is restricted. */
  isRestricted: boolean;
}

/**
 * The access of a viewer to many items after restrictions, in one statement. An item inherits the restrictions of its ancestors, so
 * `items` must contain all of them.
 */
export async function readItemAccess(
  company: Company,
  viewer: ItemViewer,
  itemType: string,
  items: readonly PlacedItem[],
): Promise<Map<string, ItemAccess>> {
  const found = await readItemAccessOf(
    company,
    itemType,
    items.map((item) => ({ viewer, item })),
  );
  return new Map(items.map(({ id }, place) => [id, found[place] ?? closed]));
}

/** What a restriction leaves to viewers of one item. */
export type RestrictedLevel = (viewer: ItemViewer, ownerCompanyUserId: string | null) => ItemLevel | 'none';

/** The restricted items of a kind, each with what its restriction leaves to a viewer; for kinds without ancestors that are hidden in many places. */
export async function readRestrictedItems(company: Company, itemType: string): Promise<Map<string, RestrictedLevel>> {
  const restrictions = await readAllRestrictions(company, itemType);
  return new Map(
    [...restrictions].map(([id, grants]) => [
      id,
      (viewer, ownerCompanyUserId) => itemLevel(viewer, { ownerCompanyUserId, restrictions: [grants] }),
    ]),
  );
}

const closed: ItemAccess = { level: 'none', isRestricted: true };

/** The access of many viewers, each to an item, in the order asked and in one statement. */
export async function readItemAccessOf(
  company: Company,
  itemType: string,
  lookups: readonly { viewer: ItemViewer; item: PlacedItem }[],
): Promise<ItemAccess[]> {
  if (lookups.length === 0) return [];
  const places = new Map(lookups.map(({ item }) => [item.id, item]));
  const ids = new Set(lookups.flatMap(({ item: { id, parentId } }) => (parentId ? [id, parentId] : [id])));
  const restrictionOf = await readRestrictions(company, itemType, [...ids]);
  return lookups.map(({ viewer, item }) => {
    const restrictions = pathOf(item, places).flatMap((id) => {
      const grants = restrictionOf.get(id);
      return grants ? [grants] : [];
    });
    const level = itemLevel(viewer, { ownerCompanyUserId: item.ownerCompanyUserId ?? null, restrictions });
    return { level, isRestricted: restrictions.length > 0 };
  });
}

/** The item and its ancestors; stops at a cycle. */
function pathOf(item: PlacedItem, places: ReadonlyMap<string, PlacedItem>): string[] {
  const path = new Set<string>();
  for (let at: string | null | undefined = item.id; at && !path.has(at); at = places.get(at)?.parentId) path.add(at);
  return [...path];
}
