import { readItemAccessOf } from '#features/access-control/server/public.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import { bookKind } from '../contract/book-parts.ts';
import type { Book, ListedBook } from '../contract/entities.ts';
import { bookActionsOf, bookPermissions, keepsBook, type Reader } from './policy.ts';
import { lockBooks, readBooks, type BookRow } from './store-book.ts';

type BookCall = Pick<CallContext, 'company' | 'actor' | 'fail'>;

/** A book as one member sees it. */
export interface OpenedBook extends Reader {
  book: BookRow;
  isRestricted: boolean;
}

/** Books as members see them, in the order asked and in one statement; undefined where a restriction closes one to its member. */
export async function viewBooks(
  company: Company,
  asked: readonly { member: Membership; book: BookRow }[],
): Promise<(OpenedBook | undefined)[]> {
  const access = await readItemAccessOf(
    company,
    bookKind,
    asked.map(({ member, book }) => ({ viewer: member, item: { id: book.bookId, ownerCompanyUserId: book.createdBy } })),
  );
  return asked.map(({ member, book }, place) => {
    const { level, isRestricted } = access[place] ?? { level: 'none' as const, isRestricted: true };
    return level === 'none' ? undefined : { book, member, level, isRestricted };
  });
}

/** The books that a member sees. */
export async function seenBooks(company: Company, member: Membership, rows: readonly BookRow[]): Promise<OpenedBook[]> {
  const viewed = await viewBooks(
    company,
    rows.map((book) => ({ member, book })),
  );
  return viewed.filter((opened) => opened !== undefined);
}

/** One book as a member sees it; undefined when there is none or it is closed to them. */
export async function findBook(company: Company, member: Membership, bookId: string): Promise<OpenedBook | undefined> {
  if (!member.permissions.has('Library')) return undefined;
  const [opened] = await seenBooks(company, member, await readBooks(company, [bookId]));
  return opened;
}

/** A book to change, locked; refuses when it has changed since the caller read it. */
export async function openBook(
  { company, actor, fail }: BookCall,
  { bookId, version }: { bookId: string; version?: number | undefined },
): Promise<OpenedBook> {
  await lockBooks(company, [bookId]);
  const opened = (await findBook(company, actor.member, bookId)) ?? fail('common.NotFound');
  await refuseStale(fail, { read: version, stored: opened.book.version }, () => ({ book: presentBook(opened) }));
  return opened;
}

/** The same, for what only who keeps the library may do. */
export async function openKeptBook(call: BookCall, asked: { bookId: string; version?: number | undefined }): Promise<OpenedBook> {
  const opened = await openBook(call, asked);
  return keepsBook(opened) ? opened : call.fail('common.Forbidden');
}

/** The book, read again after it was changed. */
export async function reloadBook({ company, actor, fail }: BookCall, bookId: string): Promise<Book> {
  return presentBook((await findBook(company, actor.member, bookId)) ?? fail('common.NotFound'));
}

export function presentBook(opened: OpenedBook): Book {
  const { createdBy: _by, createdAt, ...book } = opened.book;
  return {
    ...book,
    createdDate: createdAt.toISOString(),
    isRestricted: opened.isRestricted,
    actions: bookActionsOf(opened, book),
    permissions: bookPermissions(opened),
  };
}

export function presentListed({ book }: OpenedBook): ListedBook {
  const { bookId, title, author, status, borrowerId, borrowerFullName, dueDate } = book;
  return { bookId, title, author, status, borrowerId, borrowerFullName, dueDate };
}
