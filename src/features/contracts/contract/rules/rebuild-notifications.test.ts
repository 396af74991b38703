import { expect, test } from 'vitest';
import type { Interval } from '#kernel/contract/deadlines.ts';
import { findDeadline } from './deadline.ts';
import type { Terms } from './term-ends.ts';
import { changesOf, rebuildNotifications, silentSuggestions } from './rebuild-notifications.ts';

const quarter: Interval = { number: 3, unit: 'month' };
const year: Interval = { number: 12, unit: 'month' };
const terms: Terms = { status: 1, typeId: 1, endDate: '2027-06-30', renewalInterval: year, noticePeriod: quarter, terminatedOn: null };
const deadlineOf = (change: Partial<Terms> = {}) =>
  findDeadline({ ...terms, ...change }, { today: '2027-01-01', isFree: () => false, movesToWorkingDay: true });
const entry = (when: number, rest: object = {}) => ({ type: 1, when, recipient: null, isSuggested: true, ...rest });
const remade = (entries: ReturnType<typeof entry>[], change: Partial<Terms> = {}) => {
  const { kept, removed, added } = rebuildNotifications(entries, deadlineOf(change), { ...terms, ...change }.noticePeriod);
  return [kept, removed, added].map((list) => list.map(({ when }) => when));
};

test.each<[string, Parameters<typeof remade>[0], Partial<Terms>, number[][]]>([
  ['all of them to an empty list', [], {}, [[], [], [150, 120]]],
  ['nothing when they are there', [entry(150), entry(120)], {}, [[150, 120], [], []]],
  ['others when the notice goes', [entry(150), entry(120)], { noticePeriod: null }, [[], [150, 120], [90, 30]]],
  ['beside one’s own', [entry(60, { isSuggested: false }), entry(150)], { noticePeriod: null }, [[60], [150], [90, 30]]],
  ['without those that are no longer offered', [entry(44, { isSuggested: false })], { noticePeriod: null }, [[], [44], [90, 30]]],
  ['not what is there already', [entry(120, { isSuggested: false })], {}, [[120], [], [150]]],
  ['what somebody else is told of', [entry(120, { isSuggested: false, recipient: 'a' })], {}, [[120], [], [150, 120]]],
  [
    'one where there is room for one',
    Array.from({ length: 19 }, () => entry(30, { isSuggested: false })),
    {},
    [Array.from({ length: 19 }, () => 30), [], [150]],
  ],
  ['nothing without a deadline', [entry(150), entry(60, { isSuggested: false })], { endDate: null }, [[150, 60], [], []]],
  [
    'nothing without a deadline and a notice',
    [entry(44), entry(44, { isSuggested: false })],
    { status: 2, noticePeriod: null },
    [[44], [44], []],
  ],
])('suggests %s', (_name, entries, change, expected) => {
  expect(remade(entries, change)).toEqual(expected);
});

test('makes those that stay of the kind that the deadline is now', () => {
  const { kept } = rebuildNotifications([entry(120)], deadlineOf({ typeId: 2 }), quarter);
  expect(kept.map(({ type }) => type)).toEqual([2]);
  expect(rebuildNotifications([entry(60, { isSuggested: false })], deadlineOf({ endDate: null }), quarter).kept[0]?.type).toBe(1);
});

test.each<[string, object, number[]]>([
  ['that is off', {}, [120]],
  ['that somebody changed and turned off', { isSuggested: false }, [120]],
  ['that is on', { active: true }, []],
  ['of somebody else', { recipient: 'a', isSuggested: false }, []],
  ['of another day', { when: 60, isSuggested: false }, []],
])('of the suggested days turns on one %s', (_name, change, expected) => {
  const one = { ...entry(120), active: false, ...change };
  const found = silentSuggestions([one, { ...entry(150), active: true }], deadlineOf(), quarter);
  expect(found.map(({ when }) => when)).toEqual(expected);
});

test('says what moved, went and came, and which day is past', () => {
  const [before, after] = [deadlineOf(), deadlineOf({ endDate: '2027-07-31', noticePeriod: null })];
  const own = entry(30, { isSuggested: false });
  expect(changesOf(rebuildNotifications([entry(150), own], after, null), before, { deadline: after, today: '2027-05-03' })).toEqual([
    { kind: 'removed', when: 150, before: '2027-01-31', after: null, isPast: false },
    { kind: 'moved', when: 30, before: '2027-05-31', after: '2027-07-01', isPast: false },
    { kind: 'added', when: 90, before: null, after: '2027-05-02', isPast: true },
  ]);
  const none = deadlineOf({ endDate: null });
  expect(changesOf(rebuildNotifications([own], none, null), before, { deadline: none, today: '2027-05-03' })).toEqual([
    { kind: 'moved', when: 30, before: '2027-05-31', after: null, isPast: false },
  ]);
  const [first, second] = changesOf(rebuildNotifications([own], before, quarter), before, { deadline: before, today: '2027-01-31' });
  expect([first, second].map((one) => [one?.kind, one?.after, one?.isPast])).toEqual([
    ['added', '2027-01-31', false],
    ['added', '2027-03-02', false],
  ]);
});
