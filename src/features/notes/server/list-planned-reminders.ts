import { peopleRights } from '#features/people/contract/rights.ts';
import type { Level } from '#kernel/contract/permissions.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { readReminders, type PlannedReminder } from './store-reminder.ts';

/** Reminders on people between two days, except of authors who may no longer see the person. */
export async function listPlannedReminders(company: Company, days: { from: string; to: string }): Promise<PlannedReminder[]> {
  return (await readReminders(company, days)).filter(mayStillSee);
}

/** The author's role or team may have changed since. */
function mayStillSee({ role, personId, companyUserId, isInTeam }: PlannedReminder): boolean {
  const level: Level = peopleRights.people.levels[role];
  return level === 'full' || level === 'viewall' || personId === companyUserId || (level === 'team' && isInTeam);
}
