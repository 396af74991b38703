import { expect, test } from 'vitest';
import { nextPlace } from './matrix-move.ts';

// Three rows of three; the middle cannot be worked.
const canWork = ({ row, column }: { row: number; column: number }) => row !== 1 || column !== 1;

test.each<[string, [number, number], string, [number, number] | undefined]>([
  ['down', [0, 0], 'ArrowDown', [1, 0]],
  ['up', [2, 0], 'ArrowUp', [1, 0]],
  ['right', [0, 1], 'ArrowRight', [0, 2]],
  ['left', [0, 1], 'ArrowLeft', [0, 0]],
  ['past what cannot be worked', [0, 1], 'ArrowDown', [2, 1]],
  ['past it sideways', [1, 2], 'ArrowLeft', [1, 0]],
  ['not above the first row', [0, 0], 'ArrowUp', undefined],
  ['not below the last row', [2, 1], 'ArrowDown', undefined],
  ['not before the first column', [0, 0], 'ArrowLeft', undefined],
  ['not after the last column', [1, 2], 'ArrowRight', undefined],
  ['not by other keys', [0, 0], 'Enter', undefined],
])('moves %s', (_name, [row, column], key, expected) => {
  const place = nextPlace({ row, column }, key, { row: 3, column: 3 }, canWork);
  expect(place && [place.row, place.column]).toEqual(expected);
});
