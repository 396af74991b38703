import { expect, test } from 'vitest';
import { filterText, lastPageOf, listPart, listStateOf, listText } from './list-address.ts';

const rules = { filterKeys: ['departments', 'teams'], sortBy: 'lastName' };

test('reads an empty address as the first page in the usual order', () => {
  expect(listStateOf({}, rules)).toEqual({
    page: 1,
    pageSize: 50,
    sortBy: 'lastName',
    sortDirection: 'asc',
    search: '',
    filters: {},
  });
});

test('reads page, size, order, search and filters', () => {
  const query = { page: '3', size: '200', sort: 'startDate', direction: 'desc', search: 'åse', departments: 'Bygg,Anlegg', other: 'x' };
  expect(listStateOf(query, rules)).toEqual({
    page: 3,
    pageSize: 200,
    sortBy: 'startDate',
    sortDirection: 'desc',
    search: 'åse',
    filters: { departments: ['Bygg', 'Anlegg'] },
  });
});

test.each([
  [{ page: '0' }, { page: 1 }],
  [{ page: 'x' }, { page: 1 }],
  [{ page: '2.7' }, { page: 2 }],
  [{ size: '999' }, { pageSize: 50 }],
  [{ direction: 'sideways' }, { sortDirection: 'asc' }],
])('takes %j for not said', (query, expected) => {
  expect(listStateOf(query, rules)).toMatchObject(expected);
});

test.each([
  ['the usual order', {}, 'date', 'desc'],
  ['the same order turned round', { sort: 'date' }, 'date', 'asc'],
  ['another order', { sort: 'name' }, 'name', 'asc'],
  ['another order turned round', { sort: 'name', direction: 'desc' }, 'name', 'desc'],
])('a list that begins with the newest reads %s', (_name, query, sortBy, sortDirection) => {
  const newest = { filterKeys: [], sortBy: 'date', sortDirection: 'desc' as const };
  expect(listStateOf(query, newest)).toMatchObject({ sortBy, sortDirection });
});

test.each([[['Bygg']], [['Drift, nord', 'Salg & marked']], [['']], [['', 'Æ%']]])('brings %j through the address unchanged', (values) => {
  expect(listStateOf({ teams: filterText(values) }, rules).filters).toEqual({ teams: values });
});

test.each([
  ['letters, spaces and signs as they are', ['Bygg og anlegg', 'Ås & Bø'], 'Bygg og anlegg,Ås & Bø'],
  ['commas and percent signs encoded', ['Drift, nord', '50 %'], 'Drift%2C nord,50 %25'],
])('writes values with %s', (_name, values, expected) => {
  expect(filterText(values)).toBe(expected);
});

test('reads the values of links in which every letter is encoded', () => {
  expect(listStateOf({ teams: 'Bygg%20og%20anlegg,%C3%85s%2C%20nord' }, rules).filters).toEqual({ teams: ['Bygg og anlegg', 'Ås, nord'] });
});

test('leaves an unchosen filter out of the address', () => {
  expect(filterText([])).toBeUndefined();
});

test.each([
  [0, 1],
  [1, 1],
  [50, 1],
  [51, 2],
  [10_001, 201],
])('the last page of %i rows at 50 a page is %i', (total, expected) => {
  expect(lastPageOf({ pageSize: 50 }, total)).toBe(expected);
});

test('the part of a list goes into a text and back, whatever else the address holds', () => {
  const names = ['teams', 'search', 'sort'];
  const teams = filterText(['Drift, nord', 'Salg & marked']);
  const text = listText({ tab: 'pending', page: '3', teams, search: 'åse' }, names);
  expect(listPart(text, names)).toEqual({ teams, search: 'åse', sort: undefined });
  expect(listPart('', names)).toEqual({ teams: undefined, search: undefined, sort: undefined });
  expect(listPart('search=ola&tab=inactive&page=2', names)).toEqual({ teams: undefined, search: 'ola', sort: undefined });
});
