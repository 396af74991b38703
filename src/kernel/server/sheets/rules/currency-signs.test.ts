import { expect, test } from 'vitest';
import { currencyCodeIn, currencyOfSign } from './currency-signs.ts';

test.each([
  ['£', 'GBP'],
  ['100 gbp', 'GBP'],
  ['C$', 'CAD'],
  ['CA$ 5', 'CAD'],
  ['A$', 'AUD'],
  ['AU$5', 'AUD'],
  ['NZ$', 'NZD'],
  ['R$', 'BRL'],
  ['HK$', 'HKD'],
  ['S$', 'SGD'],
  ['$', 'USD'],
  ['us$', 'USD'],
  ['5 usd', 'USD'],
  ['€', 'EUR'],
  ['5 euro', 'EUR'],
  ['eur', 'EUR'],
  ['Europa', undefined],
  ['¥', 'JPY'],
  ['₹', 'INR'],
  ['₽', 'RUB'],
  ['₺', 'TRY'],
  ['₩', 'KRW'],
  ['₪', 'ILS'],
  ['₴', 'UAH'],
  ['฿', 'THB'],
  ['₫', 'VND'],
  ['₱', 'PHP'],
  ['ZŁ', 'PLN'],
  ['kč', 'CZK'],
  ['Ft', 'HUF'],
  ['ft', undefined],
  ['nkr', 'NOK'],
  ['n.kr', 'NOK'],
  ['nok', 'NOK'],
  ['Sek', 'SEK'],
  ['dkk', 'DKK'],
  ['chf', 'CHF'],
  ['pln', 'PLN'],
  // Part of a word, and of several countries.
  ['nokså', undefined],
  ['sekk', undefined],
  ['kr', undefined],
  ['₿', undefined],
  ['', undefined],
  // What contains another sign goes before it, whatever stands first.
  ['$ or £', 'GBP'],
])('the sign of "%s" is of %s', (text, currency) => {
  expect(currencyOfSign(text)).toBe(currency);
});

test.each([
  ['NOK', 'NOK'],
  ['100 ISK per mnd', 'ISK'],
  ['(THB)', 'THB'],
  ['100NOK', 'NOK'],
  ['SUM NOK', 'NOK'],
  ['EUR USD', 'EUR'],
  ['nok', undefined],
  ['NOKK', undefined],
  ['ØNOK', undefined],
  ['MND', undefined],
  ['', undefined],
])('the code in "%s" is %s', (text, currency) => {
  expect(currencyCodeIn(text)).toBe(currency);
});
