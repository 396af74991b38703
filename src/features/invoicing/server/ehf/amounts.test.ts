import { expect, test } from 'vitest';
import { kroner, oreOf, priceOf } from './amounts.ts';

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [100, '1.00'],
  [-123_456, '-1234.56'],
])('%d øre are %s kroner, and back', (ore, text) => {
  expect(kroner(ore)).toBe(text);
  expect(oreOf(text)).toBe(ore);
});

test.each(['1', '1.0', '1.000', ' 1.00', '1,00', 'X', ''])('%j is no amount', (text) => {
  expect(oreOf(text)).toBeUndefined();
});

test.each([
  [10_000, 1, '100.00'],
  [10_050, 3, '33.50'],
  [3333, 7, '4.76142857'],
  [1, 3, '0.00333333'],
  [100, 8, '0.125'],
])('of %d øre each of %d costs %s', (ore, quantity, price) => {
  expect(priceOf(ore, quantity)).toBe(price);
  expect(Math.abs(Number(price) * quantity * 100 - ore)).toBeLessThan(1);
});
