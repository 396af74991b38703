import type { Company } from '#kernel/server/database/unit.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getCompanyUsersOnAbsenceByTargetDate as contract } from '../../contract/endpoints.ts';
import { absenceType, effectiveStatuses, workingTypes, type WhoWorks } from '../../contract/kinds.ts';
import { hasPriorityOver } from '../../contract/rules/precedence.ts';
import { loadAbsenceCall } from '../absence-call.ts';
import { hideIllness } from '../hide-illness.ts';
import { relationTo, shownType, visibilityOf } from '../policy.ts';
import { isAwayAllOf } from '../rules/away-on.ts';
import { whoWorks } from '../rules/who-works.ts';
import { readSpans, readWallPeople, type SpanRow } from './store-calendar.ts';

/** Who is absent on a day, each person once; other absence takes precedence over work at another place (absence.30). */
export const getCompanyUsersOnAbsenceByTargetDate: Handler<typeof contract> = async (context, { body }) => {
  const { targetDate = context.today, excludeHomeOffice, excludeOffsiteWork } = body;
  const { company, viewer, rules } = await loadAbsenceCall(context);
  const day = { startDate: targetDate, endDate: targetDate };
  const rows = await hideIllness({ company, viewer }, await readSpans(company, { ...day, statuses: effectiveStatuses }), day);
  const byPerson = new Map<string, SpanRow>();
  for (const row of rows) {
    const other = byPerson.get(row.companyUserId);
    if (!other || hasPriorityOver(row.type, other.type)) byPerson.set(row.companyUserId, row);
  }
  const people = await readWallPeople(company, [...byPerson.keys()]);
  const companyUsers = people.flatMap(({ companyUserId, fullName, department, profileImageAt }) => {
    const row = byPerson.get(companyUserId);
    const visibility = row && visibilityOf(viewer, row);
    if (!row || !visibility || visibility === 'none') return [];
    if ((excludeHomeOffice && row.type === absenceType.HomeOffice) || (excludeOffsiteWork && row.type === absenceType.OffsiteWork))
      return [];
    const { startDate, endDate, absencePortion: portion } = row;
    const person = { companyUserId, fullName, department, profileImageTimestamp: profileImageAt?.toISOString() ?? null };
    return [{ ...person, type: shownType(visibility, row.type), startDate, endDate, absencePortion: portion }];
  });
  return { companyUsers, targetDate, whoWorks: companyUsers.length > 0 ? null : await whoWorksOn(targetDate) };

  // Everybody is read only where nobody is away: then it says why.
  async function whoWorksOn(date: string): Promise<WhoWorks> {
    const seen = (await readWallPeople(company)).filter(({ companyUserId }) => relationTo(viewer, companyUserId) !== 'none');
    return whoWorks(rules, seen, date);
  }
};

/** The people who do not work at all on a day. */
export async function findPeopleAway(company: Company, day: string): Promise<string[]> {
  const spans = await readSpans(company, { startDate: day, endDate: day, statuses: effectiveStatuses });
  const away = Map.groupBy(
    spans.filter(({ type }) => !workingTypes.includes(type)),
    ({ companyUserId }) => companyUserId,
  );
  return [...away].flatMap(([companyUserId, held]) => (isAwayAllOf(day, held) ? [companyUserId] : []));
}
