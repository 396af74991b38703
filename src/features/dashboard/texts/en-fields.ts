import type { FieldWords } from '#kernel/contract/texts.ts';

/** Words for what people keep at hand and how home is arranged, in the log and in takeouts. */
export const enFields = {
  records: {
    navigationFavourite: 'Favourites',
    homeArrangement: 'Customised home page',
    hiddenActivity: 'Hidden from recent activity',
  },
  fieldsOf: {
    navigationFavourite: {
      url: 'Address',
    },
    homeArrangement: {
      widgets: 'Sections',
      key: 'Section',
      order: 'Order',
      visible: 'Shown',
    },
    hiddenActivity: {
      requestId: 'Entry',
      hiddenAt: 'Hidden',
    },
  },
} satisfies FieldWords;
