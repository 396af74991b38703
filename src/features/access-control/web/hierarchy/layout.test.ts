import { expect, test } from 'vitest';
import { chartPeople } from '../../testing/chart-people.ts';
import { chartOf } from './chart.ts';
import { layoutOf } from './layout.ts';
import type { Layout } from './layout.ts';
import { card } from './measures.ts';
import { columnsIn } from './stack.ts';
import { cardAt, cardsIn, teamsIn } from './window.ts';

const step = card.width + card.gap;

function laidOut(people: string, folds: readonly string[] = []): Layout {
  return layoutOf(chartOf(chartPeople(people), people.split(' ')[0] ?? null).roots, new Set(folds));
}

/** The position of each card: its centre in steps of a card and a gap, and the row. */
function told({ placed }: Layout): string {
  return placed.map(({ node, x, row }) => `${node.person.id}${Number(((x - card.width / 2) / step).toFixed(2))}/${row}`).join(' ');
}

/** A company in which every manager has this many reports, from the top down. */
function company(count: number, team: number): string {
  return ['p0', ...Array.from({ length: count - 1 }, (_unused, index) => `p${index + 1}>p${Math.floor(index / team)}`)].join(' ');
}

test.each([
  ['one person', 'a', [], 'a0/0'],
  ['a manager over the middle of two', 'a b>a c>a', [], 'a0.5/0 b0/1 c1/1'],
  ['a line', 'a b>a c>b', [], 'a0/0 b0/1 c0/2'],
  ['two teams as near as they come', 'a b>a c>a d>b e>b f>c g>c', [], 'a1.5/0 b0.5/1 d0/2 e1/2 c2.5/1 f2/2 g3/2'],
  ['a deep team beside a shallow one', 'a b>a c>a d>b e>d f>d', [], 'a1/0 b0.5/1 d0.5/2 e0/3 f1/3 c1.5/1'],
  ['a shallow team beside a deep one', 'a b>a c>a d>c e>d f>d', [], 'a0.5/0 b0/1 c1/1 d1/2 e0.5/3 f1.5/3'],
  ['a folded team as one card', 'a b>a c>a d>b e>b', ['b'], 'a0.5/0 b0/1 c1/1'],
  ['another on top beside the director', 'a b>a c d>c e>c f>c2 c2', [], 'a0/0 b0/1 c1.5/0 d1/1 e2/1 c23/0 f3/1'],
])('places %s', (_, people, folds, expected) => {
  expect(told(laidOut(people, folds))).toBe(expected);
});

test('stands who has no team in a column, after who has one', () => {
  const { placed } = laidOut('a b>a c>a d>a e>a f>e');
  expect(placed.map(({ node, row, isStacked }) => `${node.person.id}${row}${isStacked ? '|' : ''}`)).toEqual([
    'a0',
    'e1',
    'f2',
    'b1|',
    'c2|',
    'd3|',
  ]);
});

test.each([
  ['in as many columns as fit', 'a b>a c>a d>a e>a f>a', 2, ['b1', 'c2', 'd3', 'e1', 'f2']],
  ['in one column on a phone', 'a b>a c>a d>a e>a f>a g>a h>a', 1, ['b1', 'c2', 'd3', 'e4', 'f5', 'g6', 'h7']],
  ['in columns of twelve at most', company(14, 13), 1, Array.from({ length: 13 }, (_u, i) => `p${i + 1}${(i % 12) + 1}`)],
  ['as ever beside an unfolded team', 'a b>a c>a d>a e>a f>e', 2, ['e1', 'f2', 'b1', 'c2', 'd3']],
])('places the team of the top %s', (_, people, columns, expected) => {
  const { roots } = chartOf(chartPeople(people), people.split(' ')[0] ?? null);
  const { placed } = layoutOf(roots, new Set(), columns);
  expect(placed.slice(1).map(({ node, row }) => `${node.person.id}${row}`)).toEqual(expected);
});

test.each([
  ['no more than fits', 1112 - 48, 4],
  ['exactly what fits', 4 * 252 - card.gap, 4],
  ['one pixel too little', 4 * 252 - card.gap - 1, 3],
  ['one column at least', 100, 1],
])('counts %s', (_, width, expected) => {
  expect(columnsIn(width)).toBe(expected);
});

test.each([
  ['of narrow teams', company(3_000, 2)],
  ['of wide teams', company(3_000, 40)],
  [
    'of all kinds',
    ['p0', ...Array.from({ length: 3_000 }, (_u, i) => `p${i + 1}>p${Math.floor((i * ((i * 7919) % 101)) / 101)}`)].join(' '),
  ],
])('lets nobody overlap in a company %s', (_, people) => {
  const layout = laidOut(people);
  for (const row of layout.rows) {
    for (const [index, { x }] of row.entries()) expect(x - (row[index - 1]?.x ?? -Infinity)).toBeGreaterThanOrEqual(step - 0.001);
  }
  const edges = layout.placed.map(({ x }) => x);
  expect(Math.min(...edges)).toBeGreaterThanOrEqual(card.width / 2 - 0.001);
  expect(Math.max(...edges)).toBeLessThanOrEqual(layout.width - card.width / 2 + 0.001);
});

test('shows equal teams alike', () => {
  const { byId } = laidOut('a b>a c>a d>b e>b f>e g>c h>c i>h');
  const shape = (ids: string[], top: string) => ids.map((id) => (byId.get(id)?.x ?? 0) - (byId.get(top)?.x ?? 0));
  expect(shape(['d', 'e', 'f'], 'b')).toEqual(shape(['g', 'h', 'i'], 'c'));
});

test('takes about as long a person for fifty times as many', () => {
  // CPU time, as the minimum of several rounds, so that other programs and garbage collection do not count.
  const least = (count: number) => {
    const { roots } = chartOf(chartPeople(company(count, 5)), 'p0');
    const rounds = Array.from({ length: 5 }, () => {
      const start = process.cpuUsage();
      layoutOf(roots, new Set());
      const { user, system } = process.cpuUsage(start);
      return user + system;
    });
    return Math.min(...rounds);
  };
  least(1_000);
  // A quadratic algorithm would give 2,500; the effect of CPU caches on small charts is much smaller.
  expect(least(50_000) / Math.max(least(1_000), 200)).toBeLessThan(1_000);
});

test('finds the cards and lines of an area, and the card at a point', () => {
  const layout = laidOut(company(10_000, 7));
  const area = { left: 30_000, right: 31_440, top: 0, bottom: 900 };
  const half = card.width / 2;
  const isIn = ({ x, row }: { x: number; row: number }) => x + half >= area.left && x - half <= area.right && row * card.row <= area.bottom;
  const cards = cardsIn(layout, area);
  expect(new Set(cards)).toEqual(new Set(layout.placed.filter(isIn)));
  expect(cards.length).toBeLessThan(120);
  const managers = cards.flatMap(({ parent }) => parent ?? []);
  expect(teamsIn(layout, area)).toEqual(expect.arrayContaining(managers));
  const [one] = cards;
  expect(one && cardAt(layout, one.x, one.row * card.row + 5)).toBe(one);
  expect(one && cardAt(layout, one.x, one.row * card.row + card.height + 5)).toBeUndefined();
});
