import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { personVisibility, viewerOf } from './policy.ts';
import { readTeam } from './store-reporting.ts';
import { readVisibilityRows } from './store-visibility.ts';

/** Everybody who reports to the lead, directly or through others, without those who have left: these are closed to the lead. */
export async function readSeenTeam(company: Company, lead: Pick<Membership, 'companyUserId' | 'role' | 'levels'>): Promise<string[]> {
  const team = await readVisibilityRows(company, await readTeam(company, lead.companyUserId));
  return team.flatMap((person) => (personVisibility(viewerOf(lead), person, true) === 'team' ? person.id : []));
}
