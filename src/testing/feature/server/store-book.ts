import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { BookStatus } from '../contract/rules/book-status.ts';

/** A stored book, with its borrower's name. */
export interface BookRow {
  bookId: string;
  title: string;
  author: string;
  status: BookStatus;
  borrowerId: string | null;
  borrowerFullName: string | null;
  dueDate: string | null;
  createdBy: string;
  createdAt: Date;
  version: number;
  isShared: boolean;
}

const columns = sql`book.id as "bookId", book.title, book.author, book.status, book.borrower_id as "borrowerId",
  borrower.first_name || ' ' || borrower.last_name as "borrowerFullName", book.due_date as "dueDate", book.created_by as "createdBy",
  book.created_at as "createdAt", book.version,
  exists (select 1 from secret where secret.company_id = book.company_id and secret.kind = 'book' and secret.target = book.id) as "isShared"`;
const tables = sql`book left join company_user borrower on borrower.company_id = book.company_id and borrower.id = book.borrower_id`;

/** Books by title; with ids, only those of them that there are. */
export async function readBooks(company: Company, bookIds?: readonly string[]): Promise<BookRow[]> {
  const { rows } = await sql<BookRow>`
    select ${columns} from ${tables}
    where book.company_id = ${company.id} and (${bookIds === undefined} or book.id = any(${[...(bookIds ?? [])]}::uuid[]))
    order by lower(book.title), book.id
  `.execute(company.tx);
  return rows;
}

/** Lent books that are due between two days, inclusive. */
export async function readDueBooks(company: Company, { from, to }: { from: string; to: string }): Promise<BookRow[]> {
  const { rows } = await sql<BookRow>`
    select ${columns} from ${tables}
    where book.company_id = ${company.id} and book.borrower_id is not null and book.due_date between ${from}::date and ${to}::date
    order by book.due_date, book.id
  `.execute(company.tx);
  return rows;
}

/** Locks books until the commit, so that what is judged still holds. */
export async function lockBooks(company: Company, bookIds: readonly string[]): Promise<void> {
  await sql`
    select from book where company_id = ${company.id} and id = any(${[...bookIds]}::uuid[]) order by id for update
  `.execute(company.tx);
}

export async function insertBook(
  company: Company,
  { bookId, title, author, by, now }: Pick<BookRow, 'bookId' | 'title' | 'author'> & { by: string; now: Date },
): Promise<void> {
  await sql`
    insert into book (company_id, id, title, author, created_by, created_at)
    values (${company.id}, ${bookId}::uuid, ${title}, ${author}, ${by}::uuid, ${now}::timestamptz)
  `.execute(company.tx);
}

/** Holds other imports until the commit, so that two of one list add no book twice. */
export async function lockLibrary(company: Company): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('library'), ${company.id}::integer)`.execute(company.tx);
}

export async function insertBooks(
  company: Company,
  books: readonly Pick<BookRow, 'bookId' | 'title' | 'author'>[],
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await sql`
    insert into book (company_id, id, title, author, created_by, created_at)
    select ${company.id}::integer, sent."bookId", sent.title, sent.author, ${by}::uuid, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(books)}::jsonb) sent("bookId" uuid, title text, author text)
  `.execute(company.tx);
}

export async function writeBook(company: Company, { bookId, title, author }: Pick<BookRow, 'bookId' | 'title' | 'author'>): Promise<void> {
  await sql`
    update book set title = ${title}, author = ${author}, version = version + 1 where company_id = ${company.id} and id = ${bookId}::uuid
  `.execute(company.tx);
}

export async function writeStatus(
  company: Company,
  { bookId, status, borrowerId, dueDate }: Pick<BookRow, 'bookId' | 'status' | 'borrowerId' | 'dueDate'>,
): Promise<void> {
  await sql`
    update book set status = ${status}, borrower_id = ${borrowerId}::uuid, due_date = ${dueDate}::date, version = version + 1
    where company_id = ${company.id} and id = ${bookId}::uuid
  `.execute(company.tx);
}

export async function deleteBookRow(company: Company, bookId: string): Promise<void> {
  await sql`delete from book where company_id = ${company.id} and id = ${bookId}::uuid`.execute(company.tx);
}

/** What somebody who is erased had borrowed is on the shelf again. */
export async function takeBooksBack(company: Company, borrowerId: string): Promise<void> {
  await sql`
    update book set status = 'onShelf', borrower_id = null, due_date = null, version = version + 1
    where company_id = ${company.id} and borrower_id = ${borrowerId}::uuid
  `.execute(company.tx);
}

/** How many books somebody has now. */
export async function countBorrowed(company: Company, borrowerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from book where company_id = ${company.id} and borrower_id = ${borrowerId}::uuid
  `.execute(company.tx);
  return rows[0]?.count ?? 0;
}
