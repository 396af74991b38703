import { expect, test } from 'vitest';
import { absenceType as type, type AbsenceStatus } from '../../contract/kinds.ts';
import { countDays } from './count.ts';
import { dayNumber } from '#kernel/contract/days.ts';
import {
  returnedDays,
  returnedPerYear,
  markReturned,
  recountVacation,
  sickDays,
  uncovered,
  vacationDaysIn,
  withoutDays,
} from './returned-days.ts';
import { calendarOf } from './work-calendar.ts';

const calendar = calendarOf({ weeks: [], days: [], halfDayEves: true, country: 'NO' }).of({ country: null, weeks: [] });
// Friday to Tuesday.
const span = { startDate: '2027-01-08', endDate: '2027-01-12' };
const days = (...dates: string[]) => new Set(dates.map(dayNumber));
const booked = (over: object = {}) => ({
  absenceId: 'vacation',
  type: type.Vacation,
  portion: 0 as const,
  status: 2 as AbsenceStatus,
  isProposed: false,
  deductible: true,
  spans: [{ ...span, counted: '20022' }],
  ...over,
});
const sick = (over: object = {}) => booked({ absenceId: 'sick', type: type.SickLeaveSelfReported, ...over });

test('marks the days given back, and counts them again when they no longer are', () => {
  const marked = markReturned({ ...span, counted: '20121' }, days('2027-01-08', '2027-01-09', '2027-01-10'));
  expect(marked.counted).toBe('cab21');
  expect([...returnedDays([marked])]).toEqual([dayNumber('2027-01-08'), dayNumber('2027-01-09'), dayNumber('2027-01-10')]);
  expect(markReturned(marked, days('2027-01-12')).counted).toBe('2012b');
});

test.each<[string, object, number]>([
  ['registered', {}, 5],
  ['with a doctor’s note', { type: type.SickLeaveMedicalReported }, 5],
  ['whose deletion is asked for', { status: 4 }, 5],
  ['only asked for', { status: 1 }, 0],
  ['deleted', { status: 7 }, 0],
  ['proposed', { status: 8, isProposed: true }, 0],
  ['being changed', { absenceId: 'changed' }, 0],
  ['half a day', { portion: 1 }, 0],
  ['care days', { type: type.CareDays }, 0],
])('sick leave %s takes %o', (_name, over, count) => {
  expect(sickDays([booked(), sick(over)], 'changed').size).toBe(count);
});

test('a vacation costs what it does on days without illness', () => {
  const counted = countDays({ spans: [span], portion: 0 }, calendar);
  expect(withoutDays(counted, new Set())).toBe(counted);
});

test('a vacation costs nothing on days of illness, each year by itself', () => {
  const spans = [{ startDate: '2026-12-28', endDate: '2027-01-05' }];
  const counted = withoutDays(countDays({ spans, portion: 0 }, calendar), days('2026-12-31', '2027-01-04'));
  expect(counted.spans[0]?.counted).toBe('222b000c2');
  expect([counted.perYear, counted.workingDays]).toEqual([
    [
      { year: 2026, days: 3 },
      { year: 2027, days: 1 },
    ],
    4,
  ]);
});

test('a recount changes only the days given back, by what they were counted as', () => {
  const stored = { portion: 0 as const, spans: [{ ...span, counted: '20012' }], daysPerYear: { 2027: 2.5 } };
  const given = recountVacation(stored, days('2027-01-11', '2027-01-12'), calendar);
  expect(given).toEqual({ spans: [{ ...span, counted: '200bc' }], daysPerYear: { 2027: 1 } });
  expect(recountVacation({ ...stored, ...given }, days('2027-01-12'), calendar)?.daysPerYear).toEqual({ 2027: 1.5 });
  expect(recountVacation(stored, days('2027-01-13'), calendar)).toBeNull();
  const unknown = { ...stored, spans: [{ ...span, counted: '' }], daysPerYear: { 2027: 3 } };
  expect(recountVacation(unknown, days('2027-01-11'), calendar)?.daysPerYear).toEqual({ 2027: 2 });
});

test.each<[string, object, object, number]>([
  ['all of it', {}, {}, 3],
  ['a part', { spans: [{ startDate: '2027-01-10', endDate: '2027-01-11' }] }, {}, 1],
  ['half a day of illness', { portion: 1 }, {}, 0],
  ['care days', { type: type.CareDays }, {}, 0],
  ['what was given back before', {}, { spans: [{ ...span, counted: 'c0022' }] }, 2],
  ['stored without counts', {}, { spans: [{ ...span, counted: '' }] }, 3],
  ['one that takes no days', {}, { deductible: false }, 0],
  ['a proposal', {}, { isProposed: true }, 0],
  ['time off', {}, { type: type.TimeOff }, 0],
])('illness on vacation gives back %s', (_name, wanted, vacation, expected) => {
  const requested = { type: type.SickLeaveSelfReported, portion: 0 as const, spans: [span], ...wanted };
  expect(vacationDaysIn(requested, [booked(vacation)], calendar)).toBe(expected);
});

test('counts what was given back in each year that a span touches', () => {
  const turn = { startDate: '2026-12-30', endDate: '2027-01-04', counted: 'cb000c' };
  expect(returnedPerYear([turn, { ...span, counted: '2abc2' }])).toEqual({ 2026: 1.5, 2027: 2.5 });
  expect(returnedPerYear([{ ...span, counted: '20022' }])).toEqual({ 2027: 0 });
  expect(returnedPerYear([])).toEqual({});
});

test.each<[string, [string, string][], [string, string][]]>([
  ['all of it when there is nothing else', [], [['08', '12']]],
  ['nothing under one that is longer', [['07', '13']], []],
  ['nothing under the same', [['08', '12']], []],
  [
    'both sides of one day',
    [['10', '10']],
    [
      ['08', '09'],
      ['11', '12'],
    ],
  ],
  [
    'the middle of two',
    [
      ['01', '08'],
      ['12', '31'],
    ],
    [['09', '11']],
  ],
  [
    'all of it beside those that only touch',
    [
      ['01', '07'],
      ['13', '31'],
    ],
    [['08', '12']],
  ],
])('of a span is not covered %s', (_case, others, left) => {
  const spans = (all: [string, string][]) => all.map(([start, end]) => ({ startDate: `2027-01-${start}`, endDate: `2027-01-${end}` }));
  expect(uncovered(span, spans(others))).toEqual(spans(left));
});
