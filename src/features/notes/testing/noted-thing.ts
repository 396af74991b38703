import { feature } from '#kernel/contract/feature.ts';
import { newId } from '#kernel/server/id.ts';
import { add } from '#kernel/server/registers.ts';
import { serve } from '#kernel/server/serve.ts';
import { featureWords } from '#kernel/server/words.ts';
import type { AnyExamples } from '#testing/examples.ts';
import { noteEndpoints } from '../contract/endpoints.ts';
import type { NotedKind } from '../contract/noted-record.ts';
import { noteHandlers, noteOwners, type NoteOwner } from '../server/public.ts';

// Two kinds of records for tests; all members who pass the gate see all notes on them.

const notedBook = { kind: 'book', path: '/books', access: { permission: 'OrganisationSettings' } } as const satisfies NotedKind;
/** The title of each book, by its id. */
const titles = new Map<string, string>();

/** Adds a book; returns its id. */
function addBook(title: string): string {
  const id = newId();
  titles.set(id, title);
  return id;
}

const bookOwner: NoteOwner = {
  ...notedBook,
  feature: 'organisationSettings',
  entity: 'book',
  reason: 'NotesNotificationsMain',
  type: 90,
  accessTo: async (_company, asked) =>
    asked.map(({ relatedId }) => {
      const name = titles.get(relatedId);
      return name === undefined ? undefined : { sees: 'all', isOpen: true, name };
    }),
  propertiesOf: (relatedId, { name }) => ({ relatedId, name }),
  pageOf: ({ relatedId = '' }) => ({ path: '/books/details', query: { bookId: relatedId, tab: 'notes' } }),
};

const books = feature({ name: 'books', endpoints: noteEndpoints(notedBook) });
const words = (name: string, kind: string) => ({
  sentences: { entities: { book: name }, changed: {}, actions: {} },
  fields: { valuesOf: { ownNote: { kind: { book: kind } } } },
});

/** A feature with books that have notes, for test servers. */
export const bookRoom = serve(books, noteHandlers(bookOwner), [
  add(noteOwners, bookOwner),
  add(featureWords, { no: words('Bok', 'Om en bok'), en: words('Book', 'About a book') }),
]);

export const bookExamples: AnyExamples = {
  createNote: { input: () => ({ body: { relatedId: addBook('Samspill for alle'), noteText: 'Les kapittel 3' } }) },
};
