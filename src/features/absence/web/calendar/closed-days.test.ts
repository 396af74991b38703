import { expect, test } from 'vitest';
import { dayNumber, dayOfNumber } from '#kernel/contract/days.ts';
import type { CalendarPerson } from '../../contract/entities.ts';
import type { Holiday } from '../../contract/entities-settings.ts';
import { closedDays, dayOf, differingDays, holidaysOf } from './closed-days.ts';
import { weekReader } from './use-calendar.ts';
import type { CalendarData } from './use-calendar.ts';

const holiday = (date: string, isHalf = false): [number, Holiday] => [
  dayNumber(date),
  { date, names: { no: 'Dag', en: 'Day' }, isHalf, source: 'public' },
];
const data: CalendarData = {
  people: [],
  weekOn: weekReader([]),
  holidays: new Map([
    ['NO', new Map([holiday('2026-05-14'), holiday('2026-12-24', true)])],
    ['SE', new Map([holiday('2026-06-06'), holiday('2026-05-14')])],
  ]),
};
const person = (rest: Partial<CalendarPerson>): CalendarPerson => ({
  companyUserId: 'a',
  fullName: 'Bo Li',
  department: null,
  position: null,
  profileImageTimestamp: null,
  country: 'NO',
  workWeeks: [],
  available: null,
  mayAdd: false,
  mayOpen: false,
  absences: [],
  ...rest,
});
const week = { first: dayNumber('2026-05-11'), end: dayNumber('2026-05-18') };

test('weekends are one stretch, and a holiday stands alone', () => {
  const closed = closedDays(data, 'NO', week.first, week.end).map(({ from, to, kind }) => [dayOfNumber(from), to - from, kind]);
  expect(closed).toEqual([
    ['2026-05-14', 1, 'holiday'],
    ['2026-05-16', 2, 'weekend'],
  ]);
  expect(closedDays(data, 'NO', dayNumber('2026-12-24'), dayNumber('2026-12-25'))[0]?.kind).toBe('half');
});

test('who follows the company does not differ from it', () => {
  expect(differingDays(data, 'NO', person({}), week)).toEqual([]);
});

test('who works Monday to Wednesday is off on Thursday and Friday, as far as that is not a holiday', () => {
  const own = person({ workWeeks: [{ validFrom: null, weekdays: 0b0001110 }] });
  expect(differingDays(data, 'NO', own, week).map(({ from, to, isOff }) => [dayOfNumber(from), to - from, isOff])).toEqual([
    ['2026-05-15', 1, true],
  ]);
  expect(dayOf(data, own, dayNumber('2026-05-15')).kind).toBe('weekend');
});

test('who works on Saturdays is at work when others are off', () => {
  const own = person({ workWeeks: [{ validFrom: '2026-05-01', weekdays: 0b1111110 }] });
  expect(differingDays(data, 'NO', own, week)).toEqual([{ from: dayNumber('2026-05-16'), to: dayNumber('2026-05-17'), isOff: false }]);
});

test('the last week that began holds', () => {
  const read = weekReader([
    { validFrom: null, weekdays: 0b0111110 },
    { validFrom: '2026-05-01', weekdays: 0b1111110 },
  ]);
  expect([read(dayNumber('2026-04-30')), read(dayNumber('2026-05-01'))]).toEqual([0b0111110, 0b1111110]);
});

test('a row names the holidays of its person’s country', () => {
  const inMayAndJune = { first: dayNumber('2026-05-14'), end: dayNumber('2026-06-07') };
  const days = (rest: Partial<CalendarPerson>) =>
    holidaysOf(data, person(rest), inMayAndJune).map(({ day, holiday: { names } }) => [dayOfNumber(day), names.en]);
  expect(days({ country: 'SE' })).toEqual([
    ['2026-06-06', 'Day'],
    ['2026-05-14', 'Day'],
  ]);
  expect(days({})).toEqual([['2026-05-14', 'Day']]);
  expect(days({ country: 'DK' })).toEqual([]);
});
