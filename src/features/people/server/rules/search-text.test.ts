import { expect, test } from 'vitest';
import { searchWords } from '../../contract/rules/fold-text.ts';
import { searchText } from './search-text.ts';

const person = (firstName: string, lastName: string) =>
  searchText({ firstName, lastName, emailAddress: null, position: null, department: null });
const finds = (search: string, text: string) => searchWords(search).every((word) => text.includes(word));

test.each([
  ['ase odeg', 'Åse', 'Ødegård'],
  ['ÅSE', 'Åse', 'Ødegård'],
  ['aase oedegaard', 'Åse', 'Ødegård'],
  ['ødegard åse', 'Åse', 'Ødegård'],
  ['haakon', 'Håkon', 'Bakke'],
  ['håkon', 'Haakon', 'Bakke'],
  ['lukasz', 'Łukasz', 'Wójcik'],
  ['wojc', 'Łukasz', 'Wójcik'],
  ['aegir', 'Ægir', 'Þórsson'],
  ['thorsson', 'Ægir', 'Þórsson'],
  ['strasse', 'Jörg', 'Straße'],
  ["o'b", 'Sinéad', "O'Brien"],
])('"%s" finds %s %s', (search, firstName, lastName) => {
  expect(finds(search, person(firstName, lastName))).toBe(true);
});

test('every word must occur', () => {
  expect(finds('ase bakke', person('Åse', 'Ødegård'))).toBe(false);
  expect(finds('', person('Åse', 'Ødegård'))).toBe(true);
});

test('a mark typed apart from its letter is the same letter', () => {
  expect(finds('A\u030Ase', person('Åse', 'Ødegård'))).toBe(true);
});

test('what is searched are the name, position, department and e-mail, as separate words', () => {
  const kari = { firstName: 'Kari', lastName: 'Berg', emailAddress: 'kari@firma.no', position: 'Sjef', department: 'Salg' };
  expect(searchText(kari)).toBe('kari berg sjef salg kari@firma.no');
  expect(searchText({ ...kari, position: null, department: '' })).toBe('kari berg kari@firma.no');
});
