import { z } from 'zod';
import { fileChangeCodes, fileChangeFields } from '#features/files/contract/file-changes.ts';
import { maxFileBytes, maxFilesOfRequest } from '#features/files/contract/limits.ts';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { Book, bookFields, ImportedRow, ListedBook, loanFields, SharedBook } from './entities.ts';

const reading = { access: { permission: 'Library' }, company: 'required' } as const;
const keeping = { access: { permission: 'LibraryEdit' }, company: 'required' } as const;
const which = {
  bookId: z.uuid(field('required')),
  /** The version that the caller read; a book that has changed since is refused with 409. */
  version: z.number().int().positive().optional(),
};
const withFiles = {
  files: { field: 'files', maxBytes: maxFileBytes, maxCount: maxFilesOfRequest, tooLarge: 'files.InvalidFileSize' },
  errors: fileChangeCodes,
} as const;

export const getBooks = endpoint({
  ...reading,
  method: 'GET',
  path: '/library/get-books',
  summary: 'The books that the caller sees, by title.',
  effect: 'read',
  answer: z.object({ books: z.array(ListedBook), mayAdd: z.boolean() }),
  errors: [],
});

export const getBook = endpoint({
  ...reading,
  method: 'GET',
  path: '/library/get-book',
  summary: 'One book.',
  effect: 'read',
  query: z.object({ bookId: which.bookId }),
  answer: z.object({ book: Book }),
  errors: [],
});

export const createBook = endpoint({
  ...keeping,
  ...withFiles,
  method: 'POST',
  path: '/library/create-book',
  summary: 'Adds a book with its files, all or nothing.',
  repeats: 'adds',
  effect: 'write',
  body: z.object({ ...bookFields, ...fileChangeFields }),
  answer: z.object({ book: Book }),
});

export const updateBook = endpoint({
  ...keeping,
  ...withFiles,
  method: 'POST',
  path: '/library/update-book',
  summary: 'Changes a book and its files, all or nothing.',
  effect: 'write',
  body: z.object({ ...which, title: bookFields.title.optional(), author: bookFields.author.optional(), ...fileChangeFields }),
  answer: z.object({ book: Book }),
});

export const importBooks = endpoint({
  ...keeping,
  method: 'POST',
  path: '/library/import-books',
  summary:
    'Reads a list of books (xlsx or csv) and says what importing it does with each row, or does it. Books that are there already stay as they are.',
  effect: 'write',
  files: { field: 'file', maxBytes: 10_000_000, maxCount: 1, tooLarge: 'files.InvalidFileSize' },
  body: z.object({ isCarriedOut: z.boolean().default(false) }),
  answer: z.object({ rows: z.array(ImportedRow), created: z.number() }),
  errors: ['files.EmptyFile', 'files.InvalidFileType', 'files.InvalidFileSize', 'library.ImportNoColumns', 'library.ImportTooManyRows'],
});

export const lendBook = endpoint({
  ...keeping,
  method: 'POST',
  path: '/library/lend-book',
  summary: 'Lends a book to somebody who works here, who is told.',
  effect: 'write',
  body: z.object({ ...which, ...loanFields }),
  answer: z.object({ book: Book }),
  errors: ['library.NotPossible', 'library.NotBorrower'],
});

export const moveBook = endpoint({
  ...reading,
  method: 'POST',
  path: '/library/move-book',
  summary: 'Gives a book back, reports it lost, or says that it was found.',
  effect: 'write',
  body: z.object({ ...which, action: z.enum(['giveBack', 'reportLost', 'find']) }),
  answer: z.object({ book: Book }),
  errors: ['library.NotPossible'],
});

export const deleteBook = endpoint({
  ...keeping,
  method: 'POST',
  path: '/library/delete-book',
  summary: 'Deletes a book with its files, notes and tasks.',
  effect: 'write',
  body: z.object(which),
  answer: z.object({}),
  errors: [],
});

export const shareBook = endpoint({
  ...keeping,
  method: 'POST',
  path: '/library/share-book',
  summary: 'Makes a link that shows the book to whoever has it; an earlier link ends. The answer is the only place where it stands.',
  repeats: 'addsSecret',
  effect: 'write',
  body: z.object(which),
  answer: z.object({ address: z.string() }),
  errors: [],
});

export const unshareBook = endpoint({
  ...keeping,
  method: 'POST',
  path: '/library/unshare-book',
  summary: 'Ends the link of a book.',
  effect: 'write',
  body: z.object(which),
  answer: z.object({}),
  errors: [],
});

export const getSharedBook = endpoint({
  access: { secret: 'book' },
  company: 'none',
  method: 'POST',
  path: '/library/get-shared-book',
  summary: 'What whoever has the link of a book sees.',
  effect: 'read',
  body: z.object({ secret: z.string().max(500) }),
  answer: z.object({ book: SharedBook }),
  errors: [],
});
