import { allowed } from '../../contract/reasons.ts';
import type { Reason } from '../../contract/reasons.ts';
import type { RuleFields } from '../../contract/rule.ts';
import type { Subject } from '../subject.ts';
import { addDays, daysBetween, isFirstOfMonth, isMonday } from '#kernel/contract/days.ts';

/** The timing of a rule. */
export type Timing = Pick<RuleFields, 'reason' | 'difference' | 'repeatDays' | 'date'>;
type Timed = Pick<Subject, 'date' | 'direction' | 'doneOn' | 'repeatDays'>;

/** Reported when they happen (`raise`): the daily evaluation reports only later days. */
export const instantReasons: ReadonlySet<Reason> = new Set([
  'UserCreated',
  'SalaryAccountNumberChanged',
  'AbsenceRequestNotificationEmployees',
  'AbsenceRequestNotificationAdmins',
  'GdprSubmoduleUpdated',
]);

/** The first day on which a rule reports a subject, and the day it counts towards. */
function courseOf({ reason, difference: { direction, days }, date }: Timing, subject: Timed): { first: string; target: string } {
  const target = (allowed[reason].hasDate && date) || subject.date;
  if (direction === 'before') return { first: addDays(target, -days), target };
  return { first: addDays(target, direction === 'after' ? days : 0), target };
}

/**
 * Whether a rule reports a subject on a day. A pending subject is reported until it is done; any other has no repeats and no days after,
 * and is not reported before a day that has passed.
 */
export function isDue(rule: Timing, subject: Timed, day: string): boolean {
  if (subject.doneOn && day >= subject.doneOn) return false;
  if (subject.direction && subject.direction !== rule.difference.direction) return false;
  if (allowed[rule.reason].onlyRepeats) return isReportDay(rule, subject, day);
  const { first, target } = courseOf(rule, subject);
  // With the rule's own date, subjects that are pending by then.
  if (target !== subject.date && day < subject.date) return false;
  const { direction } = rule.difference;
  const waits = subject.doneOn !== undefined;
  const passed = daysBetween(first, day);
  if (passed === 0) return waits || direction !== 'after';
  if (passed < 0 || rule.repeatDays === null || passed % rule.repeatDays !== 0 || !waits) return false;
  return direction !== 'before' || day <= target;
}

/** Weekly on Mondays, monthly on the first; each has its own subject. */
function isReportDay({ repeatDays }: Timing, subject: Timed, day: string): boolean {
  if (subject.date !== day || (subject.repeatDays ?? repeatDays) !== repeatDays) return false;
  return repeatDays === 7 ? isMonday(day) : isFirstOfMonth(day);
}

/** The days of subjects that rules may report between two days, inclusive. */
export function subjectDays(rules: readonly Timing[], { from, to }: { from: string; to: string }): { from: string; to: string } {
  const most = (direction: 'before' | 'after'): number =>
    Math.max(0, ...rules.map(({ difference }) => (difference.direction === direction ? difference.days : 0)));
  return { from: addDays(from, -most('after')), to: addDays(to, most('before')) };
}
