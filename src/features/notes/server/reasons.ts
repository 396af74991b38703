import { levelsOf } from '#features/access-control/contract/roles.ts';
import { declareReason } from '#features/notifications/server/public.ts';
import { readReminders, type PlannedReminder } from './store-reminder.ts';
import { reminderSubject } from './tell-of-reminder.ts';

/**
 * Forewarns people of their own reminders on people, by rules. Reminders on contracts and GDPR records are a reason of their own
 * (NotesNotificationsMain), which their features will declare.
 */
export function declareReminderReasons(): void {
  declareReason({
    reason: 'NotesNotificationsPersonal',
    subjects: async (company, _services, days) => (await readReminders(company, days)).filter(mayStillSee).map(reminderSubject),
  });
}

/** Who wrote a note may have been given another role or team since. */
function mayStillSee({ role, personId, companyUserId, isInTeam }: PlannedReminder): boolean {
  const level = levelsOf(role).people;
  return level === 'full' || level === 'viewall' || personId === companyUserId || (level === 'team' && isInTeam);
}
