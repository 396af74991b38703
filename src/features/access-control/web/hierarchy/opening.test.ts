import { expect, test } from 'vitest';
import type { Placed } from './layout.ts';
import { openingPoint } from './opening.ts';

const size = { width: 1000, height: 600 };
// The rest of a placed card does not matter here.
const at = (x: number, row: number): Placed => ({ x, row }) as unknown as Placed;

test('the chart opens on its top', () => {
  expect(openingPoint({ first: at(2000, 0), own: undefined, size })).toEqual({ x: 2000, y: 276 });
});

test('the first card and the own one are in sight where both fit', () => {
  expect(openingPoint({ first: at(2000, 0), own: at(2744, 4), size })).toEqual({ x: 2372, y: 276 });
});

test('the own card is in sight where they do not fit beside each other', () => {
  expect(openingPoint({ first: at(2000, 0), own: at(2745, 4), size })).toEqual({ x: 2745, y: 276 });
});

test('an own card far below stands at the bottom', () => {
  expect(openingPoint({ first: at(2000, 0), own: at(2000, 5), size })).toEqual({ x: 2000, y: 316 });
});
