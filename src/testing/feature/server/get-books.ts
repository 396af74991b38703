import type { Handler } from '#kernel/server/serve.ts';
import type { getBook as contract, getBooks as listContract } from '../contract/endpoints.ts';
import { presentListed, reloadBook, seenBooks } from './open-book.ts';
import { readBooks } from './store-book.ts';

/** The books that the caller sees. */
export const getBooks: Handler<typeof listContract> = async ({ company, actor: { member } }) => {
  const books = await seenBooks(company, member, await readBooks(company));
  return { books: books.map(presentListed), mayAdd: member.permissions.has('LibraryEdit') };
};

/** One book. */
export const getBook: Handler<typeof contract> = async (context, { query: { bookId } }) => ({ book: await reloadBook(context, bookId) });
