import { expect, test } from 'vitest';
import { isNoDay, parsedDate, typedDate } from './date-text.ts';

const today = '2026-11-23';

test.each([
  ['21.11.2026', '2026-11-21'],
  ['21/11/2026', '2026-11-21'],
  ['1.2.2026', '2026-02-01'],
  ['1.2.27', '2027-02-01'],
  [' 01 02 26 ', '2026-02-01'],
  ['010227', '2027-02-01'],
  ['21112026', '2026-11-21'],
  ['7-10-83', '1983-10-07'],
  ['01.01.36', '2036-01-01'],
  ['01.01.37', '1937-01-01'],
  ['2026-11-21', '2026-11-21'],
  ['2027-3-5', '2027-03-05'],
  ['29.02.2028', '2028-02-29'],
  ['15. mars 2027', '2027-03-15'],
  ['15 Mar 2027', '2027-03-15'],
  ['15mai27', '2027-05-15'],
  ['17 MAY 2027', '2027-05-17'],
  ['3. okt. 2027', '2027-10-03'],
  ['3 October, 2027', '2027-10-03'],
  ['24 des 26', '2026-12-24'],
])('reads %s as %s', (typed, day) => {
  expect(parsedDate(typed, today)).toBe(day);
});

test.each([
  ['15 Mar', '2027-03-15'],
  ['15. mars', '2027-03-15'],
  ['1/10', '2026-10-01'],
  ['1.2.', '2027-02-01'],
  ['24. mai', '2027-05-24'],
  ['25. mai', '2026-05-25'],
  ['29.2', '2028-02-29'],
  ['i dag', '2026-11-23'],
  ['Tomorrow', '2026-11-24'],
  ['i går', '2026-11-22'],
])('reads %s as the nearest such day, %s', (typed, day) => {
  expect(parsedDate(typed, today)).toBe(day);
});

test.each([
  '31.02.2026',
  '29.02.2027',
  '13/13/2026',
  '30. feb',
  '0.1.2027',
  '15 ma 2027',
  '15 marsj',
  'snart',
  '',
  '21',
  '1.2.207',
  '0102',
])('leaves %j as it was typed', (typed) => {
  expect(parsedDate(typed, today)).toBe(typed);
});

test('writes a date day first in both languages', () => {
  expect(typedDate('2026-11-05', 'no')).toBe('05.11.2026');
  expect(typedDate('2026-11-05', 'en')).toBe('05/11/2026');
  expect(typedDate('5. nov', 'no')).toBe('5. nov');
});

test.each([
  ['2027-02-28', false],
  ['2027-02-29', true],
  ['31.02.2027', true],
  ['snart', true],
  ['', false],
])('of %j it says that it is no day: %j', (value, expected) => {
  expect(isNoDay(value)).toBe(expected);
});
