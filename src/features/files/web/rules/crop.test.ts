import { expect, test } from 'vitest';
import { middle, moved, wholePixels, zoomed } from './crop.ts';

const wide = { width: 800, height: 400 };
const tall = { width: 400, height: 800 };

test('begins with the largest square, in the middle', () => {
  expect(middle(wide)).toEqual({ x: 200, y: 0, size: 400 });
  expect(middle(tall)).toEqual({ x: 0, y: 200, size: 400 });
});

test('zooms about the centre, four times at most', () => {
  expect(zoomed(wide, middle(wide), 2)).toEqual({ x: 300, y: 100, size: 200 });
  expect(zoomed(wide, middle(wide), 9).size).toBe(100);
  expect(zoomed(wide, { x: 0, y: 0, size: 100 }, 1)).toEqual({ x: 0, y: 0, size: 400 });
});

test('moves by a part of its side', () => {
  expect(moved(wide, { x: 300, y: 100, size: 200 }, 0.25, 0.5)).toEqual({ x: 350, y: 200, size: 200 });
});

test('never leaves the picture', () => {
  expect(moved(wide, middle(wide), 5, 5)).toEqual({ x: 400, y: 0, size: 400 });
  expect(moved(wide, middle(wide), -5, 0)).toEqual({ x: 0, y: 0, size: 400 });
});

test.each([
  [
    { width: 101, height: 67 },
    { x: 34.6, y: 0.4, size: 66.7 },
    { x: 35, y: 0, size: 66 },
  ],
  [
    { width: 33, height: 33 },
    { x: 17, y: 17, size: 16.2 },
    { x: 17, y: 17, size: 16 },
  ],
  [
    { width: 33, height: 33 },
    { x: 2, y: 30, size: 10 },
    { x: 2, y: 23, size: 10 },
  ],
  [
    { width: 33, height: 33 },
    { x: 30, y: 2, size: 10 },
    { x: 23, y: 2, size: 10 },
  ],
  [
    { width: 20, height: 10 },
    { x: 0, y: 0, size: 16 },
    { x: 0, y: 0, size: 10 },
  ],
  [wide, { x: 3, y: 3, size: 0.5 }, { x: 3, y: 3, size: 1 }],
])('keeps to whole pixels inside %o', (picture, square, expected) => {
  const { x, y, size } = wholePixels(picture, square);
  expect({ x, y, size }).toEqual(expected);
  expect([x, y, size].every(Number.isInteger)).toBe(true);
  expect(x + size).toBeLessThanOrEqual(picture.width);
  expect(y + size).toBeLessThanOrEqual(picture.height);
});
