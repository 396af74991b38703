import { itemTypes } from '#features/access-control/server/public.ts';
import { fileHandlers, fileOwners } from '#features/files/server/public.ts';
import { noteHandlers, noteOwners } from '#features/notes/server/public.ts';
import { reasonSources } from '#features/notifications/server/public.ts';
import { personErasing, personLeaving } from '#features/people/server/public.ts';
import { taskOwners } from '#features/tasks/server/public.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { add, on } from '#kernel/server/registers.ts';
import { savedLists } from '#kernel/server/saved-lists.ts';
import { secretKinds } from '#kernel/server/secret-access.ts';
import { serve } from '#kernel/server/serve.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { bookKind, type bookFileEndpoints } from '../contract/book-parts.ts';
import { library } from '../contract/index.ts';
import { bookFilesOwner } from './book-files.ts';
import { bookItem } from './book-item.ts';
import { bookNotesOwner } from './book-notes.ts';
import { bookTasksOwner } from './book-tasks.ts';
import { getBook, getBooks } from './get-books.ts';
import { importBooks } from './import-books.ts';
import { lendBook, moveBook } from './lend-book.ts';
import { createBook, deleteBook, updateBook } from './save-book.ts';
import { bookSecrets, getSharedBook, shareBook, unshareBook } from './share-book.ts';
import { countBorrowed, takeBooksBack } from './store-book.ts';
import { libraryShare } from './takeout.ts';
import { bookReason } from './notify-borrower.ts';

const calls = {
  importBooks,
  getBooks,
  getBook,
  createBook,
  updateBook,
  lendBook,
  moveBook,
  deleteBook,
  shareBook,
  unshareBook,
  getSharedBook,
};

export default serve(library, { ...calls, ...fileHandlers<typeof bookFileEndpoints>(bookFilesOwner), ...noteHandlers(bookNotesOwner) }, [
  add(fileOwners, bookFilesOwner),
  add(noteOwners, bookNotesOwner),
  add(taskOwners, bookTasksOwner),
  add(itemTypes, bookItem),
  add(reasonSources, bookReason),
  add(secretKinds, bookSecrets),
  add(savedLists, { name: 'books', permission: 'Library', sharing: 'LibraryEdit' }),
  add(takeoutShares, libraryShare),
  add(loggedKinds, { entity: bookKind, area: 'library', nameField: 'title', activity: { level: 'library' }, tells: ['Library'] }),
  on(personErasing, ({ company, companyUserId }) => takeBooksBack(company, companyUserId)),
  on(personLeaving, async ({ company, companyUserId }) => {
    const count = await countBorrowed(company, companyUserId);
    return { obstacles: [], consequences: count > 0 ? [{ key: 'books', count }] : [] };
  }),
]);
