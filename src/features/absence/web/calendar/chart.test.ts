import { expect, test } from 'vitest';
import { dayNumber } from '#kernel/contract/days.ts';
import type { CalendarPerson } from '../../contract/entities.ts';
import { maxCalendarRows } from '../../contract/entities-settings.ts';
import { barsOf, barsOn, filtersOfFile, mergedPeople, rowsOf } from './chart.ts';

const span = (absenceId: string, startDate: string, endDate: string, rest: Partial<CalendarPerson['absences'][number]> = {}) => ({
  absenceId,
  type: 1 as const,
  status: 2 as const,
  startDate,
  endDate,
  absencePortion: 0 as const,
  ...rest,
});

function person(fullName: string, department: string | null, absences: CalendarPerson['absences'] = []): CalendarPerson {
  return {
    companyUserId: fullName,
    fullName,
    department,
    position: null,
    profileImageTimestamp: null,
    country: 'NO',
    workWeeks: [],
    available: null,
    mayAdd: false,
    mayOpen: false,
    absences,
  };
}

const all = { search: '', departments: [], types: [] };

test('two halves of a day lie beside each other, and a whole day ends before the next', () => {
  const day = dayNumber('2026-05-11');
  const bars = barsOf({
    absences: [
      span('whole', '2026-05-11', '2026-05-12'),
      span('first', '2026-05-11', '2026-05-11', { absencePortion: 1 }),
      span('last', '2026-05-11', '2026-05-11', { absencePortion: 2 }),
    ],
  });
  expect(bars.map(({ absenceId, from, to }) => [absenceId, from - day, to - day])).toEqual([
    ['whole', 0, 2],
    ['first', 0, 0.5],
    ['last', 0.5, 1],
  ]);
});

test('home office lies under what wins over it', () => {
  const bars = barsOf({ absences: [span('away', '2026-05-11', '2026-05-11'), span('home', '2026-05-12', '2026-05-12', { type: 2 })] });
  expect(bars.map(({ absenceId }) => absenceId)).toEqual(['home', 'away']);
});

test('a request is marked as waiting, and types can be left out', () => {
  const absences = [span('asked', '2026-05-11', '2026-05-11', { status: 1 }), span('home', '2026-05-12', '2026-05-12', { type: 2 })];
  expect(barsOf({ absences }, ['1']).map(({ absenceId, isWaiting }) => [absenceId, isWaiting])).toEqual([['asked', true]]);
});

test('departments stand by name, folded ones without their people, and those without one last', () => {
  const people = [person('Ås Ask', 'Salg'), person('Bo Li', null), person('Eva Ek', 'Drift'), person('Ola Or', 'Salg')];
  const rows = rowsOf(people, all, new Set(['Salg']));
  expect(rows.map(({ key }) => key)).toEqual(['group Drift', 'Eva Ek', 'group Salg', 'group ', 'Bo Li']);
});

test('one department alone has no heading, and a name is found without its marks', () => {
  const people = [person('Åse Ødegård', 'Salg'), person('Bo Li', 'Salg')];
  expect(rowsOf(people, { ...all, search: 'ase' }, new Set()).map(({ key }) => key)).toEqual(['Åse Ødegård']);
  expect(rowsOf(people, { ...all, departments: ['Drift'] }, new Set())).toEqual([]);
});

test('an absence over New Year is one bar in two years’ answers', () => {
  const absence = span('over', '2026-12-28', '2027-01-03');
  const [merged] = mergedPeople([
    [person('Bo Li', null, [absence, span('may', '2026-05-11', '2026-05-11')])],
    [person('Bo Li', null, [absence])],
  ]);
  expect(merged?.absences.map(({ absenceId }) => absenceId)).toEqual(['over', 'may']);
});

test('what lies on a day is found with its halves', () => {
  const day = dayNumber('2026-05-11');
  const bars = barsOf({
    absences: [span('last', '2026-05-11', '2026-05-11', { absencePortion: 2 }), span('next', '2026-05-12', '2026-05-12')],
  });
  expect(barsOn(bars, day).map(({ absenceId }) => absenceId)).toEqual(['last']);
});

test('a file has the choices of the chart, and those found by a search as long as a file has rows for them', () => {
  const people = [person('Kari Moe', 'Salg'), person('Ola Moe', 'Lager'), person('Kari Berg', 'Salg')];
  expect(filtersOfFile(people, { search: '', departments: [], types: [] })).toEqual({});
  expect(filtersOfFile(people, { search: 'kari', departments: ['Salg'], types: ['1', '-1'] })).toEqual({
    departments: ['Salg'],
    types: [1, -1],
    companyUserIds: ['Kari Moe', 'Kari Berg'],
  });
  const filter = { search: 'kari', departments: [], types: [] };
  const many = Array.from({ length: maxCalendarRows + 1 }, (_unused, index) => person(`Kari ${index}`, null));
  expect(filtersOfFile(many, filter)).toEqual({});
  expect(filtersOfFile(many.slice(1), filter).companyUserIds).toHaveLength(maxCalendarRows);
});
