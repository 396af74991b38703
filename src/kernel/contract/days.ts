// A plain day is 'YYYY-MM-DD'. Calculations use the number of days since 1970-01-01, so time zones and clock changes have no effect.
const dayLength = 86_400_000;
const firstKept = 10_957;
const lastKept = 47_847;
// Only days between these two are cached.
const written = new Map<number, string>();
// The reverse of the cache above.
const numbers = new Map<string, number>();

/** The number of a day since 1970-01-01. Called very often, so common years are cached. */
export function dayNumber(day: string): number {
  const known = numbers.get(day);
  if (known !== undefined) return known;
  const number = numberOf(day);
  if (number >= firstKept && number <= lastKept) numbers.set(day, number);
  return number;
}

function numberOf(day: string): number {
  return numberOfDate(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)));
}

/** `Date.UTC` would read the years 0 to 99 as 1900 to 1999; the calendar repeats itself every 400 years, which have 146,097 days. */
function numberOfDate(year: number, month: number, date: number): number {
  return Date.UTC(year + 400, month, date) / dayLength - 146_097;
}

/** The day for a day number. Days of the years 2000 to 2100 are cached. */
export function dayOfNumber(number: number): string {
  const known = written.get(number);
  if (known !== undefined) return known;
  const day = new Date(number * dayLength).toISOString().slice(0, 10);
  if (number >= firstKept && number <= lastKept) written.set(number, day);
  return day;
}

/** Adds days to a day; a negative number subtracts. */
export function addDays(day: string, days: number): string {
  return dayOfNumber(dayNumber(day) + days);
}

/** Adds months to a day, or subtracts; a day that the resulting month lacks becomes its last day. */
export function addMonths(day: string, months: number): string {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const before = numberOfDate(Math.floor(month / 12), month % 12, 0);
  const last = numberOfDate(Math.floor((month + 1) / 12), (month + 1) % 12, 0);
  return dayOfNumber(Math.min(before + Number(day.slice(8, 10)), last));
}

/** Adds years to a day, or subtracts; 29 February becomes the 28th. */
export function addYears(day: string, years: number): string {
  return addMonths(day, years * 12);
}

/** How many days `to` is after `from`; negative when before. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** 0 = Sunday to 6 = Saturday (absence.22). */
export function weekdayOf(day: string): number {
  return weekdayOfNumber(dayNumber(day));
}

/** The weekday of a day's number. */
export function weekdayOfNumber(number: number): number {
  return (((number + 4) % 7) + 7) % 7;
}

/** Every day from the first to the last, inclusive; empty when the last is before the first. */
export function eachDay(from: string, to: string): string[] {
  const first = dayNumber(from);
  return Array.from({ length: Math.max(0, dayNumber(to) - first + 1) }, (_unused, index) => dayOfNumber(first + index));
}

export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** The earlier of two days. */
export function minDay(one: string, other: string): string {
  return one < other ? one : other;
}

/** The later of two days. */
export function maxDay(one: string, other: string): string {
  return one > other ? one : other;
}

/** Whether a day is the first of its week. */
export const isMonday = (day: string): boolean => weekdayOf(day) === 1;
/** Whether a day is the first of its month. */
export const isFirstOfMonth = (day: string): boolean => day.endsWith('-01');

const writtenDay = /^\d{4}-\d{2}-\d{2}/;

/** Whether a period ends before it begins; what is typed and is no day has a refusal of its own. */
export function endsBeforeStart(from: string | null | undefined, to: string | null | undefined): boolean {
  const [start, end] = [from ?? '', to ?? ''];
  return writtenDay.test(start) && writtenDay.test(end) && end < start;
}
