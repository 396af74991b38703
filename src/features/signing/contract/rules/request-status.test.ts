import { expect, test } from 'vitest';
import { findTransition, possibleActions } from '#kernel/contract/transitions.ts';
import { endedStatuses } from '../kinds.ts';
import {
  requestTransitions,
  storedStatuses,
  wireStatus,
  type RequestAction,
  type RequestActor,
  type StoredStatus,
} from './request-status.ts';

test.each<[StoredStatus, RequestActor, RequestAction[]]>([
  ['Created', 'keeper', ['remind', 'extend', 'changeEmail', 'cancel']],
  ['Created', 'signer', ['begin']],
  ['Created', 'system', ['begin', 'remind', 'expire']],
  ['InProgress', 'keeper', ['remind', 'extend', 'changeEmail', 'cancel']],
  ['InProgress', 'signer', ['sealBegun', 'reject']],
  ['InProgress', 'system', ['remind', 'expire']],
  ['Sealing', 'keeper', []],
  ['Sealing', 'signer', []],
  ['Sealing', 'system', ['complete', 'fail']],
  ['Error', 'keeper', ['retrySealing', 'cancel']],
  ['Error', 'signer', []],
  ['Error', 'system', ['retrySealing']],
  ['Completed', 'keeper', ['copyToProfile', 'addToRegister', 'annul', 'delete']],
  ['Completed', 'signer', []],
  ['Completed', 'system', []],
  ['Rejected', 'keeper', ['delete']],
  ['Rejected', 'signer', []],
  ['Canceled', 'keeper', ['delete']],
  ['Canceled', 'system', []],
  ['Expired', 'keeper', ['extend', 'delete']],
  ['Expired', 'signer', []],
  ['Expired', 'system', []],
])('of a request that is %s, a %s can %j', (status, actor, actions) => {
  expect(possibleActions(requestTransitions, status, actor)).toEqual(actions);
});

test.each<[StoredStatus, RequestAction, RequestActor, StoredStatus]>([
  ['Created', 'begin', 'signer', 'InProgress'],
  ['InProgress', 'sealBegun', 'signer', 'Sealing'],
  ['InProgress', 'extend', 'keeper', 'InProgress'],
  ['InProgress', 'cancel', 'keeper', 'Canceled'],
  ['InProgress', 'reject', 'signer', 'Rejected'],
  ['InProgress', 'expire', 'system', 'Expired'],
  ['Sealing', 'complete', 'system', 'Completed'],
  ['Sealing', 'fail', 'system', 'Error'],
  ['Error', 'retrySealing', 'keeper', 'Sealing'],
  ['Error', 'cancel', 'keeper', 'Canceled'],
  ['Expired', 'extend', 'keeper', 'InProgress'],
])('%s: %s by a %s leads to %s', (status, action, actor, to) => {
  expect(findTransition(requestTransitions, { status, action, actor })).toEqual({ to });
});

test('what everybody has signed is no longer cancelled, refused or expired', () => {
  for (const action of ['cancel', 'reject', 'expire', 'extend', 'changeEmail'] as const)
    for (const actor of ['keeper', 'signer', 'system'] as const)
      expect(findTransition(requestTransitions, { status: 'Sealing', action, actor })).toEqual({ refused: 'impossible' });
});

test('what has ended is deleted by whoever keeps it, and what has not is not', () => {
  const deletable = storedStatuses.filter((status) => possibleActions(requestTransitions, status, 'keeper').includes('delete'));
  expect(deletable.toSorted()).toEqual([...endedStatuses].toSorted());
});

test('on the wire sealing is in progress', () => {
  expect(storedStatuses.map((status) => [status, wireStatus(status)]).filter(([stored, wire]) => stored !== wire)).toEqual([
    ['Sealing', 'InProgress'],
  ]);
});
