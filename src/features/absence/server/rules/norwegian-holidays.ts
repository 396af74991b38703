import { dayNumber, dayOfNumber } from '#kernel/contract/days.ts';

/** A holiday's names in both languages. */
export interface HolidayNames {
  no: string;
  en: string;
}

const fixed: readonly (readonly [string, string, string])[] = [
  ['01-01', 'Første nyttårsdag', "New Year's Day"],
  ['05-01', 'Arbeidernes dag', 'Labour Day'],
  ['05-17', 'Grunnlovsdagen', 'Constitution Day'],
  ['12-25', 'Første juledag', 'Christmas Day'],
  ['12-26', 'Andre juledag', 'Boxing Day'],
];
const byEaster: readonly (readonly [number, string, string])[] = [
  [-3, 'Skjærtorsdag', 'Maundy Thursday'],
  [-2, 'Langfredag', 'Good Friday'],
  [0, 'Første påskedag', 'Easter Sunday'],
  [1, 'Andre påskedag', 'Easter Monday'],
  [39, 'Kristi himmelfartsdag', 'Ascension Day'],
  [49, 'Første pinsedag', 'Whit Sunday'],
  [50, 'Andre pinsedag', 'Whit Monday'],
];

/** Norway's public holidays (Act on public holidays § 2, Act on 1 and 17 May § 1, law.1); none moves when it falls on a weekend. */
export function norwegianHolidays(year: number): { date: string; names: HolidayNames }[] {
  const easter = easterOf(year);
  return [
    ...fixed.map(([day, no, en]) => ({ date: `${year}-${day}`, names: { no, en } })),
    ...byEaster.map(([days, no, en]) => ({ date: dayOfNumber(easter + days), names: { no, en } })),
  ];
}

/** The day number of Easter Sunday, by Gauss's rule for the Gregorian calendar in Butcher's form. */
function easterOf(year: number): number {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const correction = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const moon = (19 * golden + correction + 15) % 30;
  const fullMoon = moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + fullMoon + 2 - century + Math.floor(century / 4)) % 7;
  return dayNumber(`${year}-03-28`) + fullMoon - weekday;
}
