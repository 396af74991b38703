import { expect, test } from 'vitest';
import { isAccountNumber, isIban, writtenAccountNumber } from './account-number.ts';

test.each('86011117947 12345678903 97105000018 15035012343 05390000016 60211234566'.split(' '))('accepts account %s', (value) => {
  expect(isAccountNumber(value)).toBe(true);
});

test.each('86011117949 15035012345 12345678901 97105000017 1234567890 00000000000'.split(' '))('refuses account %s', (value) => {
  expect(isAccountNumber(value)).toBe(false);
});

test.each([
  ['NO9386011117947', true],
  ['GB29NWBK60161331926819', true],
  ['NO9386011117948', false],
  ['NO93', false],
])('IBAN %s: %s', (value, expected) => {
  expect(isIban(value)).toBe(expected);
});

test.each([
  ['86011117947', '8601 11 17947'],
  ['*******7947', '**** ** *7947'],
  ['NO9386011117947', 'NO9386011117947'],
])('%s is written %s', (value, written) => {
  expect(writtenAccountNumber(value)).toBe(written);
});
