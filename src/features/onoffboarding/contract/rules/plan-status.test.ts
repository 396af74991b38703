import { expect, test } from 'vitest';
import { findTransition, possibleActions } from '#kernel/contract/transitions.ts';
import { isRunning, planTransitions, type PlanAction, type PlanStatus } from './plan-status.ts';

test.each<[PlanStatus, PlanAction, PlanStatus | 'deleted' | 'impossible']>([
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
  ['completed', 'reopen', 'reopened'],
  ['completed', 'delete', 'deleted'],
  ['reopened', 'edit', 'reopened'],
  ['reopened', 'publish', 'impossible'],
  ['reopened', 'complete', 'completed'],
  ['reopened', 'reopen', 'impossible'],
  ['reopened', 'delete', 'deleted'],
])('from %s by %s: %s', (status, action, to) => {
  const found = findTransition(planTransitions, { status, action, actor: 'editor' });
  expect('to' in found ? found.to : found.refused).toBe(to);
});

test('a task that is completed or opened again completes and reopens its plan, and nothing else', () => {
  expect(possibleActions(planTransitions, 'draft', 'task')).toEqual([]);
  expect(possibleActions(planTransitions, 'published', 'task')).toEqual(['complete']);
  expect(possibleActions(planTransitions, 'completed', 'task')).toEqual(['reopen']);
  expect(possibleActions(planTransitions, 'reopened', 'task')).toEqual(['complete']);
});

test.each<[PlanStatus, boolean]>([
  ['draft', false],
  ['published', true],
  ['completed', false],
  ['reopened', true],
])('%s: running %s', (status, running) => {
  expect(isRunning(status)).toBe(running);
});
