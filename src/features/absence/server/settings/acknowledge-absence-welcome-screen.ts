import { makeWelcomeRules } from '#features/notifications/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { acknowledgeAbsenceWelcomeScreen as contract } from '../../contract/endpoints-company.ts';
import { yearOf } from '#kernel/contract/days.ts';
import { postDefaults } from '../balance/post-defaults.ts';
import { isCountryKnown } from '../rules/public-holidays.ts';
import { presentSettings } from './get-settings.ts';
import { readCompanyRules } from './store-settings.ts';
import { insertSettings } from './store-settings.ts';

/** Opens the calendar for the company, once (absence.1). */
export const acknowledgeAbsenceWelcomeScreen: Handler<typeof contract> = async ({ company, actor, now, today, fail, audit }, { body }) => {
  const { member } = actor;
  if (member.levels.absence !== 'full') fail('common.Forbidden');
  const { country } = await readCompanyRules(company);
  const holidays = isCountryKnown(country) ? country : 'NO';
  const isOpened = await insertSettings(company, body, { country: holidays, by: member.companyUserId, now, year: yearOf(today) });
  if (!isOpened) fail('absence.AlreadyAcknowledged');
  audit({ entity: 'absenceSettings', entityId: String(company.id), after: { ...body, country: holidays } });
  const rules = await readCompanyRules(company);
  await postDefaults({ company, by: null, now }, { rules, people: 'everybody', today });
  await makeWelcomeRules(company, { by: member.companyUserId, now, audit });
  return { settings: await presentSettings(company, rules, { member, today }) };
};
