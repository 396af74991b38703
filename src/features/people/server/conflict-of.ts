import { readLatestChanges } from '#kernel/server/store-audit.ts';
import type { LatestChange } from '#kernel/server/store-audit.ts';
import type { PersonConflict } from '../contract/entities.ts';
import { showPerson } from './find-person.ts';
import type { ViewedRecord } from './find-person.ts';
import type { Viewer } from './policy.ts';
import type { PeopleWriteContext } from './save-people.ts';
import { readPeopleNames } from './store-people.ts';

/** At most this many changes are listed; after more, the user should reload the profile. */
const maxTold = 20;
const addressFields: ReadonlySet<string> = new Set(['apartment', 'streetAddress', 'postalCode', 'city', 'province', 'country']);

/** The details of a conflict: the current person, and who changed which of the fields that the reader may see (people.8). */
export async function conflictOf(
  writeContext: Pick<PeopleWriteContext, 'company'>,
  viewer: Viewer,
  seen: ViewedRecord,
  version: number,
): Promise<PersonConflict> {
  const companyUser = await showPerson(writeContext, viewer, seen);
  const missed = Math.min(Math.max(seen.person.version - version, 1), maxTold);
  const changes = await readLatestChanges(writeContext.company, { entity: 'companyUser', entityId: seen.person.id }, missed);
  const by = changes.flatMap(({ companyUserId }) => companyUserId ?? []);
  const names = await readPeopleNames(writeContext.company, by);
  const described = changes.map((change) => ({
    changedAt: change.at.toISOString(),
    changedBy: (change.companyUserId && names.get(change.companyUserId)) ?? null,
    changedByCompanyUserId: change.companyUserId,
    fields: fieldsOf(change, (name) => name in companyUser || name in (companyUser.masked ?? {})),
  }));
  return { companyUser, changedAt: described[0]?.changedAt ?? null, changedBy: described[0]?.changedBy ?? null, changes: described };
}

/** The fields named in an audit line, including those whose values it omits. */
function fieldsOf({ after }: LatestChange, isSeen: (name: string) => boolean): string[] {
  const { changed, ...rest } = after ?? {};
  const names = [...Object.keys(rest), ...(Array.isArray(changed) ? changed.map(String) : [])];
  return [...new Set(names.map((name) => (addressFields.has(name) ? 'address' : name)))].filter(isSeen);
}
