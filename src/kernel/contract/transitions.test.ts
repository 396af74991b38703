import { expect, test } from 'vitest';
import { findTransition, possibleActions, type TransitionTable } from './transitions.ts';

type Status = 'draft' | 'sent' | 'done';
type Action = 'send' | 'withdraw' | 'finish';
type Actor = 'owner' | 'recipient';

const table: TransitionTable<Status, Action, Status, Actor> = {
  draft: [['send', 'sent', 'owner']],
  sent: [
    ['withdraw', 'draft', 'owner'],
    ['finish', 'done', 'owner', 'recipient'],
  ],
  done: [],
};

test.each<[Status, Action, Actor, unknown]>([
  ['draft', 'send', 'owner', { to: 'sent' }],
  ['draft', 'send', 'recipient', { refused: 'forbidden' }],
  ['draft', 'finish', 'owner', { refused: 'impossible' }],
  ['sent', 'finish', 'recipient', { to: 'done' }],
  ['sent', 'withdraw', 'recipient', { refused: 'forbidden' }],
  ['done', 'send', 'owner', { refused: 'impossible' }],
])('%s, %s by the %s: %o', (status, action, actor, expected) => {
  expect(findTransition(table, { status, action, actor })).toEqual(expected);
});

test('lists the actions of each actor in the order of the table', () => {
  expect(possibleActions(table, 'sent', 'owner')).toEqual(['withdraw', 'finish']);
  expect(possibleActions(table, 'sent', 'recipient')).toEqual(['finish']);
  expect(possibleActions(table, 'done', 'owner')).toEqual([]);
});
