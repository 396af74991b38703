import { expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import { readCountryCode, readPhone } from './read-phone.ts';

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
  ['+47 (0) 912 34 567', '+47', '91234567'],
  ['+46 (0)70 123 45 67', '+46', '701234567'],
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
  ['Norge', '+47'],
  ['SE', '+46'],
  ['Atlantis', undefined],
])('country code %j is %j', (cell, expected) => {
  expect(readCountryCode(cell)).toBe(expected);
});

test.each<[Cell, string | undefined, string, boolean]>([
  ['22 33 44 55 linje 12', undefined, '22334455', false],
  ['22 33 44 55 x12', undefined, '22334455', false],
  ['22 33 44 55 int 12', undefined, '22334455', false],
  ['912 34 567 (jobb)', undefined, '91234567', false],
  ['912 34 567; 22 33 44 55', undefined, '91234567', true],
  ['912 34 567 | 22 33 44 55', undefined, '91234567', true],
  ['912 34 567, 22 33 44 55', undefined, '91234567', true],
  ['912 34 567 eller 22 33 44 55', undefined, '91234567', true],
  ['912 34 567 or 22 33 44 55', undefined, '91234567', true],
  ['912 34 567 OG 22 33 44 55', undefined, '91234567', true],
  ['912 34 567 and 22 33 44 55', undefined, '91234567', true],
  ['privat: 912 34 567', undefined, '91234567', false],
  ['1234 / 912 34 567', undefined, '91234567', false],
  ['02345', undefined, '02345', false],
  ['4791234567', '+47', '91234567', false],
  ['4711234567', undefined, '4711234567', false],
  ['479123456', undefined, '479123456', false],
  ['47912345678', undefined, '47912345678', false],
  ['14791234567', undefined, '14791234567', false],
  ['004670123456', '+46', '70123456', false],
  ['+999 12345678', undefined, '99912345678', false],
])('%j is the number %s %s, one of several: %s', (cell, countryCode, number, several) => {
  expect(readPhone(cell)).toEqual({ countryCode, number, several });
});

test('four digits are no phone number', () => {
  expect([readPhone('1234'), readPhone('1234, 567')]).toEqual([undefined, undefined]);
});

test.each<[Cell, string | null | undefined]>([
  ['1', '+1'],
  ['358', '+358'],
  ['+ 47', '+47'],
  ['(0047)', '+47'],
  ['4712', undefined],
  ['+', undefined],
  ['x47', undefined],
  ['47x', undefined],
])('the country code in %j is %j', (cell, expected) => {
  expect(readCountryCode(cell)).toBe(expected);
});
