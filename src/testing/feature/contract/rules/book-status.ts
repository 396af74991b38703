import type { TransitionTable } from '#kernel/contract/transitions.ts';

export const bookStatuses = ['onShelf', 'lent', 'lost'] as const;
export type BookStatus = (typeof bookStatuses)[number];
export const bookActions = ['lend', 'giveBack', 'reportLost', 'find'] as const;
export type BookAction = (typeof bookActions)[number];
/** Who keeps the library; who has the book; everybody else. */
export type BookActor = 'keeper' | 'borrower' | 'reader';

/** All that can be done with a book, by its status. */
export const bookTransitions: TransitionTable<BookStatus, BookAction, BookStatus, BookActor> = {
  onShelf: [
    ['lend', 'lent', 'keeper'],
    ['reportLost', 'lost', 'keeper'],
  ],
  lent: [
    ['giveBack', 'onShelf', 'keeper', 'borrower'],
    ['reportLost', 'lost', 'keeper', 'borrower'],
  ],
  lost: [['find', 'onShelf', 'keeper']],
};
