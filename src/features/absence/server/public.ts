import type { IsFree } from '#kernel/contract/deadlines.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { freeDaysOf } from './rules/work-calendar.ts';
import { readCompanyRules } from './settings/store-settings.ts';

/** The days on which nobody of the company works: outside its weeks, public holidays and days off; one statement. */
export async function readFreeDays(company: Company): Promise<IsFree> {
  return freeDaysOf(await readCompanyRules(company));
}

export { workingDaysChanged, workingDaysPreviewed } from './settings/settings-hooks.ts';

/** A person's preferred language, for what is read outside the product. */
export { readLanguage } from './feeds/store-feed.ts';

export { norwegianHolidays } from './rules/norwegian-holidays.ts';
/** The deputies of a day, by whom they stand in for. */
export { readDeputies } from './store-deciders.ts';

/** Who is away all of these days, and until when; never what kind of absence it is. */
export { readAwayPeople } from './company-calendar/read-away.ts';
