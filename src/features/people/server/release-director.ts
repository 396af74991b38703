import { clearDirector } from '#features/company/server/public.ts';
import { externalRoles } from '#kernel/contract/permissions.ts';
import type { Change } from '#kernel/server/audit.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { PersonRecord } from './person-record.ts';

/** Ends the office of a director who is one of these people, because they leave or become external (access-control.6); answers the change for the log. */
export async function releaseDirector(company: Company, companyUserIds: readonly string[]): Promise<Change[]> {
  const director = await clearDirector(company, companyUserIds);
  if (director === undefined) return [];
  const [before, after] = [{ directedByCompanyUserId: director }, { directedByCompanyUserId: null }];
  return [{ entity: 'company', entityId: String(company.id), before, after }];
}

/** Who of these people became external. */
export function externalIn(pairs: readonly { before: PersonRecord | undefined; after: PersonRecord }[]): string[] {
  return pairs
    .filter(({ before, after }) => before && before.role !== after.role && externalRoles.includes(after.role))
    .map(({ after }) => after.id);
}
