import { expect, test } from 'vitest';
import { findTransition, possibleActions } from '#kernel/contract/transitions.ts';
import { bookActions, bookStatuses, bookTransitions, type BookAction, type BookActor, type BookStatus } from './book-status.ts';

test.each<[BookStatus, BookActor, BookAction[]]>([
  ['onShelf', 'keeper', ['lend', 'reportLost']],
  ['onShelf', 'borrower', []],
  ['lent', 'keeper', ['giveBack', 'reportLost']],
  ['lent', 'borrower', ['giveBack', 'reportLost']],
  ['lent', 'reader', []],
  ['lost', 'keeper', ['find']],
  ['lost', 'borrower', []],
])('a book that is %s: a %s can %j', (status, actor, actions) => {
  expect(possibleActions(bookTransitions, status, actor)).toEqual(actions);
});

test('each action leads somewhere else than where it began', () => {
  for (const status of bookStatuses)
    for (const action of bookActions) {
      const found = findTransition(bookTransitions, { status, action, actor: 'keeper' });
      if ('to' in found) expect(found.to).not.toBe(status);
    }
});
