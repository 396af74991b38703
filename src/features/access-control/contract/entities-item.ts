import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { Role } from './entities.ts';

/** What a grant lets one do with an item, at most: the role's own level of its feature is the ceiling. */
export const itemLevels = ['view', 'full'] as const;
export type ItemLevel = (typeof itemLevels)[number];
const level = z.enum(itemLevels);

/** To everyone, a role or a person (access-control.8). */
export const ItemGrant = z.union([
  z.strictObject({ everyone: z.literal(true), level }),
  z.strictObject({ roleId: z.string().min(1, field('select')).max(100), level }),
  z.strictObject({ companyUserId: z.uuid(field('select')), level }),
]);
export type ItemGrant = z.output<typeof ItemGrant>;

/** A person as one chooses them. */
export const ItemPerson = z.object({
  companyUserId: z.string(),
  fullName: z.string(),
  role: Role,
  profileImageTimestamp: z.string().nullable(),
});
export type ItemPerson = z.output<typeof ItemPerson>;

/** How many see an item: those who can sign in, and those who will when they get access. */
export const ItemSeen = z.object({ withAccess: z.number(), withoutAccess: z.number() });

/** Who may see an item, as the dialog shows it. */
export const ItemPermissions = z.object({
  itemType: z.string(),
  itemId: z.string(),
  name: z.string(),
  /** 0 before anybody restricted it. */
  version: z.number(),
  /** None = everyone who sees its kind. */
  grants: z.array(ItemGrant),
  /** The people of the grants. */
  people: z.array(ItemPerson),
  /** The roles of which somebody may see items of this kind, in their order. */
  roles: z.array(Role),
  /** The items above that are restricted, nearest first; what they close is closed here too. */
  restrictedAbove: z.array(z.object({ itemId: z.string(), name: z.string() })),
  seen: ItemSeen,
  mayChange: z.boolean(),
});
export type ItemPermissions = z.output<typeof ItemPermissions>;
