import { z } from 'zod';
import { PlainDate } from '#features/people/contract/field-rules.ts';
import { field } from '#kernel/contract/errors.ts';
import { Moment } from '#kernel/contract/values.ts';
import { bookActions, bookStatuses } from './rules/book-status.ts';

export const longestTitle = 200;

const requiredText = z
  .string(field('required'))
  .trim()
  .min(1, field('required'))
  .max(longestTitle, field('tooLong', { length: longestTitle }));

/** The input of a book. */
export const bookFields = { title: requiredText, author: requiredText };
export const loanFields = { borrowerId: z.uuid(field('required')), dueDate: PlainDate };

const facts = {
  bookId: z.string(),
  title: z.string(),
  author: z.string(),
  status: z.enum(bookStatuses),
  borrowerId: z.string().nullable(),
  borrowerFullName: z.string().nullable(),
  dueDate: z.string().nullable(),
};

export const ListedBook = z.object(facts);
export type ListedBook = z.output<typeof ListedBook>;

export const Book = z.object({
  ...facts,
  createdDate: Moment,
  version: z.number(),
  isShared: z.boolean(),
  /** Whether only some of those who read the library see it. */
  isRestricted: z.boolean(),
  /** What the reader may do in its status. */
  actions: z.array(z.enum(bookActions)),
  permissions: z.object({ update: z.boolean(), delete: z.boolean(), share: z.boolean() }),
});
export type Book = z.output<typeof Book>;

/** Rows of one list. */
export const maxImported = 500;

/** A row of an imported list, by its number in the sheet, and what is done with it. */
export const ImportedRow = z.object({
  number: z.number(),
  title: z.string(),
  author: z.string(),
  fate: z.enum(['create', 'unchanged', 'refuse']),
  /** What is missing or too long in a refused row. */
  field: z.enum(['title', 'author']).nullable(),
});
export type ImportedRow = z.output<typeof ImportedRow>;

/** What whoever has the link sees. */
export const SharedBook = z.object({ companyName: z.string(), title: z.string(), author: z.string(), status: z.enum(bookStatuses) });
export type SharedBook = z.output<typeof SharedBook>;
