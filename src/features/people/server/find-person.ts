import type { CompanyUser } from '../contract/entities.ts';
import { visibleFields, personVisibility, withoutOwnRemarks } from './policy.ts';
import type { PersonVisibility, Viewer } from './policy.ts';
import { readRecords } from './save-people.ts';
import type { PeopleWriteContext } from './save-people.ts';
import { presentPerson } from './present-person.ts';
import type { StoredPersonRecord } from './person-record.ts';
import { hasReports, readManagersSeePay } from './store-people.ts';
import { lineUpwards } from './store-reporting.ts';

/** A person and how much of them the viewer may see. */
export interface ViewedRecord {
  person: StoredPersonRecord;
  visibility: PersonVisibility;
  /** By role, or because somebody reports to them. */
  isManager: boolean;
}

/** Finds a person of the company; undefined when the company has none with this id. */
export async function findPerson(
  place: Pick<PeopleWriteContext, 'company' | 'secrets'>,
  viewer: Viewer,
  id: string,
  options?: { lock?: boolean },
): Promise<ViewedRecord | undefined> {
  const asks = viewer.level === 'team' && id !== viewer.companyUserId;
  const [[person], line, leads] = await Promise.all([
    readRecords(place, [id], options),
    asks ? lineUpwards(place.company, id) : [],
    hasReports(place.company, id),
  ]);
  if (!person) return undefined;
  const inTeam = line.some((member) => member.id === viewer.companyUserId);
  return { person, visibility: personVisibility(viewer, person, inTeam), isManager: person.role === 'manager' || leads };
}

/** The person with the fields that the viewer may see. */
export async function showPerson(
  { company }: Pick<PeopleWriteContext, 'company'>,
  viewer: Viewer,
  { person, visibility, isManager }: ViewedRecord,
  reveal = false,
): Promise<CompanyUser> {
  const isNearest = visibility === 'team' && person.reportingToCompanyUserId === viewer.companyUserId;
  const nearest = isNearest ? { seesPay: await readManagersSeePay(company) } : undefined;
  const seen = withoutOwnRemarks(visibleFields(visibility, nearest), viewer, person.id);
  return presentPerson(person, { companyId: company.id, viewer, visibility, seen, reveal, isManager });
}
