import type { CardContent } from '#kernel/contract/content.ts';

export const teasers: Readonly<Record<string, readonly CardContent[]>> = {
  dashboardWidgets: [
    {
      picture: 'summary',
      no: ['Forsiden slik du vil ha den', 'Velg hva som skal stå på forsiden, og i hvilken rekkefølge.', 'Et diagram på et kort'],
      en: ['Home the way you want it', 'Choose what is on your home page, and in what order.', 'A chart on a card'],
    },
  ],
};
