import { describe, expect, test } from 'vitest';
import { findTransition, possibleActions } from '#kernel/contract/transitions.ts';
import { recipientStatuses, type RecipientStatus } from '../kinds.ts';
import { currentPosition, isTurnOf, recipientTransitions, type RecipientAction, type RecipientActor } from './recipient-status.ts';

test.each<[RecipientStatus, RecipientActor, RecipientAction[]]>([
  ['Created', 'keeper', ['changeEmail', 'cancel']],
  ['Created', 'signer', []],
  ['Created', 'system', ['invite', 'cancel', 'expire']],
  ['Delivering', 'keeper', ['remind', 'changeEmail', 'cancel']],
  ['Delivering', 'signer', ['readInvitation']],
  ['Delivering', 'system', ['accepted', 'bounced', 'remind', 'cancel', 'expire']],
  ['Notified', 'keeper', ['remind', 'changeEmail', 'cancel']],
  ['Notified', 'signer', ['readInvitation']],
  ['Notified', 'system', ['bounced', 'remind', 'cancel', 'expire']],
  ['Could_Not_Notify', 'keeper', ['remind', 'changeEmail', 'cancel']],
  ['Could_Not_Notify', 'signer', ['readInvitation']],
  ['Could_Not_Notify', 'system', ['accepted', 'remind', 'cancel', 'expire']],
  ['Read_Invitation', 'keeper', ['remind', 'changeEmail', 'cancel']],
  ['Read_Invitation', 'signer', ['open', 'reject']],
  ['Read_Invitation', 'system', ['remind', 'cancel', 'expire']],
  ['Opened', 'keeper', ['remind', 'changeEmail', 'cancel']],
  ['Opened', 'signer', ['sign', 'reject']],
  ['Opened', 'system', ['remind', 'cancel', 'expire']],
  ['Completed', 'keeper', []],
  ['Completed', 'signer', []],
  ['Completed', 'system', []],
  ['Rejected', 'keeper', []],
  ['Rejected', 'signer', []],
  ['Cancelled', 'system', []],
  ['Cancelled', 'signer', []],
  ['Expired', 'keeper', ['revive']],
  ['Expired', 'signer', []],
])('of somebody who is %s, a %s can %j', (status, actor, actions) => {
  expect(possibleActions(recipientTransitions, status, actor)).toEqual(actions);
});

test.each<[RecipientStatus, RecipientAction, RecipientActor, RecipientStatus]>([
  ['Created', 'invite', 'system', 'Delivering'],
  ['Created', 'changeEmail', 'keeper', 'Created'],
  ['Delivering', 'accepted', 'system', 'Notified'],
  ['Delivering', 'bounced', 'system', 'Could_Not_Notify'],
  ['Could_Not_Notify', 'remind', 'keeper', 'Delivering'],
  ['Notified', 'remind', 'keeper', 'Notified'],
  ['Opened', 'changeEmail', 'keeper', 'Delivering'],
  ['Opened', 'remind', 'keeper', 'Opened'],
  ['Opened', 'sign', 'signer', 'Completed'],
  ['Read_Invitation', 'reject', 'signer', 'Rejected'],
  ['Opened', 'cancel', 'system', 'Cancelled'],
  ['Notified', 'expire', 'system', 'Expired'],
  ['Expired', 'revive', 'keeper', 'Created'],
])('%s: %s by a %s leads to %s', (status, action, actor, to) => {
  expect(findTransition(recipientTransitions, { status, action, actor })).toEqual({ to });
});

test('only who has opened the document signs', () => {
  const signing = recipientStatuses.filter((status) => possibleActions(recipientTransitions, status, 'signer').includes('sign'));
  expect(signing).toEqual(['Opened']);
});

describe('whose turn it is', () => {
  const people = (...given: [RecipientStatus, number][]) => given.map(([status, position]) => ({ status, position }));

  test.each<[string, { status: RecipientStatus; position: number }[], number | undefined, boolean[]]>([
    ['all at once', people(['Notified', 1], ['Opened', 1], ['Completed', 1]), 1, [true, true, false]],
    ['in order, the first', people(['Notified', 1], ['Created', 2]), 1, [true, false]],
    ['in order, the second', people(['Completed', 1], ['Read_Invitation', 2], ['Created', 3]), 2, [false, true, false]],
    ['in order, before the second is asked', people(['Completed', 1], ['Created', 2]), 2, [false, false]],
    ['nobody any more', people(['Completed', 1], ['Completed', 2]), undefined, [false, false]],
    ['whoever could not be reached', people(['Could_Not_Notify', 1]), 1, [true]],
    ['nobody of one that expired', people(['Expired', 1]), 1, [false]],
  ])('%s', (_case, recipients, position, turns) => {
    expect(currentPosition(recipients)).toBe(position);
    expect(recipients.map((one) => isTurnOf(one, recipients))).toEqual(turns);
  });
});
