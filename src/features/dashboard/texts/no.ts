import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en.ts';

export const no: TextsLike<typeof en> = {
  errors: {
    'navigation.InvalidUrl': 'Du kan ikke legge til denne siden som favoritt. Velg en annen side.',
    'navigation.DuplicateFavourite': 'Siden er allerede en av favorittene dine.',
    'navigation.TooManyFavourites': 'Du kan ha opptil 50 favoritter. Fjern en du ikke trenger lenger.',
  },
  arrange: {
    title: 'Tilpass forsiden',
    text: 'Velg hva forsiden viser, og i hvilken rekkefølge. Dra i håndtaket, eller bruk piltastene.',
    list: 'Deler av forsiden',
    waiting: 'Lagrer …',
    saved: 'Lagret',
    kept: 'Fikk ikke lagret ennå. Vi tar vare på valget på denne enheten og prøver igjen.',
    reset: 'Tilbakestill',
  },
};
