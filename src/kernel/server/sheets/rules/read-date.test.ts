import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ImportField } from '../../../contract/entities-import.ts';
import type { Cell } from '#kernel/server/sheets/rules/cell.ts';
import { dateColumn } from './date-column.ts';
import { readDate } from '#kernel/server/sheets/rules/read-date.ts';

const now = { today: '2026-11-21', epoch1904: false };
const read = (cell: Cell, field: ImportField = 'startDate', extra: Partial<Parameters<typeof dateColumn>[2]> = {}) =>
  readDate(cell, dateColumn(field, [cell], { ...now, ...extra }).reading);

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
    expect(read(30507 - 1462, 'startDate', { epoch1904: true })).toBe('1983-07-10');
  });

  test.each<[ImportField, string, string]>([
    ['birthday', '10.07.83', '1983-07-10'],
    ['birthday', '10.07.08', '2008-07-10'],
    ['birthday', '10.07.26', '1926-07-10'],
    ['birthday', '10.07.14', '1914-07-10'],
    ['startDate', '10.07.26', '2026-07-10'],
    ['startDate', '01.01.28', '2028-01-01'],
    ['startDate', '10.07.75', '1975-07-10'],
    ['endDate', '10.07.40', '2040-07-10'],
    ['trialPeriodEndDate', "10.07.'26", '2026-07-10'],
  ])('reads the two-digit year of %s %s as %s', (field, text, expected) => {
    expect(read(text, field)).toBe(expected);
  });
});

describe('the order of day and month', () => {
  test.each<[string, Cell[], 'dayFirst' | 'monthFirst', boolean]>([
    ['one day above 12 settles the column', ['7/10/1983', '25/12/1990'], 'dayFirst', false],
    ['one month-first date settles the column', ['7/10/1983', '12/25/1990'], 'monthFirst', false],
    ['the majority settles a mixed column', ['12/25/1990', '12/26/1990', '25/12/1990'], 'monthFirst', false],
    ['points are Norwegian', ['07.10.1983', '01.02.1990'], 'dayFirst', false],
    ['nothing above 12 with strokes must be asked', ['7/10/1983', '1/2/1990'], 'dayFirst', true],
    ['nothing above 12 with dashes must be asked', ['7-10-1983'], 'dayFirst', true],
    ['the same number twice needs no answer', ['5/5/2020', '1/1/2021'], 'dayFirst', false],
    ['real dates and words need no answer', ['1983-07-10', '10. juli 1990', null], 'dayFirst', false],
  ])('%s', (_name, cells, order, needsOrder) => {
    const column = dateColumn('startDate', cells, now);
    expect([column.reading.order, column.needsOrder]).toEqual([order, needsOrder]);
  });

  test('an answer is used where the column does not tell, and only there', () => {
    expect(dateColumn('startDate', ['7/10/1983'], { ...now, order: 'monthFirst' })).toMatchObject({
      reading: { order: 'monthFirst' },
      needsOrder: false,
    });
    expect(dateColumn('startDate', ['25/12/1983'], { ...now, order: 'monthFirst' }).reading.order).toBe('dayFirst');
  });

  test('six digits elsewhere in the column mean that five have lost a zero', () => {
    const { reading } = dateColumn('birthday', [100783, 10783], now);
    expect(readDate(10783, reading)).toBe('1983-07-01');
  });
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
