import { memberByPerson } from '#features/people/server/public.ts';
import { findTransition } from '#kernel/contract/transitions.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { bookKind } from '../contract/book-parts.ts';
import type { lendBook as contract, moveBook as moveContract } from '../contract/endpoints.ts';
import { bookTransitions, type BookAction, type BookStatus } from '../contract/rules/book-status.ts';
import { openBook, reloadBook, type OpenedBook } from './open-book.ts';
import { actorOf } from './policy.ts';
import { writeStatus, type BookRow } from './store-book.ts';
import { notifyBorrower } from './notify-borrower.ts';

type MoveCall = Pick<CallContext<'library.NotPossible'>, 'company' | 'actor' | 'audit' | 'fail'>;

/** Lends a book to somebody who works here. */
export const lendBook: Handler<typeof contract> = async (context, { body: { borrowerId, dueDate, ...asked } }) => {
  const { company, services, fail } = context;
  const opened = await openBook(context, asked);
  const status = statusAfter(context, opened, 'lend');
  const member = await memberByPerson({ company, services }, borrowerId);
  if (!member) return fail('common.NotFound');
  if (member.state !== 'active' || !member.permissions.has('Library')) fail('library.NotBorrower');
  await change(context, opened.book, { status, borrowerId, dueDate });
  await notifyBorrower(context, { ...opened.book, borrowerId, dueDate });
  return { book: await reloadBook(context, asked.bookId) };
};

/** Gives a book back, reports it lost, or says that it was found. */
export const moveBook: Handler<typeof moveContract> = async (context, { body: { action, ...asked } }) => {
  const opened = await openBook(context, asked);
  await change(context, opened.book, { status: statusAfter(context, opened, action), borrowerId: null, dueDate: null });
  return { book: await reloadBook(context, asked.bookId) };
};

function statusAfter({ fail }: Pick<MoveCall, 'fail'>, opened: OpenedBook, action: BookAction): BookStatus {
  const { status } = opened.book;
  const found = findTransition(bookTransitions, { status, action, actor: actorOf(opened, opened.book) });
  if ('to' in found) return found.to;
  return found.refused === 'forbidden' ? fail('common.Forbidden') : fail('library.NotPossible');
}

async function change(
  { company, audit }: Pick<MoveCall, 'company' | 'audit'>,
  { bookId, title, status, borrowerId, dueDate }: BookRow,
  after: Pick<BookRow, 'status' | 'borrowerId' | 'dueDate'>,
): Promise<void> {
  await writeStatus(company, { bookId, ...after });
  audit({ entity: bookKind, entityId: bookId, before: { title, status, borrowerId, dueDate }, after: { title, ...after } });
}
