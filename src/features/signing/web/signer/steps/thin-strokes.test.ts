import { expect, test } from 'vitest';
import { thinStrokes } from './thin-strokes.ts';

test('keeps a short line, within the square and as fine as print', () => {
  expect(
    thinStrokes([
      [
        [0.123456, -0.2],
        [1.5, 0.5],
      ],
    ]),
  ).toEqual([
    [
      [0.1235, 0],
      [1, 0.5],
    ],
  ]);
});

test('leaves out points of a long line, and never its end', () => {
  const line = Array.from({ length: 1001 }, (_unused, index): [number, number] => [index / 1000, 0.5]);
  const [thin = []] = thinStrokes([line]);
  expect(thin.length).toBeLessThanOrEqual(401);
  expect([thin[0], thin.at(-1)]).toEqual([
    [0, 0.5],
    [1, 0.5],
  ]);
});

test('keeps at most a hundred lines, and none without points', () => {
  expect(thinStrokes([[], ...Array.from({ length: 120 }, (): [number, number][] => [[0, 0]])])).toHaveLength(100);
});
