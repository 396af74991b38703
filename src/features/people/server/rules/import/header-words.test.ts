import { expect, test } from 'vitest';
import { folding } from '#kernel/server/sheets/rules/likeness.ts';
import { importFields } from '../../../contract/entities-import.ts';
import { headerLikeness } from './header-likeness.ts';
import { headerTurns, headerWords } from './header-words.ts';

const entries = importFields.flatMap((field) => headerWords[field].split(/,\s+/).map((word) => ({ field, word })));
const certain = entries.filter(({ word }) => !word.startsWith('?'));

test('each word that is certain is of one field', () => {
  const fieldsOf = new Map<string, Set<string>>();
  for (const { field, word } of certain) fieldsOf.set(folding(word), (fieldsOf.get(folding(word)) ?? new Set()).add(field));
  expect([...fieldsOf].filter(([, fields]) => fields.size > 1)).toEqual([]);
});

test('the first and the last word of each field are recognised as such', () => {
  const edges = importFields.flatMap((field) =>
    [0, -1].map((place) => ({ field, word: certain.filter((one) => one.field === field).at(place)?.word ?? '' })),
  );
  const mistaken = edges.filter(({ field, word }) => headerLikeness(word).get(field) !== 1);
  expect(mistaken).toEqual([]);
});

test('a less certain word is not certain elsewhere in the same field', () => {
  const twice = entries.filter(
    ({ field, word }) => word.startsWith('?') && certain.some((one) => one.field === field && folding(one.word) === folding(word)),
  );
  expect(twice).toEqual([]);
});

test.each([
  ['leders mobil', ['reportingTo', 'role', 'positionType']],
  ['sjefens navn', ['reportingTo', 'role', 'positionType']],
  ['parorendes mobil', ['emergencyContact.fullName', 'emergencyContact.phone', 'emergencyContact.relation']],
  ['leave date', undefined],
  ['leave balance', []],
  ['feriedager', []],
  ['kjonn', []],
  // Part of another word.
  ['managering', undefined],
  ['lederstilling', undefined],
])('the heading %s is turned to %j', (heading, fields) => {
  expect(headerTurns.find(({ words }) => words.test(heading))?.towards).toEqual(fields);
});
