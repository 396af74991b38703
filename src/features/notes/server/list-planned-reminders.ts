import { levelsOf } from '#features/rights/contract/roles.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { readReminders, type PlannedReminder } from './store-reminder.ts';

/** Reminders on people between two days, less those whose writer may not see the person any more. */
export async function listPlannedReminders(company: Company, days: { from: string; to: string }): Promise<PlannedReminder[]> {
  return (await readReminders(company, days)).filter(mayStillSee);
}

/** Who wrote a note may have been given another role or team since. */
function mayStillSee({ role, personId, companyUserId, isInTeam }: PlannedReminder): boolean {
  const level = levelsOf(role).people;
  return level === 'full' || level === 'viewall' || personId === companyUserId || (level === 'team' && isInTeam);
}
