import type { FieldWords } from '#kernel/contract/texts.ts';

/** Words for what people keep at hand and how home is arranged, in the log and in takeouts. */
export const enFields = {
  records: {
    navigationFavourite: 'Favourites',
    homeArrangement: 'How home is arranged',
    hiddenActivity: 'Put away from recent activity',
  },
  fieldsOf: {
    navigationFavourite: {
      url: 'Address',
    },
    homeArrangement: {
      widgets: 'Arranged',
      key: 'Block',
      order: 'Order',
      visible: 'Shown',
    },
    hiddenActivity: {
      requestId: 'Call',
      hiddenAt: 'Put away',
    },
  },
} satisfies FieldWords;
