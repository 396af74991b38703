import { z } from 'zod';
import { RoleFeatureName } from '#kernel/contract/values.ts';
import { Level, Role } from './entities.ts';
import { itemLevels } from './entities-item.ts';

const Named = z.object({ id: z.string(), name: z.string() });

/** One reason why a user can, or cannot, see an item; the web has a text for each. */
export const Reason = z.discriminatedUnion('kind', [
  /** It is the user's own. */
  z.object({ kind: z.literal('own') }),
  /** The level of their role in the feature; `none` denies access. */
  z.object({ kind: z.literal('role'), role: Role, feature: RoleFeatureName.nullable(), level: Level }),
  /** They manage the person: the line from the person up to them. */
  z.object({ kind: z.literal('line'), chain: z.array(Named) }),
  /** They lead a team that does not include the person. */
  z.object({ kind: z.literal('notInTeam') }),
  /** Colleagues can see each other in the directory. */
  z.object({ kind: z.literal('directory') }),
  /** The person has left, or is external: colleagues cannot see them. */
  z.object({ kind: z.literal('notInDirectory') }),
  /** A restriction of the item or an ancestor, and what it grants them. */
  z.object({
    kind: z.literal('restriction'),
    item: Named,
    isAbove: z.boolean(),
    by: z.enum(['everyone', 'role', 'person', 'systemadmin', 'owner', 'nobody']),
    level: z.enum([...itemLevels, 'none']),
  }),
  /** They created it. */
  z.object({ kind: z.literal('creator') }),
  /** They have to do it. */
  z.object({ kind: z.literal('responsible') }),
  /** It is about them, and not for them to see. */
  z.object({ kind: z.literal('about') }),
  /** They see only what they have to do or gave. */
  z.object({ kind: z.literal('onlyOwn') }),
  /** It is somebody else's personal reminder. */
  z.object({ kind: z.literal('personal') }),
  /** They are deactivated, or not invited yet: they cannot sign in. */
  z.object({ kind: z.literal('noSignIn') }),
]);
export type Reason = z.output<typeof Reason>;

/** Whether a user can see an item, and why. */
export const Explanation = z.object({ sees: z.boolean(), reasons: z.array(Reason) });
export type Explanation = z.output<typeof Explanation>;
