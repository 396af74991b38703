import { expect, test } from 'vitest';
import { circlesIn } from './reporting-lines.ts';

/** `a>b` = a shall report to b, or does already. */
const lines = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((line) => {
      const [person = '', manager = ''] = line.split('>');
      return { person, manager };
    });
const refused = (moves: string, stored = '') =>
  [...circlesIn(lines(moves), new Map(lines(stored).map(({ person, manager }) => [person, manager])))].toSorted().join(' ');

test.each([
  ['no wish', '', '', ''],
  ['a straight line', 'a>b b>c', '', ''],
  ['oneself', 'a>a', '', 'a'],
  ['two who report to each other: the later', 'a>b b>a', '', 'b'],
  ['three in a circle: the last', 'a>b b>c c>a', '', 'c'],
  ['a circle with a line of today', 'a>b', 'b>a', 'a'],
  ['a circle with two lines of today', 'a>b', 'b>c c>a', 'a'],
  ['lines turned round', 'a>b b>c', 'b>a', ''],
  ['a line of today that goes elsewhere', 'a>b', 'b>c', ''],
  ['two circles', 'a>b b>a c>d d>c', '', 'b d'],
  ['a circle far above', 'x>a', 'a>b b>a', ''],
  // Refused, a keeps its line to c; then c's request closes a cycle that did not exist before.
  ['a line of today that comes back', 'b>a c>b a>b', 'a>c', 'a c'],
  ['a line of today that comes back and hurts nobody', 'b>a a>b', 'a>c', 'a'],
])('%s: of the wishes "%s" beside "%s" is refused "%s"', (_name, moves, stored, expected) => {
  expect(refused(moves, stored)).toBe(expected);
});
