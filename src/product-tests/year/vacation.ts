import { isIllness, isVacation, type AbsenceStory } from './absence-story.ts';
import { absences, moved, ownAllowance, workWeeks, year } from './happenings.ts';
import type { Somebody } from './staff.ts';
import { countries } from './vacation-stories.ts';

// The vacation days of everybody, calculated from the facts alone and day by day. It shares no code with the product.

/** What the company gave last in a year, for a week of five days. */
const companyDays = new Map([
  [year - 1, 25],
  [year, 26],
]);

/** The public holidays on weekdays, in the year and at the end of the one before, as the laws of the countries have them. */
const holidays: Readonly<Record<string, readonly string[]>> = {
  NO: ['2026-12-25', '2027-01-01', '2027-03-25', '2027-03-26', '2027-03-29', '2027-05-06', '2027-05-17'],
  SE: ['2026-12-25', '2027-01-01', '2027-01-06', '2027-03-26', '2027-03-29', '2027-05-06'],
  FI: ['2026-12-25', '2027-01-01', '2027-01-06', '2027-03-26', '2027-03-29', '2027-05-06', '2027-12-06'],
};

/** The year and the one before of a person; none for those who have no vacation days. */
export function expectedYears(people: readonly Somebody[], person: Somebody): DaysOfYear[] {
  if (person.state !== 'active' || person.role === 'accountant') return [];
  const stories = absences.filter((story) => people[story.person]?.id === person.id);
  const carried = isThereBefore(person) ? carriedOn(people, person, stories) : 0;
  return [year - 1, year].map((inYear) => {
    const isClosed = inYear < year;
    const allowance = isClosed && !isThereBefore(person) ? 0 : expectedAllowance(people, person, inYear);
    const [taken, reserved] = [expectedDays(people, stories, inYear, 'stands'), expectedDays(people, stories, inYear, 'waits')];
    const [carriedIn, carriedOut] = isClosed ? [0, carried] : [carried, 0];
    return { person: person.id, year: inYear, allowance, carriedIn, carriedOut, taken, reserved };
  });
}

/** The days of a person in a year, as they are compared. */
export interface DaysOfYear {
  person: string;
  year: number;
  allowance: number;
  carriedIn: number;
  carriedOut: number;
  taken: number;
  reserved: number;
}

export function lineOf({ person, year: inYear, allowance, carriedIn, carriedOut, taken, reserved }: DaysOfYear): string {
  const balance = allowance + carriedIn - carriedOut - taken - reserved;
  return `${person} ${inYear}: ${allowance} + ${carriedIn} - ${carriedOut} - ${taken} - ${reserved} = ${balance}`;
}

/** Vacation days that an illness gives back when it is registered. */
export function daysGivenBack(people: readonly Somebody[], illness: AbsenceStory): number {
  const vacations = absences.filter((story) => isVacation(story) && story.person === illness.person && story.on <= illness.on);
  return vacations.flatMap((story) => costs(people, story, illness.on)).filter((day) => isWithin(day, illness)).length;
}

/** Their year before is closed. */
function isThereBefore(person: Somebody): boolean {
  return (person.startDate ?? '') < `${year}-01-01`;
}

/** Of the statutory days of the year before those that were not taken, whenever that turned out (Holidays Act § 7(3)). */
function carriedOn(people: readonly Somebody[], person: Somebody, stories: readonly AbsenceStory[]): number {
  const taken = expectedDays(people, stories, year - 1, 'stands');
  const allowance = expectedAllowance(people, person, year - 1);
  const lawful = Math.min(allowance, lawfulDays(people, person, year - 1));
  return Math.max(0, lawful - taken);
}

type Outcome = 'stands' | 'waits' | 'gone';

/** The outcome of an absence by the end of the year. */
function outcomeOf({ kind, decided, withdrawn, deletion, deleted }: AbsenceStory): Outcome {
  if (withdrawn || deleted || deletion?.isYes || decided?.isYes === false) return 'gone';
  return kind === 'vacation' && !decided ? 'waits' : 'stands';
}

function expectedDays(people: readonly Somebody[], stories: readonly AbsenceStory[], inYear: number, outcome: Outcome): number {
  const illnesses = stories.filter((story) => isIllness(story) && outcomeOf(story) === 'stands');
  return stories
    .filter((story) => isVacation(story) && outcomeOf(story) === outcome)
    .flatMap((story) => costs(people, story, `${year}-12-31`))
    .filter((day) => day.startsWith(String(inYear)) && !illnesses.some((illness) => isWithin(day, illness))).length;
}

function isWithin(day: string, { startDate, endDate }: AbsenceStory): boolean {
  return startDate <= day && day <= endDate;
}

/** The days that an absence costs. Days of a closed year cost what they did when it was closed, or when the absence was registered later. */
function costs(people: readonly Somebody[], { person, on, startDate, endDate, changed }: AbsenceStory, asOf: string): string[] {
  const whose = people[person];
  if (!whose) return [];
  const last = changed ? moved(startDate, 3) : endDate;
  const days = [...daysOfYear(year - 1), ...daysOfYear(year)].filter((day) => startDate <= day && day <= last);
  const closed = on > `${year - 1}-12-31` ? on : `${year - 1}-12-31`;
  return days.filter((day) => {
    const known = day < `${year}-01-01` ? closed : asOf;
    const isWorkday = weekOf(people, whose, day, known).includes(new Date(`${day}T12:00:00Z`).getUTCDay());
    return isWorkday && !holidays[countryOf(person, known)]?.includes(day);
  });
}

function countryOf(person: number, asOf: string): string {
  return countries.findLast((move) => move.person === person && move.on <= asOf)?.country ?? 'NO';
}

/** The days that a person has in a year, without what is carried. */
function expectedAllowance(people: readonly Somebody[], person: Somebody, inYear: number): number {
  if (inYear === year && people[ownAllowance.person]?.id === person.id) return ownAllowance.days;
  const days = employedDays(person, inYear);
  if (days.length === 0) return 0;
  const week = averageWeek(people, person, inYear);
  const extra = isSixty(person, inYear) ? halves(Math.min(week, 6)) : 0;
  const lawful = halves(4 * Math.min(week, 6) + 1);
  const whole = Math.max(halves(((companyDays.get(inYear) ?? 0) * week) / 5), lawful) + extra;
  const share = halves((whole * days.length) / 365);
  const isJoiner = days[0] !== `${inYear}-01-01` && days.at(-1) === `${inYear}-12-31`;
  return isJoiner ? Math.max(share, Math.min(whole, lawfulDays(people, person, inYear))) : share;
}

/** Whoever starts after September has a week of them. */
function lawfulDays(people: readonly Somebody[], person: Somebody, inYear: number): number {
  const week = averageWeek(people, person, inYear);
  const isLate = (person.startDate ?? '') > `${inYear}-09-30`;
  return isLate ? halves(week) : halves(4 * Math.min(week, 6) + 1 + (isSixty(person, inYear) ? Math.min(week, 6) : 0));
}

function isSixty({ birthday }: Somebody, inYear: number): boolean {
  return birthday !== null && Number(birthday.slice(0, 4)) + 60 <= inYear;
}

function employedDays({ startDate, endDate }: Somebody, inYear: number): string[] {
  return daysOfYear(inYear).filter((day) => (startDate ?? '') <= day && day <= (endDate ?? '9'));
}

/** Of a closed year as it was when that was closed. */
function averageWeek(people: readonly Somebody[], person: Somebody, inYear: number): number {
  const days = employedDays(person, inYear);
  const asOf = `${inYear}-12-31`;
  return days.map((day) => weekOf(people, person, day, asOf).length).reduce((sum, each) => sum + each, 0) / days.length;
}

function weekOf(people: readonly Somebody[], person: Somebody, day: string, asOf: string): readonly number[] {
  const own = workWeeks.filter((week) => people[week.person]?.id === person.id && week.validFrom <= day && week.on <= asOf);
  return own.toSorted((one, other) => one.validFrom.localeCompare(other.validFrom)).at(-1)?.weekdays ?? [1, 2, 3, 4, 5];
}

function daysOfYear(inYear: number): string[] {
  return Array.from({ length: 365 }, (_unused, place) => moved(`${inYear}-01-01`, place));
}

/** Up to the next half, whatever the last digits of a division are. */
function halves(days: number): number {
  return Math.ceil(Number((days * 2).toFixed(6))) / 2;
}
