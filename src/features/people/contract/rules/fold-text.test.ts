import { expect, test } from 'vitest';
import { foldText, searchWords } from './fold-text.ts';

test.each([
  ['Åse Ødegård', 'ase odegard'],
  ['Aase Oedegaard', 'ase odegard'],
  ['Håkon', 'hakon'],
  ['ÆGIR', 'aegir'],
  ['Cœur', 'cour'],
  ['Straße', 'strasse'],
  ['Łukasz', 'lukasz'],
  ['Đorđe', 'dorde'],
  ['Guðrún', 'gudrun'],
  ['Þór', 'thor'],
  ['Ħal', 'hal'],
  ['Iŋga', 'inga'],
  ['Ŧávva', 'tavva'],
  ['Yıldız', 'yildiz'],
  ['ĸ', 'k'],
  ['A\u030ase', 'ase'],
])('"%s" is found as "%s"', (text, expected) => {
  expect(foldText(text)).toBe(expected);
});

test('a search is parted into at most eight words', () => {
  expect(searchWords('  Åse   Ødegård ')).toEqual(['ase', 'odegard']);
  expect(searchWords('   ')).toEqual([]);
  expect(searchWords('a b c d e f g h i')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
});
