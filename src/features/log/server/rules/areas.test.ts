import { expect, test } from 'vitest';
import type { LoggedKinds } from '#kernel/server/logged-kinds.ts';
import { joinWords } from '#kernel/server/words.ts';
import { areaOf, areasFor, entitiesIn } from './areas.ts';

const kinds: LoggedKinds = new Map(
  [
    ['companyUser', 'people'],
    ['book', 'things'],
    ['shelf', 'things'],
  ].map(([entity = '', area = '']) => [entity, { entity, area }]),
);
const named = (area: Record<string, string>) => ({ sentences: undefined, fields: { values: { area } } });
const owner = { no: named({ people: 'Ansatte', things: 'Ting' }), en: named({ people: 'People', things: 'Assets' }) };
const spokenIn = (language: 'no' | 'en') => ({ words: joinWords(new Map([['x', owner]])), language, kinds, kindsById: new Map() });

test('each area finds the kinds that features put into it and no other', () => {
  expect(entitiesIn(kinds, ['things'])).toEqual(['book', 'shelf']);
  expect(entitiesIn(kinds, ['things', 'people'])).toEqual(['companyUser', 'book', 'shelf']);
  expect(entitiesIn(kinds, ['weather'])).toEqual([]);
});

test('a line about what no feature declares belongs to the organisation', () => {
  expect(areaOf(kinds, 'shelf')).toBe('things');
  expect(areaOf(kinds, 'formerThing')).toBe('organisation');
});

test('the areas are offered once each, by their names in the reader’s language', () => {
  expect(areasFor(spokenIn('en')).map(({ name }) => name)).toEqual(['Assets', 'People']);
  expect(areasFor(spokenIn('no'))).toEqual([
    { area: 'people', name: 'Ansatte' },
    { area: 'things', name: 'Ting' },
  ]);
});
