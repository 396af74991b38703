import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en.ts';

export const no: TextsLike<typeof en> = {
  errors: {
    'navigation.InvalidUrl': 'Denne siden kan ikke lagres som favoritt.',
    'navigation.DuplicateFavourite': 'Siden er allerede blant favorittene dine.',
    'navigation.TooManyFavourites': 'Du har 50 favoritter, og det er det meste. Fjern en du ikke trenger lenger.',
  },
};
