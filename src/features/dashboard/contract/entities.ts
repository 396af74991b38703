import { z } from 'zod';
import { Id } from '#kernel/contract/values.ts';

/** A favourite page of a person (home.12). */
export const NavigationFavourite = z.object({
  encNavigationFavouriteId: Id,
  /** Path and query, without the locale. */
  url: z.string(),
  /** The installation that the page belongs to. */
  environmentUrl: z.string(),
});
export type NavigationFavourite = z.output<typeof NavigationFavourite>;
