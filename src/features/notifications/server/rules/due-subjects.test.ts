import { expect, test } from 'vitest';
import type { Subject } from '../subject.ts';
import type { DueSubject } from './plan-notifications.ts';
import type { ActiveRule } from './recipients.ts';
import { dropMissedRepeats, factsOnDay, notificationKey } from './due-subjects.ts';

const rule = (ruleId: string, repeatDays: number | null = null): ActiveRule => ({
  ruleId,
  reason: 'PendingUserInvitation',
  title: 'Venter',
  recipients: ['ruleCreator'],
  difference: { direction: 'after', days: 1 },
  repeatDays,
  date: null,
  channels: [1],
  actions: [],
  createdBy: 'admin',
});
const due = (day: string, subject: Partial<Subject> = {}, of = rule('r')): DueSubject => ({
  rule: of,
  day,
  subject: { key: 'invitation:a', date: '2026-11-01', companyUserId: 'a', facts: { email: 'a@b.no' }, ...subject },
});

test('of what waits it is kept how long it has', () => {
  expect(factsOnDay(due('2026-11-08', { doneOn: null }))).toEqual({ email: 'a@b.no', waitedDays: 7 });
  expect(factsOnDay(due('2026-11-02', { doneOn: '2026-11-05' }))).toEqual({ email: 'a@b.no', waitedDays: 1 });
});

test('what does not wait, or began today, has not waited', () => {
  expect(factsOnDay(due('2026-11-08'))).toEqual({ email: 'a@b.no' });
  expect(factsOnDay(due('2026-11-01', { doneOn: null }))).toEqual({ email: 'a@b.no' });
  expect(factsOnDay(due('2026-10-31', { doneOn: null }))).toEqual({ email: 'a@b.no' });
});

test('rule, subject and day together make a notification once', () => {
  expect(notificationKey(due('2026-11-08'))).toBe('r|invitation:a|2026-11-08');
});

test('what is told once is told so whatever the rule', () => {
  const keys = ['r', 'own'].map((ruleId) => notificationKey(due('2026-11-08', { isToldOnce: true }, rule(ruleId))));
  expect(keys).toEqual(['once|invitation:a|2026-11-08', 'once|invitation:a|2026-11-08']);
});

test.each<[string, DueSubject[], string[]]>([
  [
    'of repeats of what still waits the last',
    ['2026-11-02', '2026-11-03', '2026-11-04'].map((day) => due(day, { doneOn: null }, rule('r', 1))),
    ['2026-11-04'],
  ],
  [
    'each day of a rule that does not repeat',
    ['2026-11-02', '2026-11-03'].map((day) => due(day, { doneOn: null })),
    ['2026-11-02', '2026-11-03'],
  ],
  [
    'each repeat of what does not wait',
    ['2026-11-02', '2026-11-09'].map((day) => due(day, {}, rule('r', 7))),
    ['2026-11-02', '2026-11-09'],
  ],
  [
    'the last of each rule',
    [due('2026-11-02', { doneOn: null }, rule('r', 1)), due('2026-11-03', { doneOn: null }, rule('other', 1))],
    ['2026-11-02', '2026-11-03'],
  ],
  [
    'the last of each subject',
    [due('2026-11-02', { doneOn: null }, rule('r', 1)), due('2026-11-03', { doneOn: null, key: 'invitation:b' }, rule('r', 1))],
    ['2026-11-02', '2026-11-03'],
  ],
  ['nothing of what is done', [due('2026-11-02', { doneOn: '2026-11-02' }, rule('r', 1)), due('2026-11-03', { doneOn: '2026-11-02' })], []],
])('after missed days people are told %s', (_name, dues, days) => {
  expect(dropMissedRepeats(dues).map(({ day }) => day)).toEqual(days);
});
