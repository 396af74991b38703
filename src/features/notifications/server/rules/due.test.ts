import { expect, test } from 'vitest';
import { eachDay } from '#kernel/contract/days.ts';
import { isDue, subjectDays } from './due.ts';
import type { Timing } from './due.ts';

const rule = (overrides: Partial<Timing>): Timing => ({
  reason: 'Birthday',
  difference: { direction: 'instant', days: 0 },
  repeatDays: null,
  date: null,
  ...overrides,
});
const before = (days: number) => ({ difference: { direction: 'before', days } }) as const;
const after = (days: number) => ({ difference: { direction: 'after', days } }) as const;
const days = eachDay('2026-01-01', '2026-03-31');
const told = (timing: Timing, subject: Parameters<typeof isDue>[1]) => days.filter((day) => isDue(timing, subject, day));

test.each<[string, Timing, Parameters<typeof isDue>[1], string[]]>([
  ['at once: on the day itself', rule({}), { date: '2026-02-10' }, ['2026-02-10']],
  ['three days before, over the end of a month', rule(before(3)), { date: '2026-03-02' }, ['2026-02-27']],
  ['before, once', rule(before(30)), { date: '2026-02-10' }, ['2026-01-11']],
  ['after, while it waits', rule({ reason: 'PendingUserInvitation', ...after(5) }), { date: '2026-01-10', doneOn: null }, ['2026-01-15']],
  [
    'after, but it was done by then',
    rule({ reason: 'PendingUserInvitation', ...after(5) }),
    { date: '2026-01-10', doneOn: '2026-01-15' },
    [],
  ],
  [
    'after, done the day after',
    rule({ reason: 'PendingUserInvitation', ...after(5) }),
    { date: '2026-01-10', doneOn: '2026-01-16' },
    ['2026-01-15'],
  ],
  [
    'repeats until it is done',
    rule({ reason: 'PendingUserInvitation', ...after(2), repeatDays: 7 }),
    { date: '2026-01-01', doneOn: '2026-01-25' },
    ['2026-01-03', '2026-01-10', '2026-01-17', '2026-01-24'],
  ],
  [
    'what does not wait is not repeated',
    rule({ reason: 'OnOffBoardingTaskResponsible', repeatDays: 7 }),
    { date: '2026-01-03' },
    ['2026-01-03'],
  ],
  [
    'what does not wait is not told of afterwards',
    rule({ reason: 'AbsenceRequestNotificationAdmins', ...after(2) }),
    { date: '2026-01-01' },
    [],
  ],
  [
    'repeats before a day end with it',
    rule({ reason: 'PendingContractSignature', ...before(10), repeatDays: 5 }),
    { date: '2026-02-20', doneOn: null },
    ['2026-02-10', '2026-02-15', '2026-02-20'],
  ],
  [
    'at once and then every ten days',
    rule({ reason: 'AbsenceRequestNotificationAdmins', repeatDays: 10 }),
    { date: '2026-02-01', doneOn: '2026-03-01' },
    ['2026-02-01', '2026-02-11', '2026-02-21'],
  ],
  [
    'not of what is for rules that count the other way',
    rule({ reason: 'PendingUserInvitation', ...after(5) }),
    { date: '2026-01-10', doneOn: null, direction: 'before' },
    [],
  ],
  [
    'of what is for rules that count this way',
    rule({ reason: 'PendingUserInvitation', ...after(5) }),
    { date: '2026-01-10', doneOn: null, direction: 'after' },
    ['2026-01-15'],
  ],
  ['at once, whatever days the rule had', rule({ difference: { direction: 'instant', days: 4 } }), { date: '2026-02-10' }, ['2026-02-10']],
  [
    'towards the date of the rule itself',
    rule({ reason: 'PromptToAddAbsence', ...before(14), date: '2026-03-15' }),
    { date: '2026-01-01', doneOn: null },
    ['2026-03-01'],
  ],
  [
    'on the date of the rule and until done',
    rule({ reason: 'PromptToAddAbsence', repeatDays: 20, date: '2026-02-01' }),
    { date: '2026-01-01', doneOn: null },
    ['2026-02-01', '2026-02-21', '2026-03-13'],
  ],
  [
    'nothing before it began to wait, whatever the date of the rule',
    rule({ reason: 'PromptToAddAbsence', repeatDays: 20, date: '2026-02-01' }),
    { date: '2026-02-15', doneOn: null },
    ['2026-02-21', '2026-03-13'],
  ],
  [
    'on the first day that it waits, when the rule repeats on it',
    rule({ reason: 'PromptToAddAbsence', repeatDays: 20, date: '2026-02-01' }),
    { date: '2026-02-21', doneOn: null },
    ['2026-02-21', '2026-03-13'],
  ],
  ['a weekly report on a Monday', rule({ reason: 'CompanyReport', repeatDays: 7 }), { date: '2026-02-02' }, ['2026-02-02']],
  ['no weekly report on a Tuesday', rule({ reason: 'CompanyReport', repeatDays: 7 }), { date: '2026-02-03' }, []],
  ['a monthly report on the first', rule({ reason: 'CompanyReport', repeatDays: 30 }), { date: '2026-02-01' }, ['2026-02-01']],
  ['no monthly report on another day', rule({ reason: 'CompanyReport', repeatDays: 30 }), { date: '2026-02-02' }, []],
  [
    'the weekly report is not the monthly one',
    rule({ reason: 'CompanyReport', repeatDays: 30 }),
    { date: '2026-02-01', repeatDays: 7 },
    [],
  ],
])('%s', (_name, timing, subject, expected) => {
  expect(told(timing, subject)).toEqual(expected);
});

test('asks sources for the days that rules reach', () => {
  const rules = [rule(before(30)), rule(before(1)), rule({ reason: 'PendingUserInvitation', ...after(7) })];
  expect(subjectDays(rules, { from: '2026-03-01', to: '2026-03-02' })).toEqual({ from: '2026-02-22', to: '2026-04-01' });
  expect(subjectDays([], { from: '2026-03-01', to: '2026-03-02' })).toEqual({ from: '2026-03-01', to: '2026-03-02' });
});
