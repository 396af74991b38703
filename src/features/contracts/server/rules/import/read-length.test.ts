import { expect, test } from 'vitest';
import type { Cell } from '#kernel/server/sheets/rules/cell.ts';
import { readLength, unitInHeading } from './read-length.ts';

const days = (number: number) => ({ number, unit: 'day' });
const months = (number: number) => ({ number, unit: 'month' });

test.each<[Cell, unknown]>([
  ['3 mnd', months(3)],
  ['3 mnd.', months(3)],
  ['3mnd', months(3)],
  ['3 måneder', months(3)],
  ['3 måneders', months(3)],
  ['3 (tre) måneder', months(3)],
  ['tre måneder', months(3)],
  ['3 months', months(3)],
  ['1 month', months(1)],
  ['Three months', months(3)],
  ['1 år', months(12)],
  ['2 years', months(24)],
  ['1,5 år', months(18)],
  ['1.5 år', months(18)],
  ['½ år', months(6)],
  ['1½ år', months(18)],
  ['halvt år', months(6)],
  ['halvårlig', months(6)],
  ['årlig', months(12)],
  ['annually', months(12)],
  ['månedlig', months(1)],
  ['kvartalsvis', months(3)],
  ['2 kvartaler', months(6)],
  ['90 dager', days(90)],
  ['90 days', days(90)],
  ['30d', days(30)],
  ['2 uker', days(14)],
  ['1 week', days(7)],
  ['90', days(90)],
  [90, days(90)],
  ['0', null],
  ['0 mnd', null],
  ['ingen', null],
  ['None', null],
  ['', null],
  ['-', null],
  [null, null],
  ['3 mnd + 14 dager', undefined],
  ['etter avtale', undefined],
  ['3 epler', undefined],
  ['1,3 måneder', undefined],
  ['1,5 dager', undefined],
])('%s', (cell, expected) => {
  expect(readLength(cell)).toEqual(expected);
});

test.each<[string, Cell, unknown]>([
  ['Oppsigelsestid (mnd)', 3, months(3)],
  ['Oppsigelsestid (mnd) ', '3', months(3)],
  ['Notice period (days)', 90, days(90)],
  ['Oppsigelsestid i måneder', '1', months(1)],
  ['Fornyelse (år)', 2, months(24)],
  // What the cell says counts more than the heading.
  ['Oppsigelsestid (mnd)', '90 dager', days(90)],
  ['Oppsigelsestid', 3, days(3)],
])('below %s, %s', (heading, cell, expected) => {
  expect(readLength(cell, unitInHeading(heading))).toEqual(expected);
});
