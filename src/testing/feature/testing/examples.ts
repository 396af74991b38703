import type { Examples, World } from '#testing/examples.ts';
import { ownedFileExamples } from '#features/files/testing/file-examples.ts';
import { ownedNoteExamples } from '#features/notes/testing/note-examples.ts';
import { bookFiles, bookNotes } from '../contract/book-parts.ts';
import { getBooks, shareBook, unshareBook } from '../contract/endpoints.ts';
import type { ListedBook } from '../contract/entities.ts';
import type { library } from '../contract/index.ts';
import { addedBook, bookList, cover, lentBook } from './given.ts';

const newBook = async ({ admin }: World): Promise<string> => (await addedBook(admin)).bookId;
const aboutBook = (rest: object = {}) => ({
  input: async (world: World) => ({ body: { bookId: await newBook(world), ...rest } }),
  foreign: async (_world: World, other: World) => ({ body: { bookId: await newBook(other), ...rest } }),
});
const loan = ({ admin }: World) => ({ borrowerId: admin.companyUserId, dueDate: '2026-12-24' });

export const examples: Examples<typeof library> = {
  ...ownedFileExamples(bookFiles, newBook),
  ...ownedNoteExamples(bookNotes, newBook),
  getBooks: {
    input: () => ({}),
    grow: async ({ admin }, count) => {
      for (let number = 0; number < Math.min(count, 40); number += 1) await addedBook(admin);
    },
  },
  getBook: {
    input: async (world) => ({ query: { bookId: await newBook(world) } }),
    foreign: async (_world, other) => ({ query: { bookId: await newBook(other) } }),
  },
  createBook: { input: () => ({ body: { title: 'Sult', author: 'Knut Hamsun' }, files: [cover()] }) },
  updateBook: {
    input: async (world) => ({ body: { bookId: await newBook(world), title: 'Markens grøde' }, files: [cover()] }),
    foreign: async (_world, other) => ({ body: { bookId: await newBook(other), title: 'Markens grøde' }, files: [cover()] }),
  },
  importBooks: { input: () => ({ body: { isCarriedOut: true }, files: [bookList] }) },
  lendBook: {
    input: async (world) => ({ body: { bookId: await newBook(world), ...loan(world) } }),
    foreign: async (world, other) => ({ body: { bookId: await newBook(other), ...loan(world) } }),
  },
  moveBook: {
    input: async (world) => ({ body: { bookId: (await lentBook(world.admin, world.admin.companyUserId)).bookId, action: 'giveBack' } }),
    foreign: async (_world, other) => ({ body: { bookId: await newBook(other), action: 'reportLost' } }),
  },
  deleteBook: aboutBook(),
  shareBook: aboutBook(),
  unshareBook: aboutBook(),
  getSharedBook: {
    input: async (world) => {
      const { json } = await world.admin.call(shareBook, { body: { bookId: await newBook(world) } });
      return { body: { secret: new URL(String(json['address'])).searchParams.get('secret') } };
    },
    revoke: async ({ admin }) => {
      const books = (await admin.call(getBooks)).json['books'] as ListedBook[];
      for (const { bookId } of books) await admin.call(unshareBook, { body: { bookId } });
    },
  },
};
