import { expect, test } from 'vitest';
import {
  calendarOf,
  dayWorth,
  freeDaysOf,
  hasOwnWeek,
  mondayToFriday,
  shownWeeks,
  weekdaysOn,
  workCalendars,
  type CompanyCalendar,
  type CompanyDay,
  type WorkTerms,
  type WorkWeek,
} from './work-calendar.ts';
import { dayNumber } from '#kernel/contract/days.ts';

const plain: CompanyCalendar = { country: 'NO', halfDayEves: false, days: [], weeks: [] };
const person = { country: null, weeks: [] };
/** From January a week of one's own, from June the company's, and from October one's own. */
const ownAndBack: WorkTerms['weeks'] = [
  { validFrom: '2026-01-01', weekdays: 2 },
  { validFrom: '2026-06-01', weekdays: null },
  { validFrom: '2026-10-01', weekdays: 8 },
];
const withDay = (date: string, kind: CompanyDay['kind']): CompanyCalendar => ({ ...plain, days: [{ date, kind, name: 'Vår dag' }] });

test.each([
  ['a Monday', plain, '2026-11-23', 1, 'work'],
  ['a Saturday', plain, '2026-11-21', 0, 'weekend'],
  ['a holiday', plain, '2026-05-14', 0, 'holiday'],
  ['a holiday on a Sunday', plain, '2026-05-17', 0, 'weekend'],
  ['Christmas Eve', plain, '2026-12-24', 1, 'work'],
  ['Christmas Eve by setting', { ...plain, halfDayEves: true }, '2026-12-24', 0.5, 'half'],
  ["New Year's Eve by setting", { ...plain, halfDayEves: true }, '2026-12-31', 0.5, 'half'],
  ['Easter Saturday', plain, '2026-04-04', 0, 'weekend'],
  ['a day off of the company', withDay('2026-11-23', 'off'), '2026-11-23', 0, 'off'],
  ['a holiday of the company', withDay('2026-11-23', 'holiday'), '2026-11-23', 0, 'holiday'],
  ['half a day of the company', withDay('2026-11-23', 'half'), '2026-11-23', 0.5, 'half'],
  ['a holiday halved', withDay('2026-05-14', 'half'), '2026-05-14', 0.5, 'half'],
  ['a holiday removed', withDay('2026-05-14', 'removed'), '2026-05-14', 1, 'work'],
  ['an eve removed', { ...withDay('2026-12-24', 'removed'), halfDayEves: true }, '2026-12-24', 1, 'work'],
  ['a day off on a Sunday', withDay('2026-11-22', 'off'), '2026-11-22', 0, 'weekend'],
] as const)('%s', (...[, company, date, worth, reason]) => {
  expect(dayWorth(company, person, date)).toMatchObject({ worth, reason });
});

test('says the names, also when one would not work', () => {
  expect(dayWorth(plain, person, '2027-05-17').names).toEqual({
    no: 'Grunnlovsdagen, Andre pinsedag',
    en: 'Constitution Day, Whit Monday',
  });
  expect(dayWorth(plain, person, '2026-05-17').names?.no).toBe('Grunnlovsdagen');
  expect(dayWorth(withDay('2026-11-23', 'off'), person, '2026-11-23').names).toEqual({ no: 'Vår dag', en: 'Vår dag' });
  expect(dayWorth(plain, person, '2026-11-23').names).toBeNull();
});

test("a person's country decides, without one the company's", () => {
  const swede = { country: 'SE', weeks: [] };
  expect(dayWorth(plain, swede, '2026-01-06').reason).toBe('holiday');
  expect(dayWorth(plain, swede, '2026-05-25').reason).toBe('work');
  expect(dayWorth({ ...plain, country: 'SE' }, person, '2026-01-06').reason).toBe('holiday');
});

test('weeks are dated: the companys until the persons own begin', () => {
  const mondayToWednesday = 0b0001110;
  const company = { ...plain, weeks: [{ validFrom: '2026-03-01', weekdays: mondayToFriday | 0b1000000 }] };
  const own = { country: null, weeks: [{ validFrom: '2026-06-01', weekdays: mondayToWednesday }] };
  const reader = calendarOf(company).of(own);
  expect(['2026-02-28', '2026-03-07', '2026-05-30', '2026-06-06', '2026-06-03', '2026-06-04'].map((day) => reader.on(day).worth)).toEqual([
    0, 1, 1, 0, 1, 0,
  ]);
  expect(
    calendarOf(plain)
      .of({ country: null, weeks: [{ validFrom: null, weekdays: mondayToWednesday }] })
      .on('2026-11-26').worth,
  ).toBe(0);
});

test('a person works as the company again from the day that says so, also when the company changes later', () => {
  const company = { ...plain, weeks: [{ validFrom: '2026-07-01', weekdays: mondayToFriday | 0b1000000 }] };
  const own = {
    country: null,
    weeks: [
      { validFrom: '2026-01-01', weekdays: 0b0000010 },
      { validFrom: '2026-06-01', weekdays: null },
    ],
  };
  const reader = calendarOf(company).of(own);
  expect(['2026-05-26', '2026-06-02', '2026-06-06', '2026-07-04'].map((day) => reader.on(day).worth)).toEqual([0, 1, 0, 1]);
});

test('the weeks that were set say where they are the company’s, also with the same days', () => {
  const companys = [{ validFrom: '2026-03-01', weekdays: 2 }];
  expect(shownWeeks(ownAndBack, companys)).toEqual([
    { validFrom: '2026-01-01', weekdays: 2, isOwn: true },
    { validFrom: '2026-06-01', weekdays: 2, isOwn: false },
    { validFrom: '2026-10-01', weekdays: 8, isOwn: true },
  ]);
});

test.each([
  ['before the first', '2025-12-31', false],
  ['from the day of their own', '2026-01-01', true],
  ['until the day before the company’s', '2026-05-31', true],
  ['from the day of the company’s', '2026-06-01', false],
  ['from their own again', '2026-10-01', true],
])('a person has a week of their own or not: %s', (_case, date, isOwn) => {
  expect([hasOwnWeek(ownAndBack, date), hasOwnWeek([], date)]).toEqual([isOwn, false]);
});

test('calendars of many people: those without a week or a known country of their own have the company’s', () => {
  const company = { ...plain, weeks: [{ validFrom: '2026-03-01', weekdays: mondayToFriday | 0b1000000 }] };
  const terms = { birthday: null, startDate: null, endDate: null, country: null, weeks: [] };
  const people: WorkTerms[] = [
    { ...terms, companyUserId: 'company' },
    { ...terms, companyUserId: 'unknown country', country: 'XX' },
    { ...terms, companyUserId: 'same country', country: 'NO' },
    { ...terms, companyUserId: 'swede', country: 'SE' },
    { ...terms, companyUserId: 'part time', weeks: [{ validFrom: '2026-01-01', weekdays: 0b0000010 }] },
  ];
  const of = workCalendars(company, people);
  const worths = (id: string) => ['2026-01-06', '2026-05-25', '2026-05-23'].map((date) => of(id).on(date).worth);
  for (const id of ['company', 'unknown country', 'same country', 'nobody']) expect([id, worths(id)]).toEqual([id, [1, 0, 1]]);
  expect(worths('swede')).toEqual([0, 1, 1]);
  expect(worths('part time')).toEqual([0, 0, 0]);
});

test.each<[string, WorkTerms['weeks'], WorkWeek[], string, number]>([
  ['Monday to Friday without any week', [], [], '2026-11-23', mondayToFriday],
  ['the company’s from its beginning', [], [{ validFrom: null, weekdays: 1 }], '2026-11-23', 1],
  ['Monday to Friday before the company’s', [], [{ validFrom: '2026-12-01', weekdays: 1 }], '2026-11-23', mondayToFriday],
  ['the company’s before one’s own', [{ validFrom: '2026-12-01', weekdays: 2 }], [{ validFrom: null, weekdays: 1 }], '2026-11-30', 1],
  ['one’s own from its first day', [{ validFrom: '2026-12-01', weekdays: 2 }], [], '2026-12-01', 2],
  ['one’s own on its last day', ownAndBack, [{ validFrom: '2026-03-01', weekdays: 4 }], '2026-05-31', 2],
  ['the company’s again', ownAndBack, [{ validFrom: '2026-03-01', weekdays: 4 }], '2026-06-01', 4],
  ['Monday to Friday again where the company has none', ownAndBack, [], '2026-06-01', mondayToFriday],
  ['the company’s changed meanwhile', ownAndBack, [{ validFrom: '2026-07-01', weekdays: 4 }], '2026-07-01', 4],
  ['one’s own after that', ownAndBack, [{ validFrom: '2026-10-01', weekdays: 4 }], '2026-10-02', 8],
])('somebody works %s', (...[, own, companys, date, weekdays]) => {
  expect(weekdaysOn(own, companys, date)).toBe(weekdays);
});

test('reads a year of 1,000 people in no time', () => {
  const calendar = calendarOf({ ...plain, halfDayEves: true });
  const [first, last] = [dayNumber('2026-01-01'), dayNumber('2026-12-31')];
  const spent = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage();
    const readers = Array.from({ length: 1000 }, () => calendar.of(person));
    let days = 0;
    for (const { worthOf } of readers) for (let number = first; number <= last; number += 1) days += worthOf(number).worth;
    expect(days).toBe(252_000);
    return process.cpuUsage(start).user / 1000;
  });
  // 20 ms on a fast, idle processor; a slow or shared one takes several times as long. With lookups by date it took seconds.
  expect(Math.min(...spent)).toBeLessThan(500);
});

test('free are weekends, public holidays and days off, and a week without a working day says nothing', () => {
  const days = ['2026-11-28', '2026-11-30', '2026-12-25'];
  expect(days.map(freeDaysOf(plain))).toEqual([true, false, true]);
  const weeks = [
    { validFrom: null, weekdays: mondayToFriday },
    { validFrom: '2026-11-01', weekdays: 0 },
  ];
  expect(days.map(freeDaysOf({ ...plain, weeks }))).toEqual([true, false, true]);
  expect(freeDaysOf({ ...plain, weeks: [{ validFrom: null, weekdays: 1 << 6 }] })('2026-11-28')).toBe(false);
});
