import { expect, test } from 'vitest';
import { formatIn } from './format.ts';

const no = formatIn('no', 'Europe/Oslo');
const en = formatIn('en', 'Europe/Oslo');
/** Replaces non-breaking spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace('\u2212', '-');

test.each([
  [1234567.5, '1 234 567,5', '1,234,567.5'],
  ['1234.00', '1 234', '1,234'],
  ['0.12345678901234567890', '0,1234567890123456789', '0.1234567890123456789'],
  ['90071992547409931.25', '90 071 992 547 409 931,25', '90,071,992,547,409,931.25'],
  [-5, '-5', '-5'],
  [0, '0', '0'],
  ['-1234.50', '-1 234,5', '-1,234.5'],
  ['1.00000000000000000001', '1,00000000000000000001', '1.00000000000000000001'],
  ['0.00000000000000000000', '0', '0'],
  ['12345678901234567890123.10', '12 345 678 901 234 567 890 123,1', '12,345,678,901,234,567,890,123.1'],
  [undefined, '', ''],
  [null, '', ''],
  ['', '', ''],
])('writes the number %s', (value, norwegian, english) => {
  expect([plain(no.number(value)), plain(en.number(value))]).toEqual([norwegian, english]);
});

test.each([
  ['1500.00', 'NOK', '1 500 kr', 'NOK 1,500'],
  ['1500.5', 'NOK', '1 500,50 kr', 'NOK 1,500.50'],
  ['-99.90', 'NOK', '-99,90 kr', '-NOK 99.90'],
  [0, 'NOK', '0 kr', 'NOK 0'],
  ['90071992547409931.01', 'NOK', '90 071 992 547 409 931,01 kr', 'NOK 90,071,992,547,409,931.01'],
  ['0.00000000000000000001', 'NOK', '0,00000000000000000001 kr', 'NOK 0.00000000000000000001'],
  ['12.345', 'EUR', '12,345 EUR', 'EUR 12.345'],
  [undefined, 'NOK', '', ''],
])('writes %s %s as money', (value, currency, norwegian, english) => {
  expect([plain(no.money(value, currency)), plain(en.money(value, currency))]).toEqual([norwegian, english]);
});

test.each([
  ['2026-11-05', '5. nov. 2026', '5 Nov 2026'],
  ['0001-01-01', '', ''],
  ['0000-12-31', '', ''],
  ['0001-12-31', '', ''],
  ['0002-01-01', '1. jan. 2', '1 Jan 2'],
  ['2026-03-29', '29. mars 2026', '29 Mar 2026'],
  ['2026-02-30', '', ''],
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

test('writes the day of a moment in the zone of the user, where it may be another than in UTC', () => {
  expect(plain(no.dayOf('2026-07-01T22:30:00Z'))).toBe('2. juli 2026');
  expect(plain(en.dayOf('2026-01-01T22:30:00Z'))).toBe('1 Jan 2026');
  expect([no.dayOf(null), no.dayOf('0001-01-01T00:00:00Z')]).toEqual(['', '']);
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

test('keeps what belongs together on one line', () => {
  expect(no.number(1234567)).toBe('1\u00a0234\u00a0567');
  expect(no.money('1500')).toBe('1\u00a0500\u00a0kr');
  expect(no.percent(80)).toBe('80\u00a0%');
  expect(no.bytes(2000)).toBe('2\u00a0kB');
});

// Evening in Oslo: the date has changed there, but not in UTC.
const now = new Date('2026-11-21T22:30:00Z');
test.each([
  ['2026-11-21T22:29:40Z', 'nå', 'now'],
  ['2026-11-21T22:25:00Z', 'for 5 minutter siden', '5 minutes ago'],
  ['2026-11-21T22:35:00Z', 'nå', 'now'],
  ['2026-11-21T19:30:00Z', 'for 3 timer siden', '3 hours ago'],
  ['2026-11-20T22:59:00Z', 'i går', 'yesterday'],
  ['2026-11-21T23:40:00Z', 'nå', 'now'],
  ['2026-11-19T12:00:00Z', 'i forgårs', '2 days ago'],
  ['2026-11-18T12:00:00Z', '18. nov. 2026', '18 Nov 2026'],
  ['2026-11-01T12:00:00Z', '1. nov. 2026', '1 Nov 2026'],
  [null, '', ''],
  ['0001-01-01T00:00:00Z', '', ''],
])('writes %s as seen from now', (instant, norwegian, english) => {
  expect([plain(no.relative(instant, now)), plain(en.relative(instant, now))]).toEqual([norwegian, english]);
});

test.each([
  ['2027-03-15', '2027-03-17', '15.–17. mars 2027', '15–17 March 2027'],
  ['2027-03-15', '2027-04-02', '15. mars–2. april 2027', '15 March – 2 April 2027'],
  ['2026-12-28', '2027-01-03', '28. desember 2026–3. januar 2027', '28 December 2026 – 3 January 2027'],
  ['2027-03-15', '2027-03-15', '15. mars 2027', '15 March 2027'],
  ['2027-03-15', null, '15. mars 2027', '15 March 2027'],
  [undefined, '2027-03-17', '17. mars 2027', '17 March 2027'],
  [undefined, undefined, '', ''],
])('writes the period from %s to %s', (from, to, norwegian, english) => {
  // The spaces around the dash of English are thin.
  const spaced = (text: string) => plain(text).replace(/\u2009/g, ' ');
  expect([spaced(no.dateRange(from, to)), spaced(en.dateRange(from, to))]).toEqual([norwegian, english]);
});

test('writes a period of a list with short months', () => {
  const [norwegian, english] = [no, en].map((format) =>
    plain(format.dateRange('2026-12-28', '2027-01-01', 'short')).replace(/\u2009/g, ' '),
  );
  expect([norwegian, english]).toEqual(['28. des. 2026–1. jan. 2027', '28 Dec 2026 – 1 Jan 2027']);
});

test.each([
  ['650000', '650 000', '650,000'],
  ['650000.50', '650 000,50', '650,000.50'],
  ['0.5', '0,50', '0.50'],
  ['12345678901234567890.25', '12 345 678 901 234 567 890,25', '12,345,678,901,234,567,890.25'],
  [null, '', ''],
])('writes %s as an amount in a field', (value, norwegian, english) => {
  expect([plain(no.amount(value)), plain(en.amount(value))]).toEqual([norwegian, english]);
});
