import { allowed } from '../../contract/reasons.ts';
import type { Reason } from '../../contract/reasons.ts';
import type { RuleFields } from '../../contract/rule.ts';
import type { Subject } from '../subject.ts';
import { addDays, daysBetween, isFirstOfMonth, isMonday } from '#kernel/contract/days.ts';

/** When a rule tells. */
export type Timing = Pick<RuleFields, 'reason' | 'difference' | 'repeatDays' | 'date'>;
type Timed = Pick<Subject, 'date' | 'doneOn' | 'repeatDays'>;

/** Told as they happen (`raise`): the daily evaluation tells of them only what comes later. */
export const instantReasons: ReadonlySet<Reason> = new Set([
  'UserCreated',
  'SalaryAccountNumberChanged',
  'AbsenceRequestNotificationEmployees',
  'AbsenceRequestNotificationAdmins',
  'GdprSubmoduleUpdated',
]);

/** The day from which a rule tells of a subject, and the one it counts towards. */
function courseOf({ reason, difference: { direction, days }, date }: Timing, subject: Timed): { first: string; target: string } {
  const target = (allowed[reason].hasDate && date) || subject.date;
  if (direction === 'before') return { first: addDays(target, -days), target };
  return { first: addDays(target, direction === 'after' ? days : 0), target };
}

/**
 * Whether a rule tells of a subject on a day. What waits is told of until it is done; of what does not there are no repeats and no days after,
 * and none towards a day that has passed.
 */
export function isDue(rule: Timing, subject: Timed, day: string): boolean {
  if (subject.doneOn && day >= subject.doneOn) return false;
  if (allowed[rule.reason].onlyRepeats) return isReportDay(rule, subject, day);
  const { first, target } = courseOf(rule, subject);
  // By a date of the rule's own, of what waits by then.
  if (target !== subject.date && day < subject.date) return false;
  const { direction } = rule.difference;
  const waits = subject.doneOn !== undefined;
  const passed = daysBetween(first, day);
  if (passed === 0) return waits || direction !== 'after';
  if (passed < 0 || rule.repeatDays === null || passed % rule.repeatDays !== 0 || !waits) return false;
  return direction !== 'before' || day <= target;
}

/** Weekly on Mondays, monthly on the first; the subject of each is its own. */
function isReportDay({ repeatDays }: Timing, subject: Timed, day: string): boolean {
  if (subject.date !== day || (subject.repeatDays ?? repeatDays) !== repeatDays) return false;
  return repeatDays === 7 ? isMonday(day) : isFirstOfMonth(day);
}

/** The days of subjects that rules may tell of between two days, both included. */
export function subjectDays(rules: readonly Timing[], { from, to }: { from: string; to: string }): { from: string; to: string } {
  const most = (direction: 'before' | 'after'): number =>
    Math.max(0, ...rules.map(({ difference }) => (difference.direction === direction ? difference.days : 0)));
  return { from: addDays(from, -most('after')), to: addDays(to, most('before')) };
}
