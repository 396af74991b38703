import { expect, test } from 'vitest';
import type { Cell } from '#kernel/server/sheets/rules/cell.ts';
import { isRounded } from '#kernel/server/sheets/rules/cell.ts';
import { birthdayIn, readAccountNumber, readNationalNumber, readPostalCode, wholePostalCode } from './read-number.ts';

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

test.each([
  ['155', undefined, '0155'],
  ['0155', undefined, '0155'],
  ['155', 'DK', '0155'],
  ['155', 'SJ', '0155'],
  ['15', undefined, '15'],
  ['12345', undefined, '12345'],
  ['101', 'IS', '101'],
  ['1067', 'DE', '01067'],
  ['SW1A 1AA', 'GB', 'SW1A 1AA'],
])('the postal code %s of %s is whole as %s', (code, country, whole) => {
  expect(wholePostalCode(code, country)).toBe(whole);
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

// The series of the National Population Register.
test.each([
  ['01015449956', '1954-01-01'],
  ['01015450056', '1854-01-01'],
  ['01019974956', '1899-01-01'],
  ['01013950056', '2039-01-01'],
  ['01013974956', '2039-01-01'],
  ['01013975056', '2039-01-01'],
  ['01013990056', '2039-01-01'],
  ['01014090056', '1940-01-01'],
  ['01014075056', undefined],
  ['01014050056', undefined],
  ['01015350056', undefined],
  ['01015399956', '1953-01-01'],
  ['41014012356', '1940-01-01'],
  ['71014012356', '1940-01-31'],
  ['40014012356', undefined],
  ['01414012356', '1940-01-01'],
  ['01804012356', undefined],
  ['01004012356', undefined],
  ['01134012356', undefined],
  ['01124012356', '1940-12-01'],
  ['29020412356', '1904-02-29'],
  ['29020012356', undefined],
  ['0101401235', undefined],
  ['010140123567', undefined],
  ['x1014012356', undefined],
])('the number %s was given to somebody born %s', (number, born) => {
  expect(birthdayIn(number)).toBe(born);
});

test.each<[Cell, string]>([
  ['N-0155', '0155'],
  ['NO-0155', '0155'],
  ['no0155', '0155'],
  ['Norge-0155', '0155'],
  ['N-155', 'N-155'],
  ['NO-01555', 'NO-01555'],
  ['15', '15'],
  ['12345', '12345'],
  [155, '155'],
  ['', ''],
])('the postal code of %j is %s', (cell, value) => {
  expect(readPostalCode(cell)).toBe(value);
});

test.each<[Cell, string]>([
  ['8601–11–17947', '86011117947'],
  ['8601-11-17947', '86011117947'],
  ['NO93 8601 1117 947 ', 'NO9386011117947'],
  ['860111179', '860111179'],
  ['', ''],
])('the account number of %j is %s as it stands', (cell, value) => {
  expect(readAccountNumber(cell)).toEqual({ value, restored: false });
});

test.each<[Cell, boolean]>([
  ['1E+10', true],
  [' 1,8e+10 ', true],
  ['12,3E+10', false],
  ['1,8E+10 NOK', false],
  ['x1,8E+10', false],
  ['1,E+10', false],
  ['1,8E10', false],
  [true, false],
  [null, false],
])('whether %j was rounded by a spreadsheet is %s', (cell, expected) => {
  expect(isRounded(cell)).toBe(expected);
});
