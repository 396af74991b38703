import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import { textOf } from './cell.ts';
import { readAmount } from './read-amount.ts';
import { readCountry } from './read-country.ts';
import { areCapitals, spelled, splitName } from './read-name.ts';
import { birthdayIn, isRounded, readAccountNumber, readNationalNumber, readPostalCode } from './read-number.ts';
import { areFractions, readPercentage } from './read-percentage.ts';
import { readCountryCode, readPhone } from './read-phone.ts';
import { readCurrency, readInterval, readLanguage, readPositionType, readRole, readYesOrNo } from './read-words.ts';

test.each<[Cell, string]>([
  [' Kari\u00a0 Hansen ', 'Kari Hansen'],
  ['A\u030ase', 'Åse'],
  ['\ufeffKari\u200b', 'Kari'],
  [12345678901, '12345678901'],
  [0.1 + 0.2, '0.3'],
  [1e21, '1000000000000000000000'],
  ['–', ''],
  ['N/A', ''],
  ['#I/T', ''],
  [null, ''],
  [false, 'false'],
])('the text of %j is %j', (cell, expected) => {
  expect(textOf(cell)).toBe(expected);
});

describe('names', () => {
  test.each([
    ['Hansen, Kari', 'Kari', 'Hansen'],
    ['Ødegård, Åse Marie', 'Åse Marie', 'Ødegård'],
    ['van der Berg, Anna', 'Anna', 'van der Berg'],
    ['Kari Hansen', 'Kari', 'Hansen'],
    ['Kari Anne Hansen', 'Kari Anne', 'Hansen'],
    ['Anna van der Berg', 'Anna', 'van der Berg'],
    ['Maria de la Cruz', 'Maria', 'de la Cruz'],
    ['Ludwig von Beethoven', 'Ludwig', 'von Beethoven'],
    ['Per-Olav Nygård-Moe', 'Per-Olav', 'Nygård-Moe'],
    ['Carl Johan af Ugglas', 'Carl Johan', 'af Ugglas'],
    ['Van Hansen', 'Van', 'Hansen'],
    ['Madonna', 'Madonna', ''],
  ])('%s is %s and %s', (text, firstName, lastName) => {
    expect(splitName(text)).toEqual({ firstName, lastName });
  });

  test.each([
    ['KARI ÅSE HANSEN-MOE', 'Kari Åse Hansen-Moe'],
    ["O'NEIL", "O'Neil"],
    ['VON DER LIPPE', 'Von der Lippe'],
    ['McDonald', 'McDonald'],
  ])('%s is spelt %s', (text, expected) => {
    expect(spelled(text)).toBe(expected);
  });

  test('capitals are a habit of the whole list, not of one person', () => {
    expect(areCapitals(['HANSEN', 'MOE', 'BERG', 'OLSEN'])).toBe(true);
    expect(areCapitals(['HANSEN', 'Berg', 'Olsen'])).toBe(false);
    expect(areCapitals(['BO', 'LI'])).toBe(false);
  });

  test('splitting a name loses and adds no word', () => {
    const word = fc.stringMatching(/^[A-ZÆØÅ][a-zæøå]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 5 }), (words) => {
        const { firstName, lastName } = splitName(words.join(' '));
        expect(`${firstName} ${lastName}`).toBe(words.join(' '));
        expect(splitName(`${lastName}, ${firstName}`)).toEqual({ firstName, lastName });
      }),
    );
  });
});

describe('amounts', () => {
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
    ['-5000', undefined],
    [-5000, undefined],
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
});

describe('shares', () => {
  test.each<[Cell, boolean, number | null | undefined]>([
    ['80 %', false, 80],
    ['80,5%', false, 80.5],
    ['0,8', true, 0.8 * 100],
    [0.8, true, 80],
    [1, true, 100],
    [1, false, 1],
    [0.5, false, 50],
    [100, false, 100],
    ['100 prosent', false, 100],
    ['', false, null],
    ['halv', false, undefined],
    [120, false, 120],
  ])('%j with 1 as the whole = %s is %j', (cell, fractions, expected) => {
    expect(readPercentage(cell, fractions)).toBe(expected);
  });

  test('a column counts 1 as the whole when nothing in it is larger or has a sign', () => {
    expect(areFractions([1, 0.8, null])).toBe(true);
    expect(areFractions([100, 80])).toBe(false);
    expect(areFractions(['80 %', '1 %'])).toBe(false);
    expect(areFractions([0, 0])).toBe(false);
  });
});

describe('phones', () => {
  test.each<[Cell, string | undefined, string]>([
    ['+47 912 34 567', '+47', '91234567'],
    ['0047 91234567', '+47', '91234567'],
    [4791234567, '+47', '91234567'],
    [91234567, undefined, '91234567'],
    ['912 34 567', undefined, '91234567'],
    ['91.23.45.67', undefined, '91234567'],
    ['(+47) 912-34-567', '+47', '91234567'],
    ['Tlf.: 912 34 567 (jobb)', undefined, '91234567'],
    ['+46 70 123 45 67', '+46', '701234567'],
    ['+44 7700 900123', '+44', '7700900123'],
    ['22 33 44 55 ext. 12', undefined, '22334455'],
  ])('%j is %s %s', (cell, countryCode, number) => {
    expect(readPhone(cell)).toEqual({ countryCode, number, several: false });
  });

  test('takes the first of several and says so', () => {
    expect(readPhone('912 34 567 / 22 33 44 55')).toEqual({ countryCode: undefined, number: '91234567', several: true });
  });

  test('no digits are no number', () => {
    expect([readPhone(''), readPhone('har ikke')]).toEqual([null, undefined]);
  });

  test.each<[Cell, string | null | undefined]>([
    ['+47', '+47'],
    ['0047', '+47'],
    [47, '+47'],
    ['(+46)', '+46'],
    ['', null],
    ['Norge', undefined],
  ])('country code %j is %j', (cell, expected) => {
    expect(readCountryCode(cell)).toBe(expected);
  });
});

describe('numbers with check digits', () => {
  const today = '2026-11-21';
  test.each<[Cell, string, boolean]>([
    ['018190 12365', '01819012365', false],
    [1819012365, '01819012365', true],
    ['1819012365', '01819012365', true],
    [1819012366, '1819012366', false],
    ['29849610021', '29849610021', false],
  ])('national number %j is %s, zero put back: %s', (cell, value, restored) => {
    expect(readNationalNumber(cell, today)).toEqual({ value, restored });
  });

  test.each<[Cell, string, boolean]>([
    ['8601.11.17947', '86011117947', false],
    ['8601 11 17947', '86011117947', false],
    [5390000016, '05390000016', true],
    [5390000017, '5390000017', false],
    ['no93 8601 1117 947', 'NO9386011117947', false],
  ])('account %j is %s, zero put back: %s', (cell, value, restored) => {
    expect(readAccountNumber(cell)).toEqual({ value, restored });
  });

  test.each<[Cell, string, boolean]>([
    [155, '0155', true],
    ['0155', '0155', false],
    ['N-0155', '0155', false],
    ['SW1A 1AA', 'SW1A 1AA', false],
  ])('postal code %j is %s, zero put back: %s', (cell, value, restored) => {
    expect(readPostalCode(cell)).toEqual({ value, restored });
  });

  test.each([
    ['01010012356', '1900-01-01'],
    ['01017512356', '1975-01-01'],
    ['01010050056', '2000-01-01'],
    ['41010050056', '2000-01-01'],
    ['01810050056', '2000-01-01'],
    ['01019995056', '1999-01-01'],
    ['31020050056', undefined],
    ['123', undefined],
  ])('the birthday in %s is %s', (number, expected) => {
    expect(birthdayIn(number)).toBe(expected);
  });

  test.each<[Cell, boolean]>([
    ['1,01234E+10', true],
    ['1.01E+10', true],
    [10123400000, false],
    ['10123400000', false],
  ])('%j was rounded by a spreadsheet: %s', (cell, expected) => {
    expect(isRounded(cell)).toBe(expected);
  });
});

test.each<[string, (cell: Cell) => unknown, Cell, unknown]>([
  ['role', readRole, 'HR-administrator', 'hradmin'],
  ['role', readRole, 'Team lead', 'manager'],
  ['role', readRole, 'ansatt', 'employee'],
  ['role', readRole, 'Regnskapsfører', 'accountant'],
  ['role', readRole, 'Keiser', undefined],
  ['role', readRole, '', null],
  ['position type', readPositionType, 'Fast', 'permanent'],
  ['position type', readPositionType, 'Fast ansatt', 'permanent'],
  ['position type', readPositionType, 'Særlig uavhengig stilling', 'manager'],
  ['position type', readPositionType, 'Vikariat', 'temporary'],
  ['interval', readInterval, 'per måned', 'monthly'],
  ['interval', readInterval, 'Årslønn', 'yearly'],
  ['interval', readInterval, 'Hourly', 'hourly'],
  ['language', readLanguage, 'Bokmål', 'nb'],
  ['language', readLanguage, 'English', 'en-gb'],
  ['yes or no', readYesOrNo, 'Ja', 'yes'],
  ['yes or no', readYesOrNo, false, 'no'],
  ['currency', readCurrency, 'kr.', 'NOK'],
  ['currency', readCurrency, 'eur', 'EUR'],
  ['currency', readCurrency, 'penger', undefined],
  ['country', readCountry, 'Norge', 'NO'],
  ['country', readCountry, 'Sverige', 'SE'],
  ['country', readCountry, 'UNITED KINGDOM', 'GB'],
  ['country', readCountry, 'de', 'DE'],
  ['country', readCountry, 'Polen', 'PL'],
  ['country', readCountry, 'Atlantis', undefined],
])('the %s reader %o reads %j as %j', (_name, reader, cell, expected) => {
  expect(reader(cell)).toBe(expected);
});
