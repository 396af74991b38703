import { describe, expect, test } from 'vitest';
import { defaultFor, statutoryOf, type AllowanceRules } from './default-allowance.ts';
import { mondayToFriday, type WorkTerms } from './work-calendar.ts';

const tuThFr = 0b0110100;
const mondayToSaturday = 0b1111110;
const monday = 0b0000010;
const rules: AllowanceRules = { defaults: [{ fromYear: 2026, days: 25 }], isProrated: true, weeks: [] };
const nobody: WorkTerms = { companyUserId: 'one', startDate: null, endDate: null, birthday: null, country: null, weeks: [] };
const since = <Mask extends number | null>(validFrom: string, weekdays: Mask) => ({ validFrom, weekdays });
const gives = (days: number) => ({ ...rules, defaults: [{ fromYear: 2026, days }] });

describe('the default of 25 days in 2026', () => {
  test.each<[string, Partial<WorkTerms>, number]>([
    ['whole time', {}, 25],
    ['P1 Tuesday, Thursday and Friday', { weeks: [since('2025-01-01', tuThFr)] }, 15],
    ['the same from the year’s first day', { weeks: [since('2026-01-01', tuThFr)] }, 15],
    ['six days a week, where the company has five', { weeks: [since('2026-01-01', mondayToSaturday)] }, 30],
    ['P2 three days from 1 July', { weeks: [since('2026-07-01', tuThFr)] }, 20],
    ['three days from 1 December', { weeks: [since('2026-12-01', tuThFr)] }, 24.5],
    ['three days until 30 June', { weeks: [since('2025-01-01', tuThFr), since('2026-07-01', null)] }, 20.5],
    ['three days from next year on', { weeks: [since('2027-01-01', tuThFr)] }, 25],
    ['one day a week: not below the law', { weeks: [since('2026-01-01', monday)] }, 5],
    ['P3 who turns 60 on the last day of the year', { birthday: '1966-12-31' }, 30],
    ['P3 who turns 60 on the first day of the next', { birthday: '1967-01-01' }, 25],
    ['P4 who is 61 and works three days', { birthday: '1965-02-03', weeks: [since('2026-01-01', tuThFr)] }, 18],
    ['who starts on 1 July', { startDate: '2026-07-01' }, 21],
    ['P5 who starts on 1 July at 60', { startDate: '2026-07-01', birthday: '1966-05-05' }, 26],
    ['who starts on 1 July with three days', { startDate: '2026-07-01', weeks: [since('2026-07-01', tuThFr)] }, 13],
    ['P5 who leaves on 30 June with three days', { endDate: '2026-06-30', weeks: [since('2026-01-01', tuThFr)] }, 7.5],
    ['who leaves on 30 June at 60', { endDate: '2026-06-30', birthday: '1966-12-31' }, 15],
    ['who left before the year', { endDate: '2025-12-31' }, 0],
  ])('%s', (_whom, terms, days) => {
    expect(defaultFor(rules, { ...nobody, ...terms }, 2026).days).toBe(days);
  });
});

test.each<[string, AllowanceRules, Partial<WorkTerms>, number]>([
  ['the law’s 21 by a fifth', gives(21), { weeks: [since('2026-01-01', monday)] }, 5],
  ['less than the law, shared', gives(20), { weeks: [since('2026-01-01', monday)] }, 4],
  ['26 by three fifths, up to a half', gives(26), { weeks: [since('2026-01-01', tuThFr)] }, 16],
  ['nothing was ever set', { ...rules, defaults: [] }, { birthday: '1950-01-01' }, 0],
  ['the company works six days and so do all', { ...rules, weeks: [since('2026-01-01', mondayToSaturday)] }, {}, 25],
  [
    'five of the company’s six days',
    { ...rules, weeks: [since('2026-01-01', mondayToSaturday)] },
    { weeks: [since('2026-01-01', mondayToFriday)] },
    21,
  ],
  ['not prorated', { ...rules, isProrated: false }, { startDate: '2026-12-01' }, 25],
  ['not prorated, and the year’s last day is the first', { ...rules, isProrated: false }, { startDate: '2026-12-31' }, 25],
  ['not prorated, and the year’s first day is the last', { ...rules, isProrated: false }, { endDate: '2026-01-01' }, 25],
  ['not prorated, and gone before the year', { ...rules, isProrated: false }, { endDate: '2025-12-31', birthday: '1950-01-01' }, 0],
  ['not prorated, and first there after the year', { ...rules, isProrated: false }, { startDate: '2027-01-01' }, 0],
])('%s', (_what, of, terms, days) => {
  expect(defaultFor(of, { ...nobody, ...terms }, 2026).days).toBe(days);
});

test('says what it is made of', () => {
  const weeks = [since('2026-07-01', tuThFr)];
  expect(defaultFor(rules, { ...nobody, birthday: '1960-01-01', endDate: '2026-09-30', weeks }, 2026)).toEqual({
    days: 20,
    companyDays: 25,
    workdays: 4.33,
    companyWorkdays: 5,
    extraDays: 4.5,
    isProrated: true,
    employed: { from: '2026-01-01', to: '2026-09-30' },
  });
});

test.each<[string, Partial<WorkTerms>, number]>([
  ['P1 three days a week', { weeks: [since('2026-01-01', tuThFr)] }, 13],
  ['three days at 60', { birthday: '1966-01-01', weeks: [since('2026-01-01', tuThFr)] }, 16],
  ['a joiner of March at 60', { birthday: '1966-01-01', startDate: '2026-03-01' }, 26],
  ['a joiner of October', { startDate: '2026-10-01' }, 5],
  ['nothing before the first year', { startDate: '2027-01-01' }, 0],
  ['all until the first day of the last year', { endDate: '2026-01-01' }, 21],
  ['nothing after the last year', { endDate: '2025-12-31' }, 0],
])('the law gives %s', (_whom, terms, days) => {
  expect(statutoryOf(rules, { ...nobody, ...terms }, 2026)).toBe(days);
});
