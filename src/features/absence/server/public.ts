import type { IsFree } from '#kernel/contract/deadlines.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { calendarOf } from './rules/work-calendar.ts';
import { readCompanyRules } from './settings/store-settings.ts';

/** The days on which nobody of the company works: outside its weeks, public holidays and days off; one statement. */
export async function readFreeDays(company: Company): Promise<IsFree> {
  const rules = await readCompanyRules(company);
  // A week without a working day would leave none to act on.
  const weeks = rules.weeks.filter(({ weekdays }) => weekdays !== 0);
  const { on } = calendarOf({ ...rules, weeks }).of({ country: null, weeks: [] });
  return (day) => on(day).worth === 0;
}

export { workingDaysChanged } from './settings/settings-hooks.ts';

/** A person's preferred language, for what is read outside the product. */
export { readLanguage } from './feeds/store-feed.ts';

export { norwegianHolidays } from './rules/norwegian-holidays.ts';
/** The deputies of a day, by whom they stand in for. */
export { readDeputies } from './store-deciders.ts';

/** Who is away all of these days, and until when; never what kind of absence it is. */
export { readAwayPeople } from './company-calendar/read-away.ts';
