import type { Company } from '#kernel/server/database/unit.ts';
import { isEmployedOn, upcomingDays } from '../rules/upcoming-days.ts';
import { readAnniversaries, type Days } from './store-days.ts';
import { readBirthdays } from './store-life.ts';

/** An annual day of a person. */
export interface DayOfPerson {
  companyUserId: string;
  date: string;
}

/** Birthdays celebrated between two days, inclusive, of people who are shown in lists of birthdays and work here on the day. */
export async function birthdaysBetween(company: Company, days: Days): Promise<DayOfPerson[]> {
  const span = daysOf(days);
  const rows = await readBirthdays(company, monthDaysOf(span));
  return onTheirDays(rows, span).flatMap(({ row, date }) => (isEmployedOn(date, row) ? [{ companyUserId: row.id, date }] : []));
}

/** Work anniversaries of active staff between two days, inclusive, from the first year on. */
export async function anniversariesBetween(company: Company, days: Days): Promise<(DayOfPerson & { years: number })[]> {
  const span = daysOf(days);
  const rows = await readAnniversaries(company, monthDaysOf(span));
  return onTheirDays(rows, span).flatMap(({ row: { companyUserId, startDate, endDate }, date }) => {
    const years = Number(date.slice(0, 4)) - Number(startDate.slice(0, 4));
    return years > 0 && (endDate === null || endDate >= date) ? [{ companyUserId, date, years }] : [];
  });
}

type DaySpan = ReturnType<typeof upcomingDays>;

function daysOf({ from, to }: Days): DaySpan {
  return upcomingDays(from, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000));
}

function monthDaysOf(span: DaySpan): number[] {
  return [...new Set(span.flatMap(({ monthDays }) => monthDays))];
}

/** Each person on each of their days, earliest first; a range of more than a year repeats them. */
function onTheirDays<Row extends { monthDay: number }>(rows: readonly Row[], span: DaySpan): { row: Row; date: string }[] {
  const byMonthDay = Map.groupBy(rows, ({ monthDay }) => monthDay);
  return span.flatMap(({ date, monthDays }) =>
    monthDays.flatMap((monthDay) => (byMonthDay.get(monthDay) ?? []).map((row) => ({ row, date }))),
  );
}
