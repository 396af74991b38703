import { z } from 'zod';
import { roleFeatures } from '#kernel/contract/permissions.ts';
import { Level, Role } from './entities.ts';
import { itemLevels } from './entities-item.ts';

const Named = z.object({ id: z.string(), name: z.string() });

/** One thing that lets somebody see, or keeps them from it; the screen puts it into words. */
export const Reason = z.discriminatedUnion('kind', [
  /** It is their own. */
  z.object({ kind: z.literal('own') }),
  /** How much their role may do in the feature; `none` keeps them from it. */
  z.object({ kind: z.literal('role'), role: Role, feature: z.enum(roleFeatures).nullable(), level: Level }),
  /** They lead the person: from the person up to them. */
  z.object({ kind: z.literal('line'), chain: z.array(Named) }),
  /** They lead a team, which the person is not in. */
  z.object({ kind: z.literal('notInTeam') }),
  /** Colleagues see each other in the directory. */
  z.object({ kind: z.literal('directory') }),
  /** The person has left, or is external: colleagues do not see them. */
  z.object({ kind: z.literal('notInDirectory') }),
  /** A restriction, of the item or of one above it, and what it grants them. */
  z.object({
    kind: z.literal('restriction'),
    item: Named,
    isAbove: z.boolean(),
    by: z.enum(['everyone', 'role', 'person', 'systemadmin', 'owner', 'nobody']),
    level: z.enum([...itemLevels, 'none']),
  }),
  /** They wrote it. */
  z.object({ kind: z.literal('creator') }),
  /** It is somebody else's personal reminder. */
  z.object({ kind: z.literal('personal') }),
  /** They are deactivated, or not invited yet: they cannot sign in. */
  z.object({ kind: z.literal('noSignIn') }),
]);
export type Reason = z.output<typeof Reason>;

/** Whether somebody sees a thing, and why. */
export const Explanation = z.object({ sees: z.boolean(), reasons: z.array(Reason) });
export type Explanation = z.output<typeof Explanation>;
