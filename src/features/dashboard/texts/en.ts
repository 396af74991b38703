import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { dashboard } from '../contract/index.ts';

export const en = {
  errors: {
    'navigation.InvalidUrl': 'This page cannot be added as a favourite. Choose another page.',
    'navigation.DuplicateFavourite': 'The page is already one of your favourites.',
    'navigation.TooManyFavourites': 'You have 50 favourites, which is the most. Remove one you no longer need.',
  } satisfies Record<ErrorCodeOf<typeof dashboard>, string>,
  arrange: {
    title: 'Arrange home',
    text: 'Choose what home shows, and in which order. Drag by the handle, or use the arrows.',
    list: 'Blocks of home',
    waiting: 'Saving …',
    saved: 'Saved',
    kept: 'Could not save yet. It is kept on this device and tried again.',
    reset: 'As it was from the start',
  },
  activity: {
    none: 'Nothing has happened lately.',
    andMore: '{sentence}, and {count, plural, one {# more} other {# more}}',
    more: '{count, plural, one {Show # more} other {Show # more}}',
    fewer: 'Show fewer',
    hide: 'Hide: {sentence}',
    hidden: 'The entry is hidden',
    notHidden: 'Could not hide the entry',
  },
} as const;
