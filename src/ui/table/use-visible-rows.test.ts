import { expect, test } from 'vitest';
import { firstRows, rowsAround } from './use-visible-rows.ts';

test.each([
  ['at the top', 0, { first: 0, end: 40, above: 0, below: 160 * 49 }],
  ['in the middle', 100, { first: 90, end: 140, above: 90 * 49, below: 60 * 49 }],
  ['at the end', 180, { first: 170, end: 200, above: 170 * 49, below: 0 }],
  ['past the end of fewer rows', 900, { first: 180, end: 200, above: 180 * 49, below: 0 }],
])('draws the rows around the window %s', (_name, top, expected) => {
  expect(rowsAround(top, 20, 200, 49)).toEqual(expected);
});

test('leaves out nothing and invents nothing: heights always add up', () => {
  for (let top = 0; top < 200; top += 10) {
    const { first, end, above, below } = rowsAround(top, 20, 200, 49);
    expect(above + below + (end - first) * 49).toBe(200 * 49);
  }
});

test.each([
  ['more rows than the frame shows', 50, { first: 0, end: 16, above: 0, below: 34 * 40 }],
  ['fewer', 9, { first: 0, end: 9, above: 0, below: 0 }],
])('draws what the frame shows first, of %s', (_name, count, expected) => {
  expect(firstRows(16, count, 40)).toEqual(expected);
});
