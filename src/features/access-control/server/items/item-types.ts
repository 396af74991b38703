import type { RoleFeature, RoleKey } from '#kernel/contract/permissions.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { register } from '#kernel/server/registers.ts';

/** Who sees an item while nothing is restricted: what "everyone" means. */
export interface ItemAudience {
  roles: readonly RoleKey[];
  /** Single people besides: the person whose record it lies in, the leaders above them. */
  companyUserIds: readonly string[];
}

/** One item of a feature, as access control must know it. */
export interface FoundItem {
  id: string;
  name: string;
  /** Who always keeps it; null when nobody in particular does. */
  ownerCompanyUserId: string | null;
  /** What it lies in, nearest first; restrictions there hold here too. */
  above: readonly { id: string; name: string }[];
  audience: ItemAudience;
}

/** What a feature says of the items whose access people may restrict. */
export interface ItemType {
  /** What the items are called in calls, tables and the log. */
  name: string;
  /** The feature of the role table that decides over it, where one does; explanations name it. */
  feature?: RoleFeature;
  /** The item of this id that the viewer may know of by their role; undefined = 404. Restrictions are judged by access control. */
  find: (company: Company, viewer: Membership, itemId: string) => Promise<FoundItem | undefined>;
  /** Whether the viewer's role lets them restrict it. */
  mayRestrict: (viewer: Membership, item: FoundItem) => boolean;
}

/** The kinds of items that people may restrict (access-control.8). */
export const itemTypes = register<ItemType>('access-control.item-types', ({ name }) => name);
