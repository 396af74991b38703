import type { Warning } from '../../contract/entities-balance.ts';
import type { WorkCalendar } from './work-calendar.ts';
import { dayNumber, weekdayOfNumber } from '#kernel/contract/days.ts';
import type { Span } from './recurrence.ts';

const mainHolidayDays = 18;

interface HolidayInput {
  year: number;
  /** The person's full vacation days that count, including the requested ones. */
  vacation: readonly Span[];
  calendar: WorkCalendar;
  startDate: string | null;
  endDate: string | null;
  today: string;
}

/**
 * Warns when no main holiday is booked: three consecutive weeks, 18 working days including Saturdays, between 1 June and 30 September
 * (Holidays Act § 7(1), law.10); not for people who start after 15 August or leave before three weeks of June, nor after September. Days off do not interrupt it.
 */
export function mainHolidayWarnings({ year, vacation, calendar, startDate, endDate, today }: HolidayInput): Warning[] {
  if (today > `${year}-09-30`) return [];
  if (startDate !== null && startDate > `${year}-08-15`) return [];
  if (endDate !== null && endDate < `${year}-06-21`) return [];
  const days = longestHoliday(vacation, calendar, year);
  return days < mainHolidayDays ? [{ kind: 'mainHoliday', params: { year } }] : [];
}

function longestHoliday(vacation: readonly Span[], calendar: WorkCalendar, year: number): number {
  const off = vacation.map(({ startDate, endDate }) => [dayNumber(startDate), dayNumber(endDate)] as const);
  const isOff = (number: number) => off.some(([first, last]) => first <= number && number <= last);
  let [longest, current, hasVacation] = [0, 0, false];
  for (let number = dayNumber(`${year}-06-01`); number <= dayNumber(`${year}-09-30`); number += 1) {
    const isTaken = isOff(number);
    const { worth, names } = calendar.worthOf(number);
    if (!isTaken && worth > 0) [current, hasVacation] = [0, false];
    else if (weekdayOfNumber(number) !== 0 && (names === null || worth > 0)) current += 1;
    hasVacation ||= isTaken;
    longest = hasVacation ? Math.max(longest, current) : longest;
  }
  return longest;
}
