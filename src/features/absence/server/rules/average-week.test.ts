import { expect, test } from 'vitest';
import { averageWeek } from './average-week.ts';
import { mondayToFriday, type WorkTerms, type WorkWeek } from './work-calendar.ts';

const four = 0b0011110;
const six = 0b1111110;
const own = (validFrom: string, weekdays: number | null): WorkTerms['weeks'][number] => ({ validFrom, weekdays });
const year = { from: '2026-01-01', to: '2026-12-31' };
const tenDays = { from: '2026-01-01', to: '2026-01-10' };

test.each<[string, WorkTerms['weeks'], WorkWeek[], typeof year, [number, number]]>([
  ['nothing said: Monday to Friday', [], [], year, [5, 5]],
  ['a week of the company', [], [{ validFrom: null, weekdays: six }], year, [6, 6]],
  ['a week of one’s own', [own('2020-01-01', four)], [], year, [4, 5]],
  ['a week from the first day on', [own('2026-01-01', four)], [], tenDays, [4, 5]],
  ['a week from the second day on', [own('2026-01-02', four)], [], tenDays, [4.1, 5]],
  ['a week for the last day', [own('2026-01-10', four)], [], tenDays, [4.9, 5]],
  ['a week from the day after', [own('2026-01-11', four)], [], tenDays, [5, 5]],
  ['half of the days', [own('2026-01-06', four)], [], tenDays, [4.5, 5]],
  ['two weeks in turn', [own('2026-01-01', four), own('2026-01-06', six)], [], tenDays, [5, 5]],
  ['the company’s again', [own('2026-01-01', four), own('2026-01-06', null)], [], tenDays, [4.5, 5]],
  ['a change of the company', [], [{ validFrom: '2026-01-06', weekdays: six }], tenDays, [5.5, 5.5]],
  [
    'a change of the company beside one’s own week',
    [own('2020-01-01', four)],
    [{ validFrom: '2026-01-06', weekdays: six }],
    tenDays,
    [4, 5.5],
  ],
  ['a change of both on one day', [own('2026-01-06', four)], [{ validFrom: '2026-01-06', weekdays: six }], tenDays, [4.5, 5.5]],
  [
    'a single day',
    [own('2026-01-01', four)],
    [{ validFrom: null, weekdays: mondayToFriday }],
    { from: '2026-01-01', to: '2026-01-01' },
    [4, 5],
  ],
])('%s', (_name, weeks, companys, ...rest) => {
  const [period, [workdays, companyWorkdays]] = rest;
  const average = averageWeek(weeks, companys, period);
  expect(average.workdays).toBeCloseTo(workdays, 9);
  expect(average.companyWorkdays).toBeCloseTo(companyWorkdays, 9);
});
