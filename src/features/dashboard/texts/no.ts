import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en.ts';

export const no: TextsLike<typeof en> = {
  errors: {
    'navigation.InvalidUrl': 'Denne siden kan ikke legges til som favoritt. Velg en annen side.',
    'navigation.DuplicateFavourite': 'Siden er allerede en av favorittene dine.',
    'navigation.TooManyFavourites': 'Du har 50 favoritter, og det er det meste. Fjern en du ikke trenger lenger.',
  },
  arrange: {
    title: 'Tilpass forsiden',
    text: 'Velg hva forsiden viser, og i hvilken rekkefølge. Dra i håndtaket, eller bruk pilene.',
    list: 'Blokker på forsiden',
    waiting: 'Lagrer …',
    saved: 'Lagret',
    kept: 'Fikk ikke lagret ennå. Valget ligger på denne enheten, og vi prøver igjen.',
    reset: 'Slik den var fra starten',
  },
  activity: {
    none: 'Det har ikke skjedd noe i det siste.',
    andMore: '{sentence}, og {count, plural, one {# til} other {# til}}',
    more: '{count, plural, one {Vis # til} other {Vis # til}}',
    fewer: 'Vis færre',
    hide: 'Skjul: {sentence}',
    hidden: 'Linjen er skjult',
    notHidden: 'Fikk ikke skjult linjen',
  },
};
