import type { CardContent } from '#kernel/contract/content.ts';

export const teasers: Readonly<Record<string, readonly CardContent[]>> = {
  notifications: [
    {
      picture: 'notifications',
      no: [
        'Beskjed til rett tid',
        'Bursdager, frister og søknader: velg hvem som får beskjed, når og hvordan.',
        'En varselbjelle og to kort',
      ],
      en: [
        'Notified at the right time',
        'Birthdays, deadlines and requests: choose who is notified, when and how.',
        'A bell and two cards',
      ],
    },
  ],
};
