import { daysBetween } from '#kernel/contract/days.ts';
import { nonpaymentDays } from './due-state.ts';

/** The days after the due day on which an unpaid invoice is reminded of (subscription.33). */
export const reminderDays = [3, 14] as const;
export type ReminderDays = (typeof reminderDays)[number];

/**
 * The reminder that an unpaid invoice is due for: the latest step reached that was not sent. Earlier ones that were missed are not sent after it, and
 * none is sent once the subscription is closed for it.
 */
export function reminderDue(dueDate: string, today: string, sent: readonly number[]): ReminderDays | undefined {
  const past = daysBetween(dueDate, today);
  if (past >= nonpaymentDays) return undefined;
  const reached = reminderDays.findLast((days) => past >= days);
  return reached === undefined || sent.some((days) => days >= reached) ? undefined : reached;
}
