import type { CompanyUser } from '../contract/entities.ts';
import { fieldsSeen, sightOf } from './policy.ts';
import type { Sight, Viewer } from './policy.ts';
import { readRecords } from './save-people.ts';
import type { Saving } from './save-people.ts';
import { shownPerson } from './shown-person.ts';
import type { KeptPerson } from './person-record.ts';
import { hasReports, readManagersSeePay } from './store-people.ts';
import { lineUpwards } from './store-reporting.ts';

/** A person together with how the viewer sees them. */
export interface SeenPerson {
  person: KeptPerson;
  sight: Sight;
}

/** Finds a person of the company; undefined when the company has none with this id. */
export async function findPerson(
  place: Pick<Saving, 'company' | 'secrets'>,
  viewer: Viewer,
  id: string,
  options?: { lock?: boolean },
): Promise<SeenPerson | undefined> {
  const [person] = await readRecords(place, [id], options);
  if (!person) return undefined;
  const asks = viewer.level === 'team' && id !== viewer.companyUserId;
  const inTeam = asks && (await lineUpwards(place.company, id)).some((member) => member.id === viewer.companyUserId);
  return { person, sight: sightOf(viewer, person, inTeam) };
}

/** The person as the viewer may see them. */
export async function showPerson(
  { company }: Pick<Saving, 'company'>,
  viewer: Viewer,
  { person, sight }: SeenPerson,
  reveal = false,
): Promise<CompanyUser> {
  const isNearest = sight === 'team' && person.reportingToCompanyUserId === viewer.companyUserId;
  const nearest = isNearest ? { seesPay: await readManagersSeePay(company) } : undefined;
  const isManager = person.role === 'manager' || (await hasReports(company, person.id));
  return shownPerson(person, { companyId: company.id, viewer, sight, seen: fieldsSeen(sight, nearest), reveal, isManager });
}
