import { afterEach, expect, test, vi } from 'vitest';
import type { AbsencePortion } from '../../contract/kinds.ts';
import { calendarOf, type CompanyCalendar, type PersonCalendar } from './work-calendar.ts';
import { countDays, countedDaysIn, workingDaysIn } from './count.ts';
import { publicHolidays } from './public-holidays.ts';

interface Others {
  portion?: AbsencePortion;
  company?: CompanyCalendar;
  who?: PersonCalendar;
}

const norway: CompanyCalendar = { country: 'NO', halfDayEves: false, days: [], weeks: [] };
const partyDay = { date: '2026-11-23', kind: 'half', name: 'Sommerfest' } as const;
const eves = { ...norway, halfDayEves: true };
const person: PersonCalendar = { country: null, weeks: [] };
const count = (startDate: string, endDate: string, { portion = 0, company = norway, who = person }: Others = {}) =>
  countDays({ spans: [{ startDate, endDate }], portion }, calendarOf(company).of(who));
/** Only the holidays named in the example. */
const onlyHoliday = (date: string): CompanyCalendar => ({
  ...norway,
  country: 'QX',
  days: [{ date, kind: 'holiday', name: '' }],
});
const mondayWednesdayFriday = { country: null, weeks: [{ validFrom: null, weekdays: 0b0101010 }] };
const fewerFrom = { country: null, weeks: [{ validFrom: '2022-01-17', weekdays: 0b0001110 }] };
const withSaturday = { ...norway, weeks: [{ validFrom: '2026-03-01', weekdays: 0b1111110 }] };

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['C1', '2010-12-17', '2010-12-31', 0, eves, person, 10],
  ['C3', '2013-12-16', '2013-12-31', 0, eves, person, 9],
  ['C6 whole', '2026-11-21', '2026-11-21', 0, norway, person, 0],
  ['C6 half', '2026-11-21', '2026-11-21', 1, norway, person, 0],
  ['C7', '2011-01-02', '2011-01-08', 0, onlyHoliday('2011-01-06'), person, 4],
  ['C9', '2009-04-27', '2009-05-02', 0, onlyHoliday('2009-05-01'), person, 4],
  ['C11', '2022-01-10', '2022-01-23', 0, norway, fewerFrom, 8],
  ['C13 before', '2026-03-02', '2026-03-08', 0, norway, person, 5],
  ['C13 after', '2026-03-02', '2026-03-08', 0, withSaturday, person, 6],
  ['C16 a weekend', '2026-11-21', '2026-11-22', 0, norway, person, 0],
  ['C16 a holiday', '2026-05-14', '2026-05-14', 0, norway, person, 0],
  ['C19', '2020-01-01', '2020-01-08', 0, norway, person, 5],
  ['C20', '2026-11-23', '2026-11-27', 0, norway, mondayWednesdayFriday, 3],
  ['N1', '2026-03-30', '2026-04-06', 0, norway, person, 3],
  ['N3', '2027-05-14', '2027-05-19', 0, norway, person, 3],
  ['N4', '2026-12-21', '2027-01-03', 0, norway, person, 8],
  ['N7 24 December', '2026-12-24', '2026-12-24', 0, norway, person, 1],
  ['N7 31 December', '2026-12-31', '2026-12-31', 0, norway, person, 1],
  ['N7 24 December by setting', '2026-12-24', '2026-12-24', 0, eves, person, 0.5],
  ['N7 31 December by setting', '2026-12-31', '2026-12-31', 0, eves, person, 0.5],
  ['the first half of a day', '2026-11-23', '2026-11-23', 1, norway, person, 0.5],
  ['the last half of a day', '2026-11-23', '2026-11-23', 2, norway, person, 0.5],
  ['the first half of a half day', '2026-12-24', '2026-12-24', 1, eves, person, 0.5],
  ['the last half of a half day, which is free', '2026-12-24', '2026-12-24', 2, eves, person, 0],
  ["the last half of a company's half day", '2026-11-23', '2026-11-23', 2, { ...norway, days: [partyDay] }, person, 0],
  ['half of a holiday', '2026-05-14', '2026-05-14', 2, norway, person, 0],
] as const)('%s', (...[, startDate, endDate, portion, company, who, days]) => {
  expect(count(startDate, endDate, { portion, company, who }).workingDays).toBe(days);
});

test('N4: all days are of 2026', () => {
  expect(count('2026-12-21', '2027-01-03').perYear).toEqual([
    { year: 2026, days: 8 },
    { year: 2027, days: 0 },
  ]);
});

test('B6: a span over New Year is split by year', () => {
  expect(count('2025-12-30', '2026-01-02').perYear).toEqual([
    { year: 2025, days: 2 },
    { year: 2026, days: 1 },
  ]);
});

test('a span over several years and a recurrence within them is split by year', () => {
  const spans = [
    { startDate: '2026-12-31', endDate: '2026-12-31' },
    { startDate: '2027-01-04', endDate: '2027-01-04' },
    { startDate: '2027-01-11', endDate: '2027-01-11' },
  ];
  expect(countDays({ spans, portion: 0 }, calendarOf(norway).of(person)).perYear).toEqual([
    { year: 2026, days: 1 },
    { year: 2027, days: 2 },
  ]);
});

test('names what the dates were, so that the numbers add up', () => {
  const company = { ...eves, days: [{ date: '2026-12-23', kind: 'off', name: 'Lille julaften' } as const] };
  const counted = count('2026-12-21', '2027-01-03', { company });
  expect(counted).toMatchObject({ calendarDays: 14, workingDays: 6, weekendDays: 4 });
  expect(counted.publicHolidays).toEqual([
    { date: '2026-12-25', names: { no: 'Første juledag', en: 'Christmas Day' } },
    { date: '2027-01-01', names: { no: 'Første nyttårsdag', en: "New Year's Day" } },
  ]);
  expect(counted.daysOff).toEqual([{ date: '2026-12-23', names: { no: 'Lille julaften', en: 'Lille julaften' } }]);
  expect(counted.halfDays.map(({ date }) => date)).toEqual(['2026-12-24', '2026-12-31']);
});

test.each([
  ['Pacific/Pago_Pago', 660],
  ['UTC', 0],
  ['Pacific/Kiritimati', -840],
])('C19 in %s', (zone, minutesBehind) => {
  vi.stubEnv('TZ', zone);
  expect(new Date('2020-01-01T12:00:00Z').getTimezoneOffset()).toBe(minutesBehind);
  expect(count('2020-01-01', '2020-01-08').workingDays).toBe(5);
  // A different country and year for each zone, because results are cached.
  const year = 2019 + Math.sign(minutesBehind);
  expect(publicHolidays('SE', year).map(({ date }) => date)).toContain(`${year}-06-06`);
  expect(count(`${year}-06-03`, `${year}-06-09`, { company: { ...norway, country: 'SE' } }).workingDays).toBe(
    { 2018: 4, 2019: 4, 2020: 5 }[year],
  );
});

test.each([
  ['a year and its neighbours', '2025-12-31', '2027-01-01', 0],
  ['half days', '2026-12-21', '2026-12-31', 1],
  ['one day', '2026-11-23', '2026-11-23', 2],
  ['nothing', '2026-11-22', '2026-11-22', 0],
] as const)('the short count is that of the long one: %s', (...[, startDate, endDate, portion]) => {
  const short = workingDaysIn({ startDate, endDate }, portion, calendarOf(eves).of(person));
  expect(short).toBe(count(startDate, endDate, { portion, company: eves }).workingDays);
});

test('the short count is what the law says', () => {
  const reader = calendarOf(eves).of(person);
  expect([
    workingDaysIn({ startDate: '2026-12-21', endDate: '2027-01-03' }, 0, reader),
    workingDaysIn({ startDate: '2026-12-21', endDate: '2026-12-24' }, 1, reader),
  ]).toEqual([7, 2]);
});

test('a span over three years has each of them once', () => {
  const counted = count('2025-12-31', '2027-01-04');
  expect(counted.perYear).toEqual([
    { year: 2025, days: 1 },
    { year: 2026, days: 253 },
    { year: 2027, days: 1 },
  ]);
  expect(counted.calendarDays).toBe(370);
});

test.each([
  ['the whole span', '2026-12-21', '2027-01-03', 6.5],
  ['its first days', '2026-12-01', '2026-12-22', 2],
  ['its last days', '2026-12-31', '2027-02-01', 0.5],
  ['a day before it', '2026-12-20', '2026-12-20', 0],
  ['a day after it', '2027-01-04', '2027-01-04', 0],
])('what a span was counted as is summed within a period: %s', (_, startDate, endDate, days) => {
  const company: CompanyCalendar = { ...eves, days: [{ date: '2026-12-29', kind: 'half', name: 'Romjul' }] };
  const [span] = count('2026-12-21', '2027-01-03', { company }).spans;
  expect(span?.counted).toBe('22210002121000');
  expect(span && countedDaysIn(span, { startDate, endDate })).toBe(days);
});
