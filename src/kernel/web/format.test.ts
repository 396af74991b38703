import { expect, test } from 'vitest';
import { formatIn } from './format.ts';

const no = formatIn('no', 'Europe/Oslo');
const en = formatIn('en', 'Europe/Oslo');
/** Thousands and units are kept together by spaces that do not break. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace('\u2212', '-');

test.each([
  [1234567.5, '1 234 567,5', '1,234,567.5'],
  ['1234.00', '1 234', '1,234'],
  ['0.12345678901234567890', '0,1234567890123456789', '0.1234567890123456789'],
  ['90071992547409931.25', '90 071 992 547 409 931,25', '90,071,992,547,409,931.25'],
  [-5, '-5', '-5'],
  [null, '', ''],
  ['', '', ''],
])('writes the number %s', (value, norwegian, english) => {
  expect([plain(no.number(value)), plain(en.number(value))]).toEqual([norwegian, english]);
});

test.each([
  ['1500.00', 'NOK', '1 500 kr', 'NOK 1,500'],
  ['1500.5', 'NOK', '1 500,50 kr', 'NOK 1,500.50'],
  ['12.345', 'EUR', '12,345 EUR', 'EUR 12.345'],
  [undefined, 'NOK', '', ''],
])('writes %s %s as money', (value, currency, norwegian, english) => {
  expect([plain(no.money(value, currency)), plain(en.money(value, currency))]).toEqual([norwegian, english]);
});

test.each([
  ['2026-11-05', '5. nov. 2026', '5 Nov 2026'],
  ['0001-01-01', '', ''],
  ['0000-12-31', '', ''],
  [null, '', ''],
  ['not a date', '', ''],
])('writes the date %s', (day, norwegian, english) => {
  expect([no.date(day), en.date(day)]).toEqual([norwegian, english]);
});

test('writes a birthday without its year', () => {
  expect([no.dayAndMonth('1983-10-07'), en.dayAndMonth('1983-10-07')]).toEqual(['7. oktober', '7 October']);
});

test('writes a moment in the zone of the person', () => {
  expect(plain(no.moment('2026-07-01T22:30:00Z'))).toBe('2. juli 2026, 00:30');
  expect(plain(en.moment('2026-01-01T22:30:00Z'))).toBe('1 Jan 2026, 23:30');
  expect(no.moment('0001-01-01T00:00:00Z')).toBe('');
});

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [1_540_000, '1,5 MB'],
  [25_000_000_000, '25 GB'],
])('writes the size %d', (size, text) => {
  expect(plain(no.bytes(size))).toBe(text);
});

test('joins words as the language does', () => {
  expect(no.list(['Kari', 'Ola', 'Åse'])).toBe('Kari, Ola og Åse');
  expect(en.percent(12.5)).toBe('12.5%');
  expect(plain(no.percent(12.5))).toBe('12,5 %');
});
