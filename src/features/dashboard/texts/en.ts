import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { dashboard } from '../contract/index.ts';

export const en = {
  errors: {
    'navigation.InvalidUrl': 'You cannot add this page as a favourite. Choose another page.',
    'navigation.DuplicateFavourite': 'The page is already one of your favourites.',
    'navigation.TooManyFavourites': 'You can have up to 50 favourites. Remove one you no longer need.',
  } satisfies Record<ErrorCodeOf<typeof dashboard>, string>,
  arrange: {
    title: 'Customise home page',
    text: 'Choose what the home page shows, and in what order. Drag the handle, or use the arrow keys.',
    list: 'Sections of the home page',
    waiting: 'Saving …',
    saved: 'Saved',
    kept: 'Could not save yet. We keep it on this device and try again.',
    reset: 'Reset',
  },
} as const;
