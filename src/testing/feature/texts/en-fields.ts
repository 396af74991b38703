import type { FieldWords } from '#kernel/contract/texts.ts';
import { en } from './en.ts';

/** Words for what is kept about books, in the log and in takeouts. */
export const enFields = {
  records: { book: 'Borrowed books' },
  fieldsOf: {
    libraryBook: {
      title: 'Title',
      author: 'Author',
      status: 'Status',
      borrowerId: 'Borrower',
      dueDate: 'Due back',
      isShared: 'Has a link',
      files: 'Number of files',
    },
  },
  values: { area: { library: 'Library' } },
  valuesOf: {
    libraryBook: { status: en.status },
    book: { status: en.status },
    task: { ownerKind: { libraryBook: 'A book' } },
    ownTask: { ownerKind: { libraryBook: 'A book' } },
    ownNote: { kind: { libraryBook: 'About a book' } },
  },
} satisfies FieldWords;
