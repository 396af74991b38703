import { expect, test } from 'vitest';
import { distance, folding, likeness } from './likeness.ts';

test.each([
  ['Åse Ødegård', 'ase odegard'],
  ['ÆRLIG TALT', 'aerlig talt'],
  ['Jörg Müller-Weiß', 'jorg muller weiss'],
  ['Þór Ðe Łódź Đorđe', 'thor de lodz dorde'],
  ['José', 'jose'],
  ['  Stillings% / FTE ', 'stillings% fte'],
  ['E-post (jobb)', 'e post jobb'],
  ['nr. 12', 'nr 12'],
  ['…', ''],
])('"%s" is compared as "%s"', (text, expected) => {
  expect(folding(text)).toBe(expected);
});

test.each([
  ['', '', 0],
  ['navn', 'navn', 0],
  ['', 'navn', 4],
  ['navn', '', 4],
  ['navn', 'nvn', 1],
  ['navn', 'navnn', 1],
  ['navn', 'nabn', 1],
  ['navn', 'anvn', 1],
  ['navn', 'nanv', 1],
  ['leder', 'eldre', 2],
  ['ab', 'ba', 1],
  ['abc', 'cab', 2],
  ['ab', 'cd', 2],
  ['kitten', 'sitting', 3],
  ['a', 'ab', 1],
  ['abab', 'baba', 2],
])('"%s" becomes "%s" by %i changes', (left, right, changes) => {
  expect(distance(left, right)).toBe(changes);
  expect(distance(right, left)).toBe(changes);
});

test.each([
  ['', '', 1],
  ['navn', 'navn', 1],
  ['navn', 'nabn', 0.75],
  ['navn', 'navnet', 1 - 2 / 6],
  ['ab', 'cd', 0],
])('"%s" and "%s" are alike by %f', (left, right, expected) => {
  expect(likeness(left, right)).toBe(expected);
});
