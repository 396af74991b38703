import type { Context, Handler } from '#kernel/server/serve.ts';
import type { getPublicHolidays as contract } from '../../contract/endpoints.ts';
import { mayOpen, viewerOf } from '../policy.ts';
import { holidayCountry } from '../rules/work-calendar.ts';
import { readPeople } from '../store-people.ts';
import { holidaysOf } from './holidays.ts';
import { readCompanyRules, type CompanyRules } from './store-settings.ts';

/** Public holidays with the company's changes: of the requested countries, else of a person's country, else of the company's. */
export const getPublicHolidays: Handler<typeof contract> = async (context, { body: { years, countries, companyUserId } }) => {
  const rules = await readCompanyRules(context.company);
  const usual = companyUserId === undefined ? rules.country : await countryOf(context, rules, companyUserId);
  const countriesToShow = countries.length > 0 ? [...new Set(countries)] : [usual];
  const pairs = countriesToShow.flatMap((country) => [...new Set(years)].map((year) => ({ country, year })));
  return { publicHolidays: pairs.map(({ country, year }) => ({ country, year, holidays: holidaysOf(rules, country, year) })) };
};

async function countryOf(context: Context<typeof contract>, rules: CompanyRules, companyUserId: string): Promise<string> {
  if (!mayOpen(await viewerOf(context), companyUserId)) return rules.country;
  const [person] = await readPeople(context.company, [companyUserId]);
  return holidayCountry(rules, person?.country ?? null);
}
