import type { Context, Handler } from '#kernel/server/serve.ts';
import type { setWorkWeek as contract } from '../../contract/endpoints-balance.ts';
import { requireOpenCalendar } from '../absence-call.ts';
import { postDefaults } from '../balance/post-defaults.ts';
import { openAdministeredPerson } from '../open-person.ts';
import { maskOf } from '../rules/rules-after.ts';
import { ownWeeks } from '../rules/work-calendar.ts';
import { readPeople } from '../store-people.ts';
import { recalculate } from './recalculate.ts';
import { workingDaysChanged } from './settings-hooks.ts';
import { readCompanyRules } from './store-settings.ts';
import { writeWorkWeek } from './store-write-settings.ts';

/** Sets the working days of a person or of the company from a day on, and counts booked absence and the default allowance again (absence.9, absence.77). */
export const setWorkWeek: Handler<typeof contract> = async (context, { body }) => {
  const { company, services, actor, now, today, fail, audit } = context;
  const { companyUserId, validFrom } = body;
  const weekdays = body.weekdays && maskOf(body.weekdays);
  await requireRight(context, companyUserId);
  if (!companyUserId && weekdays === null) fail('common.BadRequest', 400, { fieldErrors: [{ path: 'weekdays', code: 'select' }] });

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
  return { workWeeks: ownWeeks(person?.weeks ?? [], rules.weeks), recalculated, allowances };
};

async function requireRight(context: Context<typeof contract>, companyUserId: string | undefined): Promise<void> {
  if (companyUserId) return void (await openAdministeredPerson(context, companyUserId));
  await requireOpenCalendar(context);
  if (context.actor.member.levels.absence !== 'full') context.fail('vacation.NoPermissionToUpdate', 403);
}
