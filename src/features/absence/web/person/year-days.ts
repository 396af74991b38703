import { dayNumber, dayOfNumber, weekdayOfNumber } from '#kernel/contract/days.ts';
import type { Absence } from '../../contract/entities.ts';
import { countingStatuses } from '../../contract/kinds.ts';
import { rankOf } from '../../contract/rules/precedence.ts';
import { weekNumber } from '../day-number.ts';

/** The absences of each day, the one with precedence first: illness before vacation, and any other absence before home office (absence.30, absence.71). */
export function absencesByDay(absences: readonly Absence[], year: number): ReadonlyMap<string, readonly Absence[]> {
  const byDay = new Map<string, Absence[]>();
  const [first, last] = [dayNumber(`${year}-01-01`), dayNumber(`${year}-12-31`)];
  for (const absence of absences.filter(({ status }) => countingStatuses.includes(status)).toSorted(whichGoesFirst)) {
    for (const day of absence.spans.flatMap((span) => daysWithin(span, first, last))) byDay.set(day, [...(byDay.get(day) ?? []), absence]);
  }
  return byDay;
}

function whichGoesFirst(a: Absence, b: Absence): number {
  return rankOf(b.type) - rankOf(a.type);
}

function daysWithin({ startDate, endDate }: { startDate: string; endDate: string }, first: number, last: number): string[] {
  const from = Math.max(first, dayNumber(startDate));
  const to = Math.min(last, dayNumber(endDate));
  return Array.from({ length: Math.max(0, to - from + 1) }, (_unused, index) => dayOfNumber(from + index));
}

export interface Week {
  number: number;
  /** Monday first; null outside the month. */
  days: readonly (string | null)[];
}

/** The weeks of a month, 1 to 12. */
export function weeksOf(year: number, month: number): Week[] {
  const first = dayNumber(`${year}-${String(month).padStart(2, '0')}-01`);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const monday = first - ((weekdayOfNumber(first) + 6) % 7);
  const count = Math.ceil((first - monday + length) / 7);
  const inMonth = (day: number): string | null => (day >= first && day < first + length ? dayOfNumber(day) : null);
  return Array.from({ length: count }, (_unused, week) => {
    const start = monday + week * 7;
    return { number: weekNumber(start), days: Array.from({ length: 7 }, (_nothing, index) => inMonth(start + index)) };
  });
}

/** A range of days. */
export interface DayRange {
  from: string;
  to: string;
}

/** The range between two days, in any order. */
export function daysBetween(one: string, other: string): DayRange {
  return one <= other ? { from: one, to: other } : { from: other, to: one };
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The day of the same year that a key moves to; undefined for other keys. */
export function dayAfterKey(day: string, key: string): string | undefined {
  const year = day.slice(0, 4);
  if (key === 'Home') return `${year}-01-01`;
  if (key === 'End') return `${year}-12-31`;
  const next = key === 'PageUp' || key === 'PageDown' ? sameDayOfMonth(day, key === 'PageUp' ? -1 : 1) : stepped(day, steps[key]);
  return next?.slice(0, 4) === year ? next : undefined;
}

function stepped(day: string, step: number | undefined): string | undefined {
  return step === undefined ? undefined : dayOfNumber(dayNumber(day) + step);
}

/** The same date of another month, or the last day of that month. */
function sameDayOfMonth(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
