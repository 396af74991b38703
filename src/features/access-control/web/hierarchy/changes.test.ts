import { expect, test } from 'vitest';
import { chartPeople } from '../../testing/chart-people.ts';
import { changesOf, recheckMoves, reversed } from './changes.ts';
import { chartOf } from './chart.ts';
import type { Moves } from './draft.ts';
import { refusedMove } from './move-refusal.ts';

const compare = (a: string, b: string) => a.localeCompare(b);
const people = chartPeople('a b>a c>a d>b e>b g->a');

test('tells what would be saved by new manager, those who get none last', () => {
  const moves: Moves = {
    d: { to: null, from: 'b', version: 1 },
    e: { to: 'c', from: 'b', version: 1 },
    b: { to: 'c', from: 'z', version: 1 },
  };
  expect(changesOf(moves, chartOf(people, 'a', moves), compare)).toEqual([
    {
      managerId: 'c',
      manager: 'C Moe',
      changes: [
        { id: 'b', name: 'B Moe', from: undefined, hadManager: true, below: 0, meanwhile: 'A Moe' },
        { id: 'e', name: 'E Moe', from: 'B Moe', hadManager: true, below: 0 },
      ],
    },
    { managerId: null, manager: undefined, changes: [{ id: 'd', name: 'D Moe', from: 'B Moe', hadManager: true, below: 0 }] },
  ]);
});

test('takes saved changes back against people as they are now', () => {
  const moves: Moves = { d: { to: 'c', from: 'b', version: 1 }, e: { to: 'c', from: 'b', version: 1 } };
  expect(reversed(moves, ['d'], [{ ...people[3], version: 2 } as (typeof people)[number]])).toEqual({
    d: { to: 'b', from: 'c', version: 2 },
  });
});

test('disputes only who got another manager meanwhile', () => {
  const moves: Moves = { d: { to: 'c', from: 'b', version: 1 }, e: { to: 'c', from: 'a', version: 1 } };
  expect(recheckMoves(moves, ['d', 'e'], people)).toEqual({
    read: { d: { from: 'b', version: 1 }, e: { from: 'b', version: 1 } },
    disputed: ['e'],
  });
});

test.each([
  ['to another team', 'd', 'c', undefined],
  ['to nobody', 'd', null, undefined],
  ['onto oneself', 'b', 'b', 'self'],
  ['under one’s own team', 'b', 'd', 'circle'],
  ['where one is', 'd', 'b', 'same'],
  ['to nobody when one has none', 'a', null, 'same'],
  ['under somebody who has left', 'd', 'g', 'managerGone'],
  ['under somebody who is not in the chart', 'd', 'z', 'managerGone'],
  ['of somebody who has left', 'g', 'b', 'gone'],
])('judges a move %s', (_, id, manager, expected) => {
  expect(refusedMove(chartOf(people, 'a'), id, manager)).toBe(expected);
});
