import { expect, test } from 'vitest';
import { parsedTime } from './time-text.ts';

test.each([
  ['8', '08:00'],
  ['08', '08:00'],
  ['0800', '08:00'],
  ['830', '08:30'],
  ['8.30', '08:30'],
  ['8:30', '08:30'],
  [' 08 30 ', '08:30'],
  ['kl. 8.30', '08:30'],
  ['0', '00:00'],
  ['23:59', '23:59'],
  ['24:00', undefined],
  ['8:60', undefined],
  ['8:3', undefined],
  ['08300', undefined],
  ['8 pm', undefined],
  ['', undefined],
])('reads the time %j as %s', (typed, time) => {
  expect(parsedTime(typed)).toBe(time);
});
