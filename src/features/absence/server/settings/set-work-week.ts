import { refuseReplaced } from '#kernel/server/refuse-stale.ts';
import type { Context, Handler } from '#kernel/server/serve.ts';
import type { setWorkWeek as contract } from '../../contract/endpoints-balance.ts';
import type { ShownWeek } from '../../contract/entities.ts';
import { requireOpenCalendar } from '../absence-call.ts';
import { postDefaults } from '../balance/post-defaults.ts';
import { openAdministeredPerson } from '../open-person.ts';
import { maskOf } from '../rules/rules-after.ts';
import { shownWeeks, type WorkWeek } from '../rules/work-calendar.ts';
import { readPeople } from '../store-people.ts';
import { recalculate } from './recalculate.ts';
import { workingDaysChanged } from './settings-hooks.ts';
import { readCompanyRules } from './store-settings.ts';
import { lockSettings, writeWorkWeek } from './store-write-settings.ts';

/** Sets the working days of a person or of the company from a day on, and counts booked absence and the default allowance again (absence.9, absence.77). */
export const setWorkWeek: Handler<typeof contract> = async (context, { body }) => {
  const { company, services, actor, now, today, fail, audit } = context;
  const { companyUserId, validFrom, read } = body;
  const weekdays = body.weekdays && maskOf(body.weekdays);
  const stored = await openWeeks(context, companyUserId);
  if (!companyUserId && weekdays === null) fail('common.BadRequest', 400, { fieldErrors: [{ path: 'weekdays', code: 'select' }] });

  await refuseReplaced(fail, { read, stored }, () => ({ workWeeks: stored }));

  const by = { by: actor.member.companyUserId, now };
  await writeWorkWeek(company, { companyUserId: companyUserId ?? null, validFrom, weekdays }, by);
  const rules = await readCompanyRules(company);
  const whom = companyUserId ? { companyUserIds: [companyUserId] } : {};
  const recalculated = await recalculate(company, { rules, reason: 'workWeekChanged', ...whom, ...by, today });
  const allowances = await postDefaults({ company, ...by }, { rules, people: whom.companyUserIds ?? 'everybody', today });
  if (!companyUserId) await services.hooks.tell(workingDaysChanged, { company, today });
  const whose = companyUserId
    ? { entity: 'workWeek', entityId: companyUserId, companyUserId }
    : { entity: 'companyWorkWeek', entityId: String(company.id) };
  audit({ ...whose, after: { validFrom, weekdays, recalculated, allowances } });
  if (!companyUserId) return { workWeeks: [...rules.weeks], recalculated, allowances };
  const [person] = await readPeople(company, [companyUserId]);
  return { workWeeks: shownWeeks(person?.weeks ?? [], rules.weeks), recalculated, allowances };
};

/** The weeks of a person or of the company as the caller reads them, locked until the commit; refuses callers who may not set them. */
async function openWeeks(context: Context<typeof contract>, companyUserId: string | undefined): Promise<(ShownWeek | WorkWeek)[]> {
  if (companyUserId) {
    const { person, rules } = await openAdministeredPerson(context, companyUserId);
    return shownWeeks(person.weeks, rules.weeks);
  }
  await requireOpenCalendar(context);
  if (context.actor.member.levels.absence !== 'full') context.fail('vacation.NoPermissionToUpdate', 403);
  await lockSettings(context.company);
  return [...(await readCompanyRules(context.company)).weeks];
}
