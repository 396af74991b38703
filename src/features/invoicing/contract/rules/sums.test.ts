import { describe, expect, test } from 'vitest';
import { roundedShare, sumsOf, vatOf } from './sums.ts';

describe('the VAT of a sum', () => {
  test.each([
    [10_000, 25, 2500],
    [19_602, 25, 4901],
    [19_601, 25, 4900],
    [19_603, 25, 4901],
    [-19_602, 25, -4901],
    [1, 25, 0],
    [-1, 25, 0],
    [2, 25, 1],
    [0, 25, 0],
    [4900, 0, 0],
    [10_010, 15, 1502],
  ])('of %i øre at %i percent is %i', (net, percent, vat) => {
    expect(vatOf(net, percent)).toBe(vat);
  });

  test('is counted once for all lines', () => {
    expect(sumsOf([{ net: 1 }, { net: 1 }], 25)).toEqual({ net: 2, vat: 1, total: 3 });
    expect(sumsOf([{ net: 5000 }, { net: -7000 }], 25)).toEqual({ net: -2000, vat: -500, total: -2500 });
    expect(sumsOf([], 25)).toEqual({ net: 0, vat: 0, total: 0 });
  });
});

test('a share is rounded half up by its size, and is the whole at its end', () => {
  expect([0, 1, 2, 3].map((part) => roundedShare(100, part, 3))).toEqual([0, 33, 67, 100]);
  expect([1, 2, 3].map((part) => roundedShare(-5, part, 2))).toEqual([-3, -5, -8]);
});
