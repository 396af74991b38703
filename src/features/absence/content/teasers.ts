import type { CardContent } from '#kernel/contract/content.ts';

export const teasers: Readonly<Record<string, readonly CardContent[]>> = {
  absenceCalendar: [
    {
      picture: 'absence',
      no: [
        'Hele teamet i én kalender',
        'Se hvem som er borte og når, uke for uke, med helligdager og helger på plass.',
        'En kalender med fargede fraværsperioder',
      ],
      en: [
        'The whole team in one calendar',
        'See who is away and when, week by week, with public holidays and weekends in place.',
        'A calendar with coloured periods of absence',
      ],
    },
    {
      picture: 'summary',
      no: [
        'Feriedager som stemmer',
        'Hver saldo er forklart linje for linje: opptjent, overført, brukt og planlagt.',
        'Søyler som viser dager per måned',
      ],
      en: [
        'Vacation days that add up',
        'Each balance is explained line by line: earned, carried over, taken and planned.',
        'Bars showing days a month',
      ],
    },
  ],
};
