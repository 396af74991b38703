import { moved, ownAllowance, workWeeks, year } from './happenings.ts';
import type { Somebody } from './staff.ts';

// The vacation days of everybody, calculated from the facts alone and day by day. It shares no code with the product.

/** What the company gave last, for a week of five days. */
const companyDays = 26;

/** The days that a person has in the simulated year. */
export function expectedAllowance(people: readonly Somebody[], person: Somebody): number {
  if (people[ownAllowance.person]?.id === person.id) return ownAllowance.days;
  const days = daysOfYear().filter((day) => (person.startDate ?? '') <= day && day <= (person.endDate ?? '9'));
  if (days.length === 0) return 0;
  const week = days.map((day) => weekOf(people, person, day).length).reduce((sum, each) => sum + each, 0) / days.length;
  const isSixty = person.birthday !== null && Number(person.birthday.slice(0, 4)) + 60 <= year;
  const extra = isSixty ? halves(Math.min(week, 6)) : 0;
  const lawful = halves(4 * Math.min(week, 6) + 1);
  const whole = Math.max(halves((companyDays * week) / 5), lawful) + extra;
  const share = halves((whole * days.length) / 365);
  const isJoiner = days[0] !== `${year}-01-01` && days.at(-1) === `${year}-12-31`;
  if (!isJoiner) return share;
  const lawfulFirst =
    (days[0] ?? '') <= `${year}-09-30` ? halves(4 * Math.min(week, 6) + 1 + (isSixty ? Math.min(week, 6) : 0)) : halves(week);
  return Math.max(share, Math.min(whole, lawfulFirst));
}

/** How many of these days a person works; nothing here is on a holiday. */
export function workedDays(
  people: readonly Somebody[],
  person: Somebody,
  { startDate, endDate }: { startDate: string; endDate: string },
): number {
  const days = daysOfYear().filter((day) => startDate <= day && day <= endDate);
  return days.filter((day) => weekOf(people, person, day).includes(new Date(`${day}T12:00:00Z`).getUTCDay())).length;
}

function weekOf(people: readonly Somebody[], person: Somebody, day: string): readonly number[] {
  const own = workWeeks.filter((week) => people[week.person]?.id === person.id && week.validFrom <= day);
  return own.toSorted((one, other) => one.validFrom.localeCompare(other.validFrom)).at(-1)?.weekdays ?? [1, 2, 3, 4, 5];
}

function daysOfYear(): string[] {
  return Array.from({ length: 365 }, (_unused, place) => moved(`${year}-01-01`, place));
}

/** Up to the next half, whatever the last digits of a division are. */
function halves(days: number): number {
  return Math.ceil(Number((days * 2).toFixed(6))) / 2;
}
