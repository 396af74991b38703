import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import { readDateColumn } from './read-date-column.ts';
import { isCompactDate, isWrittenDate, numericDate, readDate, type DateReading } from './read-date.ts';

const dayFirst: DateReading = { order: 'dayFirst', compact: false, epoch1904: false, pivotYear: 2028 };
/** Read as the only cell of its column. */
const read = (cell: Cell, { epoch1904, pivotYear }: DateReading = dayFirst) =>
  readDate(cell, readDateColumn([cell], { epoch1904, pivotYear }).reading);

describe('one date', () => {
  test.each<[Cell, string | null | undefined]>([
    ['1983-07-10', '1983-07-10'],
    ['1983/7/10', '1983-07-10'],
    ['1983.07.10', '1983-07-10'],
    ['10.07.1983', '1983-07-10'],
    ['10. 7. 1983', '1983-07-10'],
    ['10-07-1983', '1983-07-10'],
    ['7/10/1983', '1983-10-07'],
    ['25/12/1983', '1983-12-25'],
    ['12/25/1983', '1983-12-25'],
    ['10. juli 1983', '1983-07-10'],
    ['10 Jul 83', '1983-07-10'],
    ['10-Jul-83', '1983-07-10'],
    ['10.jul.1983', '1983-07-10'],
    ['10th of July 1983', '1983-07-10'],
    ['July 10, 1983', '1983-07-10'],
    ['Jul. 10 1983', '1983-07-10'],
    ['søndag 10. juli 1983', '1983-07-10'],
    ['Sun, 10 Jul 1983', '1983-07-10'],
    ['1. desember 1999', '1999-12-01'],
    ['1 oktober 1999', '1999-10-01'],
    ['1983-07-10T00:00:00.000Z', '1983-07-10'],
    ['1983-07-10 00:00:00', '1983-07-10'],
    ['10.07.1983 00:00', '1983-07-10'],
    ['10.07.1983 00.00.00', '1983-07-10'],
    ['7/10/1983 12:00 AM', '1983-10-07'],
    ['19830710', '1983-07-10'],
    ['10071983', '1983-07-10'],
    [30507, '1983-07-10'],
    ['30507', '1983-07-10'],
    [30507.75, '1983-07-10'],
    [100783, '1983-07-10'],
    ['83-07-10', '1983-07-10'],
    ['29.02.2024', '2024-02-29'],
    ['', null],
    ['-', null],
    ['0001-01-01', null],
    ['01.01.0001', null],
    ['31.12.9999', null],
    [0, null],
    ['29.02.2023', undefined],
    ['31.04.2023', undefined],
    ['10.13.2023', '2023-10-13'],
    ['13.13.2023', undefined],
    ['juli 1983', undefined],
    ['ukjent', undefined],
    ['1983', undefined],
    [true, undefined],
  ])('reads %j as %j', (cell, expected) => {
    expect(read(cell)).toBe(expected);
  });

  test('reads the days of a workbook that counts from 1904', () => {
    expect(read(30507 - 1462, { ...dayFirst, epoch1904: true })).toBe('1983-07-10');
  });

  test.each<[string, number, string]>([
    ['10.07.26', 2026, '2026-07-10'],
    ['10.07.27', 2026, '1927-07-10'],
    ["10.07.'26", 2026, '2026-07-10'],
    ['10 Jul ’26', 2026, '2026-07-10'],
    ['10.07.99', 2026, '1999-07-10'],
    ['10.07.00', 2026, '2000-07-10'],
    ['10.07.40', 2046, '2040-07-10'],
    // In the next century two digits still mean a year that has been.
    ['10.07.05', 2105, '2105-07-10'],
    ['10.07.06', 2105, '2006-07-10'],
    ['10.07.2099', 2026, '2099-07-10'],
  ])('reads the year of %s, which may be at latest %i, as %s', (text, pivotYear, day) => {
    expect(read(text, { ...dayFirst, pivotYear })).toBe(day);
  });
});

test.each<[Cell, Partial<DateReading>, string | null | undefined]>([
  ['7/10/1983', { order: 'monthFirst' }, '1983-07-10'],
  ['25/12/1983', { order: 'monthFirst' }, undefined],
  // Six digits elsewhere in the column: five have lost a zero.
  [10783, { compact: true }, '1983-07-01'],
  [10783, {}, '1929-07-09'],
  [100783, {}, '1983-07-10'],
  // The first and the last day that a number may be.
  [3654, {}, '1910-01-01'],
  [3653, {}, undefined],
  [73_415, {}, '2100-12-31'],
  [73_416, {}, undefined],
  ['3654', {}, '1910-01-01'],
  ['3654.99', {}, '1910-01-01'],
  [3654 - 1462, { epoch1904: true }, '1910-01-01'],
  [3653 - 1462, { epoch1904: true }, undefined],
  ['18991231', {}, undefined],
  ['19000101', {}, '1900-01-01'],
  ['21991231', {}, '2199-12-31'],
  ['0', {}, null],
  ['00.00.0000', {}, null],
  ['0000-00-00', {}, null],
  ['1899-12-30', {}, null],
  ['1899-12-31', {}, null],
  ['1900-01-00', {}, null],
  ['00:00', {}, null],
  ['00:00:00', {}, null],
  ['0.00', {}, null],
  ['31.12.9998', {}, '9998-12-31'],
  ['9999-01-01', {}, null],
  ['0002-01-01', {}, '0002-01-01'],
  ['32.01.2024', {}, undefined],
  ['2024-00-10', {}, undefined],
  ['2024-13-10', {}, undefined],
  ['2024-10-00', {}, undefined],
  ['2024-02-30', {}, undefined],
  ['29.02.1900', {}, undefined],
  ['1st January 2024', {}, '2024-01-01'],
  ['2nd of May, 2024', {}, '2024-05-02'],
  ['December 31st, 2024', {}, '2024-12-31'],
  ['tirsdag 2. januar 2024', {}, '2024-01-02'],
  ['Tue 2 Jan 2024', {}, '2024-01-02'],
  ['2. januar', {}, undefined],
  ['10.07.1983 23:59:59,123', {}, '1983-07-10'],
  ['1983-07-10T23:59:59+02:00', {}, '1983-07-10'],
])('%j read with %j is %j', (cell, reading, expected) => {
  expect(readDate(cell, { ...dayFirst, ...reading })).toBe(expected);
});

describe('three numbers whose order depends on custom', () => {
  test.each<[Cell, ReturnType<typeof numericDate>]>([
    ['7/10/1983', { first: 7, second: 10, year: '1983', separator: '/' }],
    ['07. 10. 83', { first: 7, second: 10, year: '83', separator: '.' }],
    ["7-10-'83", { first: 7, second: 10, year: '83', separator: '-' }],
    ['7 10 1983', { first: 7, second: 10, year: '1983', separator: ' ' }],
    ['31/10/83', { first: 31, second: 10, year: '83', separator: '/' }],
    ['7/10/1983 12:00', { first: 7, second: 10, year: '1983', separator: '/' }],
    // Only a year can be above 31.
    ['32/10/83', undefined],
    ['7/10-1983', undefined],
    ['1983-10-07', undefined],
    ['7/10', undefined],
    ['10. juli 1983', undefined],
    ['', undefined],
    [null, undefined],
    [45_292, undefined],
  ])('of %j are %j', (cell, expected) => {
    expect(numericDate(cell)).toEqual(expected);
  });
});

test.each<[Cell, boolean]>([
  ['10.07.1983', true],
  ['12/25/1983', true],
  ['25/12/1983', true],
  ['10. juli 1983', true],
  ['1983-07-10', true],
  ['19830710', true],
  ['10071983', true],
  // A phone number, a year, a number of a spreadsheet.
  ['91234567', false],
  ['1983', false],
  ['45292', false],
  ['13.13.1983', false],
  ['00.00.0000', false],
  ['', false],
  [null, false],
])('that %j is a date and no phone number: %s', (cell, expected) => {
  expect(isWrittenDate(cell)).toBe(expected);
});

test.each<[Cell, boolean]>([
  ['310126', true],
  [310_126, true],
  ['073416', true],
  ['073415', false],
  ['31012', false],
  ['3101266', false],
  ['', false],
  [null, false],
])('that %j can only be six digits of a date: %s', (cell, expected) => {
  expect(isCompactDate(cell)).toBe(expected);
});

const days = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const two = (part: string) => String(Number(part));

test('every day is read back from every unambiguous way of writing it', () => {
  fc.assert(
    fc.property(days, (day) => {
      const [year = '', month = '', date = ''] = day.split('-');
      const moment = new Date(`${day}T00:00:00Z`);
      const named = (locale: string, style: 'long' | 'short') =>
        new Intl.DateTimeFormat(locale, { day: 'numeric', month: style, year: 'numeric', timeZone: 'UTC' }).format(moment);
      const serial = moment.getTime() / 86_400_000 + 25_569;
      const written = [
        day,
        `${date}.${month}.${year}`,
        `${two(date)}.${two(month)}.${year}`,
        `${year}${month}${date}`,
        serial,
        String(serial),
      ];
      for (const cell of [...written, ...['nb', 'en-GB', 'en-US'].flatMap((locale) => [named(locale, 'long'), named(locale, 'short')])]) {
        expect([cell, read(cell)]).toEqual([cell, day]);
      }
    }),
  );
});

test('whatever stands in a cell is a day, nothing, or unreadable', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.stringMatching(/^[0-9./\- a-z]{0,14}$/)), (cell) => {
      const day = read(cell);
      if (typeof day === 'string') expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
    }),
  );
});
