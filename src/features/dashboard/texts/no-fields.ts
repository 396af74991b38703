import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFields } from './en-fields.ts';

export const noFields: TextsLike<typeof enFields> = {
  records: {
    navigationFavourite: 'Favoritter',
    homeArrangement: 'Tilpasset forside',
    hiddenActivity: 'Skjult fra siste aktivitet',
  },
  fieldsOf: {
    navigationFavourite: {
      url: 'Adresse',
    },
    homeArrangement: {
      widgets: 'Deler',
      key: 'Del',
      order: 'Rekkefølge',
      visible: 'Vises',
    },
    hiddenActivity: {
      requestId: 'Linje',
      hiddenAt: 'Skjult',
    },
  },
};
