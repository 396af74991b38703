import { describe, expect, test } from 'vitest';
import { breakable, layOut } from './pdf-layout.ts';

const column = (length: number, header = 'Navn') => ({ header, cells: ['x'.repeat(length)] });
const columns = (count: number, length: number) => Array.from({ length: count }, () => column(length));

describe('the layout of a page', () => {
  test.each([
    [3, 10, { paper: 'a4', landscape: false, size: 9 }],
    [8, 12, { paper: 'a4', landscape: true, size: 9 }],
    [14, 10, { paper: 'a4', landscape: true, size: 7 }],
    [40, 20, { paper: 'a3', landscape: true, size: 6 }],
  ])('for %i columns of words of %i letters', (count, length, layout) => {
    expect(layOut(columns(count, length))).toMatchObject(layout);
  });

  test('gives each column its longest word before any column gets more', () => {
    const { shares } = layOut([column(20), { header: 'Tekst', cells: ['et ord '.repeat(40)] }, column(5)]);
    expect(shares[0]).toBeGreaterThanOrEqual(20);
    expect(shares[2]).toBeGreaterThanOrEqual(5);
    expect(shares[1]).toBeGreaterThan(shares[2] ?? 0);
  });

  test('holds also for a table without rows', () => {
    expect(layOut([{ header: 'Navn', cells: [] }]).shares).toEqual([7]);
  });
});

test.each([
  ['kort', 10, 'kort'],
  ['to korte ord', 5, 'to korte ord'],
  ['kari@example.no', 10, 'kari@\u200bexample.\u200bno'],
  ['abcdef', 3, 'a\u200bb\u200bc\u200bd\u200be\u200bf'],
])('the word %j in %i characters may break as %j', (word, characters, broken) => {
  expect(breakable(word, characters)).toBe(broken);
});
