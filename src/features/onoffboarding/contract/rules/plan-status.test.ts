import { expect, test } from 'vitest';
import { findTransition, possibleActions } from '#kernel/contract/transitions.ts';
import type { PlanState } from '../kinds.ts';
import { planTransitions, type PlanAction } from './plan-status.ts';

test.each<[PlanState, PlanAction, PlanState | 'deleted' | 'impossible']>([
  ['draft', 'edit', 'draft'],
  ['draft', 'publish', 'published'],
  ['draft', 'complete', 'impossible'],
  ['draft', 'reopen', 'impossible'],
  ['draft', 'delete', 'deleted'],
  ['published', 'edit', 'published'],
  ['published', 'publish', 'impossible'],
  ['published', 'complete', 'completed'],
  ['published', 'reopen', 'impossible'],
  ['published', 'delete', 'deleted'],
  ['completed', 'edit', 'impossible'],
  ['completed', 'publish', 'impossible'],
  ['completed', 'complete', 'impossible'],
  ['completed', 'reopen', 'published'],
  ['completed', 'delete', 'deleted'],
])('from %s by %s: %s', (status, action, to) => {
  const found = findTransition(planTransitions, { status, action, actor: 'editor' });
  expect('to' in found ? found.to : found.refused).toBe(to);
});

test('a task that is completed or opened again completes and reopens its plan, and nothing else', () => {
  expect(possibleActions(planTransitions, 'draft', 'task')).toEqual([]);
  expect(possibleActions(planTransitions, 'published', 'task')).toEqual(['complete']);
  expect(possibleActions(planTransitions, 'completed', 'task')).toEqual(['reopen']);
});
