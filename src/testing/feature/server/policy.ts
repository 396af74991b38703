import type { Membership } from '#kernel/server/actor.ts';
import { possibleActions } from '#kernel/contract/transitions.ts';
import { bookTransitions, type BookAction, type BookActor } from '../contract/rules/book-status.ts';
import type { Book } from '../contract/entities.ts';
import type { BookRow } from './store-book.ts';

/** What a restriction leaves a member of one book: nothing, reading it, or what their role may do. */
export type BookLevel = 'none' | 'view' | 'full';

export interface Reader {
  member: Membership;
  level: BookLevel;
}

/** Whether the member keeps this book: by their role, as far as a restriction leaves it. */
export function keepsBook({ member, level }: Reader): boolean {
  return member.levels.library === 'full' && level === 'full';
}

export function actorOf(reader: Reader, { borrowerId }: Pick<BookRow, 'borrowerId'>): BookActor {
  if (keepsBook(reader)) return 'keeper';
  return borrowerId === reader.member.companyUserId ? 'borrower' : 'reader';
}

export function bookActionsOf(reader: Reader, book: Pick<BookRow, 'status' | 'borrowerId'>): BookAction[] {
  return possibleActions(bookTransitions, book.status, actorOf(reader, book));
}

export function bookPermissions(reader: Reader): Book['permissions'] {
  const keeps = keepsBook(reader);
  return { update: keeps, delete: keeps, share: keeps };
}
