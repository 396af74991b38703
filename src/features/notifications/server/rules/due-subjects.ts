import type { Facts } from '../../contract/facts.ts';
import { daysBetween } from '#kernel/contract/days.ts';
import type { DueSubject } from './plan-notifications.ts';

/** The stored facts of a subject on a day: for a pending one also how long it has been pending. */
export function factsOnDay({ subject, day }: Pick<DueSubject, 'subject' | 'day'>): Facts {
  const waited = subject.doneOn === undefined ? 0 : daysBetween(subject.date, day);
  return waited > 0 ? { ...subject.facts, waitedDays: waited } : subject.facts;
}

/** The unique key of a notification: the rule, the subject and the day; the subject and the day alone when several rules tell of it as one. */
export function notificationKey({ rule, subject, day }: DueSubject): string {
  return `${subject.isToldOnce ? 'once' : rule.ruleId}|${subject.key}|${day}`;
}

/**
 * Missed days are reported one after the other, but several missed repeats about a pending subject are reduced to the last one. Reminders of
 * subjects that are done by now are dropped.
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
