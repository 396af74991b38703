import type { TaskOwner } from '#features/tasks/server/public.ts';
import { notedBook } from '../contract/book-parts.ts';
import { accessToBooks } from './access-to-books.ts';
import { keepsBook } from './policy.ts';

/** Tasks about books, for those who keep the library; others see what they gave or have to do. */
export const bookTasksOwner: TaskOwner = {
  kind: notedBook.kind,
  feature: 'library',
  access: notedBook.access,
  accessTo: async (company, asked, options) => {
    const found = await accessToBooks(
      company,
      asked.map(({ member, ownerId }) => ({ member, bookId: ownerId })),
      options,
    );
    return found.map((book) => {
      if (!book) return undefined;
      const keeps = book.opened !== undefined && keepsBook(book.opened);
      const sees = book.opened ? 'own' : 'none';
      return { sees: keeps ? 'all' : sees, mayAdd: keeps, isOpen: true, name: book.title };
    });
  },
  pageOf: (bookId) => ({ path: '/library/details', query: { bookId, tab: 'tasks' } }),
};
