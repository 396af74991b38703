import type { CardContent } from '#kernel/contract/content.ts';

export const teasers: Readonly<Record<string, readonly CardContent[]>> = {
  winkit: [
    {
      picture: 'lottery',
      no: [
        'Trekk en vinner',
        'Et lotteri for fredagskaffen: velg deltakere og premier, og trekk mens alle ser på.',
        'En tombola med fargede kuler',
      ],
      en: [
        'Draw a winner',
        'A lottery for Friday coffee: choose contestants and prizes, and draw while everyone watches.',
        'A drum with coloured balls',
      ],
    },
  ],
};
