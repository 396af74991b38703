import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { Id } from '#kernel/contract/values.ts';

export const longestName = 60;
/** The most views of one list that one person has. */
export const maxViews = 30;

/** The name of a list, as its feature declares it. */
export const ListName = z
  .string()
  .regex(/^[a-z]+(?:-[a-z]+)*$/, field('invalid'))
  .max(40);

export const ViewName = z
  .string()
  .trim()
  .min(1, field('required'))
  .max(longestName, field('tooLong', { length: longestName }));

export const SavedView = z.object({
  viewId: Id,
  name: z.string(),
  /** Search, filters and order as in the address; empty is the list as it begins. */
  query: z.string(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
  permissions: z.object({ change: z.boolean(), delete: z.boolean() }),
});
export type SavedView = z.output<typeof SavedView>;
