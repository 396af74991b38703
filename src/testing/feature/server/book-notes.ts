import type { NoteOwner } from '#features/notes/server/public.ts';
import { notedBook } from '../contract/book-parts.ts';
import { accessToBooks } from './access-to-books.ts';
import { keepsBook } from './policy.ts';

/** Notes on books: whoever sees a book writes their own, whoever keeps it sees all. */
export const bookNotesOwner: NoteOwner = {
  ...notedBook,
  feature: 'library',
  entity: notedBook.kind,
  reason: 'NotesNotificationsMain',
  type: 3,
  accessTo: async (company, asked, options) => {
    const found = await accessToBooks(
      company,
      asked.map(({ member, relatedId }) => ({ member, bookId: relatedId })),
      options,
    );
    return found.map(
      (book) => book && { sees: book.opened ? (keepsBook(book.opened) ? 'all' : 'own') : 'none', isOpen: true, name: book.title },
    );
  },
  propertiesOf: (relatedId, { name }) => ({ relatedId, name }),
  pageOf: ({ relatedId = '' }) => ({ path: '/library/details', query: { bookId: relatedId, tab: 'notes' } }),
};
