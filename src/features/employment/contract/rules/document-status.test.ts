import { expect, test } from 'vitest';
import { findTransition, possibleActions } from '#kernel/contract/transitions.ts';
import type { DocumentState } from '../kinds.ts';
import { documentTransitions, isDraft, mayBeDeleted, type DocumentAction } from './document-status.ts';

test.each<[DocumentState, DocumentAction, DocumentState | 'impossible']>([
  [1, 'publish', 2],
  [1, 'reopen', 'impossible'],
  [1, 'uploadSigned', 'impossible'],
  [2, 'publish', 'impossible'],
  [2, 'reopen', 4],
  [2, 'uploadSigned', 5],
  [3, 'publish', 'impossible'],
  [3, 'reopen', 'impossible'],
  [3, 'uploadSigned', 'impossible'],
  [4, 'publish', 2],
  [4, 'uploadSigned', 'impossible'],
  [5, 'publish', 'impossible'],
  [5, 'reopen', 'impossible'],
])('from %d by %s: %s', (status, action, to) => {
  const found = findTransition(documentTransitions, { status, action, actor: 'full' });
  expect('to' in found ? found.to : found.refused).toBe(to);
});

test('only signing sends, cancels and completes', () => {
  expect(findTransition(documentTransitions, { status: 2, action: 'send', actor: 'full' })).toEqual({ refused: 'forbidden' });
  expect(possibleActions(documentTransitions, 3, 'signing')).toEqual(['cancelSigning', 'cancelSigningWithAddenda', 'completeSigning']);
  expect(findTransition(documentTransitions, { status: 3, action: 'cancelSigning', actor: 'signing' })).toEqual({ to: 4 });
  expect(findTransition(documentTransitions, { status: 3, action: 'cancelSigningWithAddenda', actor: 'signing' })).toEqual({ to: 2 });
});

test.each<[DocumentState, boolean, boolean]>([
  [1, true, true],
  [2, false, true],
  [3, false, false],
  [4, true, true],
  [5, false, true],
])('state %d is a draft: %s; may be deleted: %s', (state, draft, deleted) => {
  expect([isDraft(state), mayBeDeleted(state)]).toEqual([draft, deleted]);
});
