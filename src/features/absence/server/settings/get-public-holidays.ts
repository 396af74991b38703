import type { Handler } from '#kernel/server/serve.ts';
import type { getPublicHolidays as contract } from '../../contract/endpoints.ts';
import { holidaysOf } from './holidays.ts';
import { readCompanyRules } from './store-settings.ts';

/** Public holidays with the company's changes, of its own country and the requested ones. */
export const getPublicHolidays: Handler<typeof contract> = async ({ company }, { body: { years, countries } }) => {
  const rules = await readCompanyRules(company);
  const countriesToShow = countries.length > 0 ? [...new Set(countries)] : [rules.country];
  const pairs = countriesToShow.flatMap((country) => [...new Set(years)].map((year) => ({ country, year })));
  return { publicHolidays: pairs.map(({ country, year }) => ({ country, year, holidays: holidaysOf(rules, country, year) })) };
};
