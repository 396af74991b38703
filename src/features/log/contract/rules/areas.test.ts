import { expect, test } from 'vitest';
import { areas } from '../entities.ts';
import { areaOf, areaOfEntity, areasIn, entitiesIn } from './areas.ts';

test.each([
  ['companyUser', 'people'],
  ['invitation', 'access'],
  ['absence', 'absence'],
  ['file', 'files'],
  ['note', 'notes'],
  ['company', 'organisation'],
  ['session', 'security'],
  ['export', 'exports'],
  ['something that comes later', 'organisation'],
])('a line about %s belongs to %s', (entity, area) => {
  expect(areaOf(entity)).toBe(area);
});

test('each area finds its own things and no other', () => {
  expect(entitiesIn(['people'])).toEqual(['companyUser', 'peopleImport']);
  expect(entitiesIn(['files', 'security'])).toEqual(['file', 'fileTag', 'apiKey', 'supportVisit', 'account', 'session']);
  expect(entitiesIn([])).toEqual([]);
  expect(entitiesIn(areas)).toEqual(Object.keys(areaOfEntity));
});

test('no area stands empty in the filter', () => {
  expect(areas.filter((area) => entitiesIn([area]).length === 0)).toEqual([]);
});

test('an address names areas in any order, and what is no area is not one', () => {
  expect(areasIn(['exports', 'people', 'nonsense'])).toEqual(['people', 'exports']);
  expect(areasIn([])).toEqual([]);
});
