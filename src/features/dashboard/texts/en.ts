import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { dashboard } from '../contract/index.ts';

export const en = {
  errors: {
    'navigation.InvalidUrl': 'This page cannot be kept as a favourite.',
    'navigation.DuplicateFavourite': 'The page is among your favourites already.',
    'navigation.TooManyFavourites': 'You have 50 favourites, which is the most. Remove one you no longer need.',
  } satisfies Record<ErrorCodeOf<typeof dashboard>, string>,
} as const;
