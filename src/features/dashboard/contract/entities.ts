import { z } from 'zod';
import { Id } from '#kernel/contract/values.ts';

/** A user's favourite page (home.12). */
export const NavigationFavourite = z.object({
  encNavigationFavouriteId: Id,
  /** Path and query, without the locale. */
  url: z.string(),
  /** The installation of the page. */
  environmentUrl: z.string(),
});
export type NavigationFavourite = z.output<typeof NavigationFavourite>;
