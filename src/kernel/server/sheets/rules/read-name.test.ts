import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areCapitals, spelled, splitName } from './read-name.ts';

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

test.each([
  ['Hansen,', '', 'Hansen'],
  [', Kari', ',', 'Kari'],
  ['Kari  Hansen', 'Kari', 'Hansen'],
  ['Anna VAN DER Berg', 'Anna', 'VAN DER Berg'],
  ['Bin Laden Ali', 'Bin Laden', 'Ali'],
  ['Van der Berg', 'Van', 'der Berg'],
  ['', '', ''],
])('"%s" is parted into "%s" and "%s"', (text, firstName, lastName) => {
  expect(splitName(text)).toEqual({ firstName, lastName });
});

test.each([
  ['ANNA VAN DER BERG', 'Anna van der Berg'],
  ['SØREN AF UGGLAS', 'Søren af Ugglas'],
  ['ÉMILE', 'Émile'],
  ['kari', 'kari'],
  ['', ''],
])('%s is written %s', (name, expected) => {
  expect(spelled(name)).toBe(expected);
});

test.each<[string[], boolean]>([
  [['HANSEN', 'BERG', 'OLSEN', 'NORDMANN', 'Dahl'], true],
  [['HANSEN', 'BERG', 'OLSEN', 'Dahl'], false],
  [['MOE', 'LIE'], false],
  [['BERG', 'Li', 'Bo'], true],
  [["O'NE"], false],
  [['LIEN'], true],
  [[], false],
])('whether %j stand in capitals is %s', (names, expected) => {
  expect(areCapitals(names)).toBe(expected);
});
