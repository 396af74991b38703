import type { Company } from '#kernel/server/database/unit.ts';
import { calendarOf, mondayToFriday } from './rules/calendar.ts';
import type { CompanyCalendar, DayReader, WorkWeek } from './rules/calendar.ts';
import { isCountryKnown } from './rules/public-holidays.ts';
import { readCalendars } from './store-calendars.ts';
import type { CalendarRow } from './store-calendars.ts';

/** Answers each person's calendar, for `countDays`; the company's for somebody it was not made for. */
export type Calendars = (companyUserId: string) => DayReader;

/** The calendars of these people, or of everybody active and internal; one statement however many they are. */
export async function calendarsOf(company: Company, rules: CompanyCalendar, companyUserIds?: readonly string[]): Promise<Calendars> {
  const rows = await readCalendars(company, companyUserIds);
  return calendarsFrom(rules, rows);
}

/** The same from rows that were read already. */
export function calendarsFrom(rules: CompanyCalendar, rows: readonly CalendarRow[]): Calendars {
  const calendar = calendarOf(rules);
  const usual = calendar.of({ country: null, weeks: [] });
  const own = new Map(
    rows
      .filter(({ country, weeks }) => weeks.length > 0 || holidayCountry(rules, country) !== rules.country)
      .map((row) => [
        row.companyUserId,
        calendar.of({ country: holidayCountry(rules, row.country), weeks: ownWeeks(row.weeks, rules.weeks) }),
      ]),
  );
  return (companyUserId) => own.get(companyUserId) ?? usual;
}

/** Whose public holidays a person has: those of their country when it is known, else the company's (decisions.md §6). */
export function holidayCountry({ country: companys }: Pick<CompanyCalendar, 'country'>, country: string | null): string {
  return country !== null && country !== companys && isCountryKnown(country) ? country : companys;
}

/** A person's weeks with the company's in the place of "as the company again". */
export function ownWeeks(own: CalendarRow['weeks'], companys: readonly WorkWeek[]): WorkWeek[] {
  return own.flatMap(({ validFrom, weekdays }, index) => {
    if (weekdays !== null) return [{ validFrom, weekdays }];
    const until = own[index + 1]?.validFrom ?? '9999-12-31';
    const before = companys.findLast((week) => (week.validFrom ?? '') <= validFrom)?.weekdays ?? mondayToFriday;
    const within = companys.filter((week) => week.validFrom !== null && week.validFrom > validFrom && week.validFrom < until);
    return [{ validFrom, weekdays: before }, ...within];
  });
}

/** The weekdays that somebody with these weeks of their own works on a date, as a mask. */
export function weekOn(own: CalendarRow['weeks'], companys: readonly WorkWeek[], date: string): number {
  const held = (weeks: readonly WorkWeek[]) => weeks.findLast(({ validFrom }) => (validFrom ?? '') <= date)?.weekdays;
  return held(ownWeeks(own, companys)) ?? held(companys) ?? mondayToFriday;
}
