import { expect, test } from 'vitest';
import { findNamed, indexNamed, numberKey, type Names } from './find-named.ts';

const people: (Names & { id: string })[] = [
  { id: 'berg', firstName: 'Anne Marie', lastName: 'Berg', emailAddress: 'Anne@Firma.no', employeeNumber: '01001' },
  { id: 'per1', firstName: 'Per', lastName: 'Li', employeeNumber: '1' },
  { id: 'per2', firstName: 'Per', lastName: 'Li', employeeNumber: 'A-2' },
  { id: 'dunn', firstName: 'Odd Arne', lastName: 'Dunn' },
  { id: 'mail', emailAddress: 'rolle@firma.no' },
  { id: 'bær', emailAddress: 'ida@blåbær.no' },
  { id: 'one', firstName: 'Cher' },
  { id: 'year', firstName: 'Åse', lastName: 'Moe', employeeNumber: 2024 },
  { id: 'nobody' },
];
const index = indexNamed(people, (one) => one);

test.each([
  ['Anne Marie Berg', ['berg']],
  ['Berg, Anne Marie', ['berg']],
  ['Berg Anne Marie', ['berg']],
  ['ANNE BERG', ['berg']],
  ['Anne Kari Berg', ['berg']],
  ['Anne', ['berg']],
  ['Marie', []],
  ['Berg', []],
  ['anne@FIRMA.no', ['berg']],
  ['Anne Berg <anne@firma.no>', ['berg']],
  // The address counts, not the name beside it.
  ['Per Li <anne@firma.no>', ['berg']],
  ['Per Li <ukjent@firma.no>', []],
  ['anne@firma.no; rolle@firma.no', ['berg']],
  ['Ida@xn--blbr-roah.no', ['bær']],
  ['1001', ['berg']],
  ['001001', ['berg']],
  ['a-2', ['per2']],
  ['2024', ['year']],
  ['1001: Anne Berg', ['berg']],
  ['Per Li (1)', ['per1']],
  ['Per Li 01', ['per1']],
  // A number of somebody else, or of nobody, tells nothing.
  ['Per Li (1001)', ['per1', 'per2']],
  ['Per Li (99)', ['per1', 'per2']],
  ['Per Li (HR)', ['per1', 'per2']],
  ['Per', ['per1', 'per2']],
  ['– Odd Arne Dunn –', ['dunn']],
  ['#12 Odd Dunn', ['dunn']],
  ['Cher', ['one']],
  ['ase moe', ['year']],
  ['99', []],
  ['0', []],
  ['', []],
])('"%s" names %j', (text, expected) => {
  expect(findNamed(text, index).map(({ id }) => id)).toEqual(expected);
});

test.each([
  ['0012', '12'],
  ['12', '12'],
  [12, '12'],
  ['0', '0'],
  ['000', '0'],
  // Only digits lose their zeros.
  ['00A1', '00a1'],
  [' A-2 ', 'a-2'],
  ['', undefined],
  ['  ', undefined],
  [undefined, undefined],
])('the number %j is compared as %j', (value, key) => {
  expect(numberKey(value)).toBe(key);
});
