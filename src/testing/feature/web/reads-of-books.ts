import { getBook, getBooks } from '../contract/endpoints.ts';

/** What is old when a book has changed. */
export const readsOfBooks = [getBooks, getBook] as const;
