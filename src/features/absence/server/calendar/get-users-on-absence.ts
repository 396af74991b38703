import type { Handler } from '#kernel/server/serve.ts';
import type { getCompanyUsersOnAbsenceByTargetDate as contract } from '../../contract/endpoints.ts';
import { absenceType } from '../../contract/kinds.ts';
import { shownType, sightOn, viewerOf } from '../policy.ts';
import { winsOver } from '../rules/overlap.ts';
import { requireOpen } from '../settings/read-settings.ts';
import { readSpans, readWallPeople } from './store-calendar.ts';
import type { SpanRow } from './store-calendar.ts';

/** What has been agreed; what is only asked for keeps nobody away. */
const agreed = [2, 4, 6, 8, 9, 10, 12] as const;

/** Who is away on a day, each once; being away ranks over working elsewhere (O7). */
export const getCompanyUsersOnAbsenceByTargetDate: Handler<typeof contract> = async (context, { body }) => {
  const { company } = context;
  const { targetDate, excludeHomeOffice, excludeOffsiteWork } = body;
  await requireOpen(context);
  const viewer = await viewerOf(context);
  const rows = await readSpans(company, { startDate: targetDate, endDate: targetDate, statuses: agreed });
  const byPerson = new Map<string, SpanRow>();
  for (const row of rows) {
    const other = byPerson.get(row.companyUserId);
    if (!other || winsOver(row.type, other.type)) byPerson.set(row.companyUserId, row);
  }
  const people = await readWallPeople(company, [...byPerson.keys()]);
  const companyUsers = people.flatMap(({ companyUserId, fullName, department, profileImageAt }) => {
    const row = byPerson.get(companyUserId);
    const sight = row && sightOn(viewer, row);
    if (!row || !sight || sight === 'none') return [];
    if ((excludeHomeOffice && row.type === absenceType.HomeOffice) || (excludeOffsiteWork && row.type === absenceType.OffsiteWork))
      return [];
    const { startDate, endDate, absencePortion } = row;
    const person = { companyUserId, fullName, department, profileImageTimestamp: profileImageAt?.toISOString() ?? null };
    return [{ ...person, type: shownType(sight, row.type), startDate, endDate, absencePortion }];
  });
  return { companyUsers };
};
