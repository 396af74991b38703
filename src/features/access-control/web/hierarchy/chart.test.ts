import { expect, test } from 'vitest';
import { chartPeople } from '../../testing/chart-people.ts';
import { chartOf, lineAbove, walk } from './chart.ts';
import type { Chart } from './chart.ts';
import type { Moves } from './draft.ts';
import { initialFolds, unfoldPathTo } from './folds.ts';

/** Each person indented by depth, with the number below; then the other people at the top. */
function told({ roots, loose }: Chart): string {
  const tree = walk(roots).map(({ person, depth, below }) => `${'-'.repeat(depth)}${person.id}${below || ''}`);
  return `${tree.join(' ')} | ${loose.map(({ person }) => person.id).join(' ')}`;
}
const to = (manager: string | null) => ({ to: manager, from: null, version: 1 });

test.each<[string, string, { director?: string; moves?: Moves }, string]>([
  ['the director on top', 'a b>a c>a d>b', { director: 'a' }, 'a3 -b1 --d -c | '],
  ['who has no manager beside the chart', 'a b c>a', { director: 'a' }, 'a1 -c | b'],
  ['another with a team in the chart and beside it', 'a b c>b', { director: 'a' }, 'a b1 -c | b'],
  ['the larger team first when nobody is the director', 'a b>a c d>c e>c', {}, 'c2 -d -e a1 -b | a c'],
  ['nobody in the chart when nobody leads', 'a b', {}, ' | a b'],
  ['who reports to somebody not shown as on top', 'a b>z c>b', { director: 'a' }, 'a b1 -c | b'],
  ['a drafted move with the team', 'a b>a c>a d>b', { director: 'a', moves: { b: to('c') } }, 'a3 -c2 --b1 ---d | '],
  ['a drafted move to nobody', 'a b>a c>b', { director: 'a', moves: { b: to(null) } }, 'a b1 -c | b'],
  ['everybody of a circle, once', 'a b>c c>b d>c', { director: 'a' }, 'a b2 -c1 --d | b'],
  ['somebody who reports to themselves', 'a b>b c>b', { director: 'a' }, 'a b1 -c | b'],
])('shows %s', (_, people, { director = null, moves }, expected) => {
  expect(told(chartOf(chartPeople(people), director, moves))).toBe(expected);
});

test('names the line above somebody from the top', () => {
  const { byId } = chartOf(chartPeople('a b>a c>b d>c'), 'a');
  const node = byId.get('d');
  expect(node && lineAbove(node).map(({ person }) => person.id)).toEqual(['a', 'b', 'c']);
});

test('unfolds as many levels as are readable, and more to show a searched person', () => {
  const people = ['a', ...Array.from({ length: 9 }, (_u, i) => `m${i}>a`), ...Array.from({ length: 90 }, (_u, i) => `e${i}>m${i % 9}`)];
  const chart = chartOf(chartPeople(people.join(' ')), 'a');
  const folds = initialFolds(chart);
  expect([folds.has('a'), folds.has('m3'), folds.size]).toEqual([false, true, 9]);
  const node = chart.byId.get('e3');
  expect(node && unfoldPathTo(folds, node).has('m3')).toBe(false);
});

test.each([
  ['all that fits', 4, []],
  ['a level less where that does not fit', 3, ['c', 'f']],
  ['two levels where three do not fit', 2, ['b', 'c', 'e', 'f']],
  ['the first level in any case', 0, ['b', 'c', 'e', 'f']],
])('opens with %s', (_, most, expected) => {
  const chart = chartOf(chartPeople('a b>a e>a c>b d>c f>e g>f'), 'a');
  const levels = (folds: ReadonlySet<string>): number => (folds.has('b') ? 2 : folds.has('c') ? 3 : 4);
  expect([...initialFolds(chart, chart.roots, (folds) => levels(folds) <= most)].toSorted()).toEqual(expected);
});

test('links a line of ten thousand, one under the other', () => {
  const people = ['p0', ...Array.from({ length: 9_999 }, (_u, i) => `p${i + 1}>p${i}`)];
  const chart = chartOf(chartPeople(people.join(' ')), 'p0');
  expect([chart.byId.get('p0')?.below, chart.byId.get('p9999')?.depth]).toEqual([9_999, 9_999]);
});
