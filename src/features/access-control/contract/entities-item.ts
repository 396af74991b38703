import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { Role } from './entities.ts';

/** The maximum that a grant allows with an item; the role's own level of the feature is the upper limit. */
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

/** A person in the picker. */
export const ItemPerson = z.object({
  companyUserId: z.string(),
  fullName: z.string(),
  role: Role,
  profileImageTimestamp: z.string().nullable(),
});
export type ItemPerson = z.output<typeof ItemPerson>;

/** How many people can see an item: those who can sign in, and those who could if they had access. */
export const ItemSeen = z.object({ withAccess: z.number(), withoutAccess: z.number() });

/** The restriction of an item, for the dialog. */
export const ItemPermissions = z.object({
  itemType: z.string(),
  itemId: z.string(),
  name: z.string(),
  /** 0 before the first restriction. */
  version: z.number(),
  /** Whether it is restricted, also when all whom its grants named have been erased; then System Admins and the owner are left. */
  isRestricted: z.boolean(),
  /** To whom it is restricted. */
  grants: z.array(ItemGrant),
  /** The people named in grants. */
  people: z.array(ItemPerson),
  /** The roles that can see items of this kind, in order. */
  roles: z.array(Role),
  /** The restricted ancestors, nearest first; their restrictions apply here too. */
  restrictedAbove: z.array(z.object({ itemId: z.string(), name: z.string() })),
  seen: ItemSeen,
  mayChange: z.boolean(),
});
export type ItemPermissions = z.output<typeof ItemPermissions>;
