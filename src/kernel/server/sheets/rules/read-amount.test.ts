import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import { readAmount } from './read-amount.ts';

test.each<[Cell, string | undefined, (string | undefined)?, string?]>([
  ['kr 650 000,-', '650000'],
  ['650.000,00', '650000'],
  ['650,000.00', '650000'],
  ['650 000,50', '650000.50'],
  ['NOK 54 166.67', '54166.67', 'NOK'],
  ['54166,67 NOK', '54166.67', 'NOK'],
  ['£1,200', '1200', 'GBP'],
  ['€ 4.500,00 per month', '4500', 'EUR', 'monthly'],
  ['$85,000/year', '85000', 'USD', 'yearly'],
  ['kr. 245,50 pr. time', '245.50', undefined, 'hourly'],
  ['650 000 kr/år', '650000', undefined, 'yearly'],
  ['45 000,- pr. mnd', '45000', undefined, 'monthly'],
  ["650'000", '650000'],
  ['1.200.000', '1200000'],
  ['1,5', '1.50'],
  ['650\u00a0000', '650000'],
  [650000, '650000'],
  [54166.666666666664, '54166.67'],
  [0, '0'],
  ['₹1,200,000', '1200000', 'INR'],
  ['¥ 5.000.000', '5000000', 'JPY'],
  ['R$ 12.000,00', '12000', 'BRL'],
  ['A$85,000', '85000', 'AUD'],
  ['CA$ 85,000', '85000', 'CAD'],
  ['25 000 Kč', '25000', 'CZK'],
  ['₿ 12', undefined],
  ['(5000)', undefined],
  ['-5000', undefined],
  [-5000, undefined],
  [-0.001, undefined],
  [1e21, undefined],
  ['etter avtale', undefined],
  ['1.2.3', undefined],
  ['12,34,567', undefined],
])('%j is %s', (cell, amount, currency, interval) => {
  const read = readAmount(cell);
  expect(read?.amount).toBe(amount);
  if (currency) expect(read?.currency).toBe(currency);
  if (interval) expect(read?.interval).toBe(interval);
});

test('an empty cell is no amount', () => {
  expect(readAmount('')).toBeNull();
  expect(readAmount('-')).toBeNull();
});

test('every amount is read back from the ways of both languages', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 9_999_999 }), fc.integer({ min: 0, max: 99 }), (whole, part) => {
      const value = whole + part / 100;
      for (const locale of ['nb-NO', 'en-GB', 'de-DE']) {
        const text = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
        expect([text, Number(readAmount(text)?.amount)]).toEqual([text, value]);
        const kroner = `kr ${new Intl.NumberFormat(locale).format(whole)},-`;
        expect([kroner, Number(readAmount(kroner)?.amount)]).toEqual([kroner, whole]);
      }
    }),
  );
});

test.each<[Cell, ReturnType<typeof readAmount>]>([
  ['650 000', { amount: '650000', currency: undefined, interval: undefined }],
  ['650 000 GBP', { amount: '650000', currency: 'GBP', interval: undefined }],
  ['650 000 euro', { amount: '650000', currency: 'EUR', interval: undefined }],
  ['US$ 5000', { amount: '5000', currency: 'USD', interval: undefined }],
  ['5000 SEK', { amount: '5000', currency: 'SEK', interval: undefined }],
  ['DKK 5000', { amount: '5000', currency: 'DKK', interval: undefined }],
  ['5000 n.kr', { amount: '5000', currency: 'NOK', interval: undefined }],
  ['CHF 5000', { amount: '5000', currency: 'CHF', interval: undefined }],
  ['5000 zł', { amount: '5000', currency: 'PLN', interval: undefined }],
  ['5000 pr. år', { amount: '5000', currency: undefined, interval: 'yearly' }],
  ['5000 p.a.', { amount: '5000', currency: undefined, interval: 'yearly' }],
  ['5000 per måned', { amount: '5000', currency: undefined, interval: 'monthly' }],
  ['5000 per uke', { amount: '5000', currency: undefined, interval: 'weekly' }],
  ['250 /t', { amount: '250', currency: undefined, interval: 'hourly' }],
  ['250 /h', { amount: '250', currency: undefined, interval: 'hourly' }],
  [0.5, { amount: '0.50', currency: undefined, interval: undefined }],
  [1.005, { amount: '1', currency: undefined, interval: undefined }],
  [650000.5, { amount: '650000.50', currency: undefined, interval: undefined }],
  [Number.POSITIVE_INFINITY, undefined],
])('%j is read as %j', (cell, expected) => {
  expect(readAmount(cell)).toEqual(expected);
});

test.each<[string, string | undefined]>([
  ['0012', '12'],
  ['0', '0'],
  ['0,50', '0.50'],
  ['12,', '12'],
  ['12.', '12'],
  ['12,-', '12'],
  ['12.-', '12'],
  ['12,3', '12.30'],
  ['12,345', '12345'],
  ['12,3456', '12.35'],
  ['1.234', '1234'],
  ['1.234,5', '1234.50'],
  ['1,234.567', '1234.57'],
  ['1,234,567', '1234567'],
  ['1.234.567,89', '1234567.89'],
  ['12,34,567.00', undefined],
  ['1234,567.00', undefined],
  ['1.23,4', undefined],
  ['1,2.3,4', undefined],
  ['12 34', '1234'],
  ['12 til 15', undefined],
  ['minus 5', '5'],
  ['ca -5', undefined],
])('the digits of "%s" are %s', (text, amount) => {
  expect(readAmount(text)?.amount).toBe(amount);
});
