import { IconBooks } from '@tabler/icons-react';
import { webEntry } from '#kernel/web/entry.ts';

const title = { en: 'Library', no: 'Bibliotek' };

// By address only: the contract's schemas are not loaded before the home page.
const readsOfBooks = [
  { method: 'GET', path: '/library/get-books' },
  { method: 'GET', path: '/library/get-book' },
] as const;

export default webEntry({
  routes: [
    {
      name: 'library',
      path: '/library',
      title,
      permissions: ['Library'],
      load: async () => (await import('./BooksPage.tsx')).BooksPage,
    },
    {
      name: 'library-details',
      path: '/library/details',
      record: 'book',
      title: { en: 'Book', no: 'Bok' },
      permissions: ['Library'],
      texts: ['people'],
      load: async () => (await import('./BookPage.tsx')).BookPage,
    },
    {
      name: 'shared-book',
      path: '/shared-book',
      title: { en: 'A book', no: 'En bok' },
      layout: 'unauthorized',
      isPublic: true,
      load: async () => (await import('./SharedBookPage.tsx')).SharedBookPage,
    },
  ],
  navigation: [{ key: 'library', path: '/library', label: title, icon: IconBooks, permission: 'Library', order: 90 }],
  recordParts: [
    {
      record: 'book',
      key: 'files',
      place: 'tab',
      label: { en: 'Files', no: 'Filer' },
      order: 10,
      load: async () => (await import('./BookFiles.tsx')).BookFiles,
    },
    {
      record: 'book',
      key: 'tasks',
      place: 'tab',
      label: { en: 'Tasks', no: 'Oppgaver' },
      order: 20,
      load: async () => (await import('./BookTasks.tsx')).BookTasks,
    },
    {
      record: 'book',
      key: 'notes',
      place: 'tab',
      label: { en: 'Notes', no: 'Notater' },
      order: 30,
      load: async () => (await import('./BookNotes.tsx')).BookNotes,
    },
    {
      record: 'book',
      key: 'log',
      place: 'tab',
      label: { en: 'Log', no: 'Logg' },
      order: 40,
      permission: 'OrganisationLogs',
      load: async () => (await import('./BookLog.tsx')).BookLog,
    },
  ],
  live: {
    libraryBook: readsOfBooks,
    note: [{ method: 'GET', path: '/library/get-notes' }],
    file: [{ method: 'POST', path: '/library/get-book-files' }],
  },
});
