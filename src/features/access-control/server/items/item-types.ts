import type { RoleFeature, RoleKey } from '#kernel/contract/permissions.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { hook, register } from '#kernel/server/registers.ts';
import type { Services } from '#kernel/server/services.ts';

/** Who can see an unrestricted item: the meaning of "everyone". */
export interface ItemAudience {
  roles: readonly RoleKey[];
  /** Additional people: the person whose record it is in, and their managers. */
  companyUserIds: readonly string[];
}

/** An item in the form that access control needs. */
export interface FoundItem {
  id: string;
  name: string;
  /** Who always has access; null without an owner. */
  ownerCompanyUserId: string | null;
  /** Its ancestors, nearest first; their restrictions apply here too. */
  above: readonly { id: string; name: string }[];
  audience: ItemAudience;
}

/** A kind of restrictable items, declared by a feature. */
export interface ItemType {
  /** The name of the kind in requests, tables and the log. */
  name: string;
  /** The feature of the role table that controls it, if any; shown in explanations. */
  feature?: RoleFeature;
  /** The item with this id, if the viewer's role may see it; undefined = 404. Access control checks restrictions. */
  find: (company: Company, viewer: Membership, itemId: string, services: Pick<Services, 'registers'>) => Promise<FoundItem | undefined>;
  /** Whether the viewer's role may restrict it. */
  mayRestrict: (viewer: Membership, item: FoundItem) => boolean;
}

/** The kinds of restrictable items (access-control.8). */
export const itemTypes = register<ItemType>('access-control.item-types', ({ name }) => name);

/** Somebody set who may see an item: features hand over what people had to do about it who no longer may. */
export const itemPermissionsChanged = hook<
  Pick<CallContext, 'company' | 'services' | 'today' | 'audit'> & { itemType: string; itemId: string; by: string }
>('access-control.itemPermissionsChanged');
