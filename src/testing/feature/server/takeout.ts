import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';

/** Books, for takeouts: what a person has borrowed is in theirs. */
export const libraryShare: TakeoutShare = {
  tables: [
    {
      table: 'book',
      person: { columns: ['borrower_id'] },
      naming: { created_by: 'Who added a book to the library; the book is the company’s.' },
      order: ['title'],
    },
  ],
};
