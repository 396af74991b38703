import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFields } from './en-fields.ts';

export const noFields: TextsLike<typeof enFields> = {
  records: {
    navigationFavourite: 'Favoritter',
    homeArrangement: 'Slik forsiden er satt opp',
    hiddenActivity: 'Ryddet bort fra siste aktivitet',
  },
  fieldsOf: {
    navigationFavourite: {
      url: 'Adresse',
    },
    homeArrangement: {
      widgets: 'Ordnet slik',
      key: 'Blokk',
      order: 'Rekkefølge',
      visible: 'Vises',
    },
    hiddenActivity: {
      requestId: 'Kall',
      hiddenAt: 'Ryddet bort',
    },
  },
};
