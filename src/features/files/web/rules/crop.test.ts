import { expect, test } from 'vitest';
import { middle, moved, wholePixels, zoomed } from './crop.ts';

const wide = { width: 800, height: 400 };

test('begins with the largest square, in the middle', () => {
  expect(middle(wide)).toEqual({ x: 200, y: 0, size: 400 });
});

test('zooms about the centre, four times at most', () => {
  expect(zoomed(wide, middle(wide), 2)).toEqual({ x: 300, y: 100, size: 200 });
  expect(zoomed(wide, middle(wide), 9).size).toBe(100);
  expect(zoomed(wide, { x: 0, y: 0, size: 100 }, 1)).toEqual({ x: 0, y: 0, size: 400 });
});

test('never leaves the picture', () => {
  expect(moved(wide, middle(wide), 5, 5)).toEqual({ x: 400, y: 0, size: 400 });
  expect(moved(wide, middle(wide), -5, 0)).toEqual({ x: 0, y: 0, size: 400 });
});

test.each([
  [
    { width: 101, height: 67 },
    { x: 34.6, y: 0.4, size: 66.7 },
  ],
  [
    { width: 33, height: 33 },
    { x: 17, y: 17, size: 16.2 },
  ],
])('keeps to whole pixels inside %o', (picture, square) => {
  const { x, y, size } = wholePixels(picture, square);
  expect([x, y, size].every(Number.isInteger)).toBe(true);
  expect(x + size).toBeLessThanOrEqual(picture.width);
  expect(y + size).toBeLessThanOrEqual(picture.height);
});
