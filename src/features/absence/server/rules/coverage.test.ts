import { expect, test } from 'vitest';
import type { AbsencePortion, AbsenceType } from '../../contract/kinds.ts';
import { calendarOf } from './work-calendar.ts';
import { teamCoverage } from './coverage.ts';

const calendar = calendarOf({ country: 'NO', halfDayEves: false, days: [], weeks: [] });
const everyDay = calendar.of({ country: null, weeks: [] });
const always = { startDate: null, endDate: null };
const people = [
  { ...always, companyUserId: 'ada', calendar: everyDay },
  { ...always, companyUserId: 'bo', calendar: everyDay },
  { ...always, companyUserId: 'cam', calendar: calendar.of({ country: null, weeks: [{ validFrom: null, weekdays: 0b0000010 }] }) },
];
const away = (companyUserId: string, startDate: string, endDate: string, [type, portion]: [AbsenceType, AbsencePortion] = [1, 0]) => ({
  companyUserId,
  type,
  portion,
  spans: [{ startDate, endDate }],
});
const monday = '2026-11-23';
const day = (date: string, over: object = {}) => ({
  date,
  people: 2,
  away: 0,
  minimum: null,
  isBelowMinimum: false,
  locked: null,
  ...over,
});

test('counts those who would be at work, and who of them are away', () => {
  const absences = [away('ada', monday, '2026-11-29'), away('bo', '2026-11-24', '2026-11-24'), away('zoe', monday, monday)];
  expect(teamCoverage({ people, absences, minimum: 1, locked: [], from: monday, to: '2026-11-28' })).toEqual([
    day(monday, { people: 3, away: 1, minimum: 1 }),
    day('2026-11-24', { away: 2, minimum: 1, isBelowMinimum: true }),
    day('2026-11-25', { away: 1, minimum: 1 }),
    day('2026-11-26', { away: 1, minimum: 1 }),
    day('2026-11-27', { away: 1, minimum: 1 }),
    day('2026-11-28', { people: 0, minimum: 1 }),
  ]);
});

test.each([
  ['half a day', [away('ada', monday, monday, [1, 1])], 0.5],
  ['both halves', [away('ada', monday, monday, [1, 1]), away('ada', monday, monday, [6, 2])], 1],
  ['home office', [away('ada', monday, monday, [2, 0])], 0],
  ['off-site work', [away('ada', monday, monday, [9, 0])], 0],
  ['sick at home office', [away('ada', monday, monday, [2, 0]), away('ada', monday, monday, [3, 0])], 1],
  ['away where one would not work', [away('cam', '2026-11-24', '2026-11-25')], 0],
])('%s', (_name, absences, expected) => {
  const [first] = teamCoverage({ people, absences, minimum: 3, locked: [], from: monday, to: monday });
  expect(first).toMatchObject({ away: expected, isBelowMinimum: expected > 0 });
});

test('names the locked period, and nothing when the span is empty', () => {
  const locked = [{ name: 'Årsoppgjør', startDate: '2026-11-24', endDate: '2026-11-24' }];
  expect(teamCoverage({ people, absences: [], minimum: null, locked, from: '2026-11-24', to: '2026-11-25' })).toEqual([
    day('2026-11-24', { locked: 'Årsoppgjør' }),
    day('2026-11-25'),
  ]);
  expect(teamCoverage({ people, absences: [], minimum: null, locked, from: '2026-11-25', to: '2026-11-24' })).toEqual([]);
});

test.each([
  ['as many as should be at work', 1, false],
  ['half a person less', 1.5, true],
  ['nobody said how many', null, false],
])('with %s', (_name, minimum, isBelowMinimum) => {
  const absences = [away('ada', '2026-11-24', '2026-11-24')];
  expect(teamCoverage({ people, absences, minimum, locked: [], from: '2026-11-24', to: '2026-11-24' })).toEqual([
    day('2026-11-24', { away: 1, minimum, isBelowMinimum }),
  ]);
});

test('counts nobody before their first day of work or after their last', () => {
  const team = [
    { companyUserId: 'ada', calendar: everyDay, startDate: '2026-11-25', endDate: null },
    { companyUserId: 'bo', calendar: everyDay, startDate: null, endDate: '2026-11-25' },
  ];
  const absences = [away('ada', '2026-11-24', '2026-11-24')];
  const days = teamCoverage({ people: team, absences, minimum: 2, locked: [], from: '2026-11-24', to: '2026-11-26' });
  expect(days.map((one) => [one.people, one.away, one.isBelowMinimum])).toEqual([
    [1, 0, true],
    [2, 0, false],
    [1, 0, true],
  ]);
});

test('absences that begin before and end after count within', () => {
  const absences = [
    away('ada', '2026-11-01', '2026-11-24'),
    away('bo', '2026-11-25', '2026-12-24'),
    away('ada', '2026-12-01', '2026-12-02'),
  ];
  expect(
    teamCoverage({ people, absences, minimum: null, locked: [], from: '2026-11-24', to: '2026-11-25' }).map((one) => one.away),
  ).toEqual([1, 1]);
});

test('the first of two locked periods names a day, from its first to its last', () => {
  const locked = [
    { name: 'Årsoppgjør', startDate: '2026-11-24', endDate: '2026-11-25' },
    { name: 'Messe', startDate: '2026-11-25', endDate: '2026-11-26' },
  ];
  const names = teamCoverage({ people, absences: [], minimum: null, locked, from: '2026-11-23', to: '2026-11-27' }).map(
    (one) => one.locked,
  );
  expect(names).toEqual([null, 'Årsoppgjør', 'Årsoppgjør', 'Messe', null]);
});
