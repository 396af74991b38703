import { expect, test } from 'vitest';
import { isNationalNumber } from './check-digits.ts';

const now = { today: '2026-11-21', allowSynthetic: true };

const valid =
  '01819012365 29849610021 31819956742 05820599928 10879912305 21830050040 30889022260 57868532124 70819090090 41814061033 41814065640 41814075603 41810021827 02013299997 30108299920';
test.each(valid.split(' '))('accepts national number %s', (value) => {
  expect(isNationalNumber(value, now)).toBe(true);
});

test.each('02013299987 02013299996 30108299921 01819012366 01819012364 32819956742 123'.split(' '))(
  'refuses national number %s',
  (value) => {
    expect(isNationalNumber(value, now)).toBe(false);
  },
);

test.each('30108299939 01819012373 01819012381 31819956750'.split(' '))('accepts %s from 2032 on only', (value) => {
  expect(isNationalNumber(value, now)).toBe(false);
  expect(isNationalNumber(value, { today: '2032-01-01', allowSynthetic: true })).toBe(true);
});

test('refuses synthetic numbers in production, and accepts a D-number', () => {
  const production = { today: '2026-11-21', allowSynthetic: false };
  expect(isNationalNumber('01819012365', production)).toBe(false);
  expect(isNationalNumber('30108299920', production)).toBe(true);
  expect(isNationalNumber(dNumberOf('30108299'), production)).toBe(true);
});

test.each([
  ['290290', false],
  ['290288', true],
  ['290200', true],
  ['310495', false],
  ['300495', true],
  ['311295', true],
  ['001295', false],
  ['151395', false],
  ['318495', false],
])('a number that begins with %s is possible: %s', (date, expected) => {
  const all = Array.from({ length: 100_000 }, (_unused, index) => date + String(index).padStart(5, '0'));
  expect(all.some((value) => isNationalNumber(value, now))).toBe(expected);
});

/** The first D-number of this day and series: 4 is added to the first digit and the check digits are computed. */
function dNumberOf(start: string): string {
  const shifted = String(Number(start[0]) + 4) + start.slice(1);
  const all = Array.from({ length: 1000 }, (_unused, index) => shifted + String(index).padStart(3, '0'));
  const found = all.find((value) => isNationalNumber(value, { today: '2026-11-21', allowSynthetic: false }));
  if (!found) throw new Error('no such number');
  return found;
}
