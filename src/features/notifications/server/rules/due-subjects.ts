import type { Facts } from '../../contract/facts.ts';
import { daysBetween } from '#kernel/contract/days.ts';
import type { DueSubject } from './plan-notifications.ts';

/** What is kept of a subject that a rule tells of on a day: of what waits also how long it has. */
export function factsOnDay({ subject, day }: Pick<DueSubject, 'subject' | 'day'>): Facts {
  const waited = subject.doneOn === undefined ? 0 : daysBetween(subject.date, day);
  return waited > 0 ? { ...subject.facts, waitedDays: waited } : subject.facts;
}

/** What makes a notification once: the rule, the subject and the day. */
export function notificationKey({ rule, subject, day }: DueSubject): string {
  return `${rule.ruleId}|${subject.key}|${day}`;
}

/**
 * Days that were missed are told of one after the other, but somebody is not reminded five times at once of what still waits: of repeats the
 * last counts. What is done by now nobody is reminded of.
 */
export function dropMissedRepeats(dues: readonly DueSubject[]): DueSubject[] {
  const last = new Map<string, string>();
  const nameOf = ({ rule, subject }: DueSubject) => `${rule.ruleId}|${subject.key}`;
  for (const due of dues) last.set(nameOf(due), due.day);
  return dues.filter((due) => {
    if (due.subject.doneOn) return false;
    return due.rule.repeatDays === null || due.subject.doneOn === undefined || last.get(nameOf(due)) === due.day;
  });
}
