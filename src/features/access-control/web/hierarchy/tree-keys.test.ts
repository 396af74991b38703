import { expect, test } from 'vitest';
import { chartPeople } from '../../testing/chart-people.ts';
import { chartOf } from './chart.ts';
import { layoutOf } from './layout.ts';
import { keyStep, named } from './tree-keys.ts';

const folds = new Set(['c']);
const { placed, byId } = layoutOf(chartOf(chartPeople('a b>a ba>b bb>b c>a d>c'), 'a').roots, folds);

test.each([
  ['ArrowDown', 'b', 'go ba'],
  ['ArrowDown', 'c', undefined],
  ['ArrowUp', 'ba', 'go b'],
  ['ArrowUp', 'a', undefined],
  ['Home', 'c', 'go a'],
  ['End', 'a', 'go c'],
  ['ArrowRight', 'c', 'open c'],
  ['ArrowRight', 'b', 'go ba'],
  ['ArrowLeft', 'b', 'fold b'],
  ['ArrowLeft', 'ba', 'go b'],
  ['ArrowLeft', 'c', 'go a'],
  ['Enter', 'c', 'profile c'],
  ['x', 'c', undefined],
])('%s on %s', (key, id, expected) => {
  const at = byId.get(id);
  const step = at && keyStep({ key, at, order: placed, isFolded: ({ node }) => folds.has(node.person.id) });
  const whom = step?.kind === 'go' ? step.to : step?.at;
  expect(step && `${step.kind} ${whom?.node.person.id}`).toBe(expected);
});

test.each([
  ['b', 'a', 'b'],
  ['b', 'b', 'ba'],
  ['b', 'bb', 'b'],
  ['bb', 'b', 'bb'],
  ['z', 'a', undefined],
])('typing %s on %s leads to %s', (typed, id, expected) => {
  const at = byId.get(id);
  expect(at && named(typed, at, placed)?.node.person.id).toBe(expected);
});
