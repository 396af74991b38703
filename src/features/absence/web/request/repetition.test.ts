import { expect, test } from 'vitest';
import { emptyRepetition, namedDays, recurrenceFrom, repetitionFaults, repetitionOf, type Repetition } from './repetition.ts';

const tuesdays: Repetition = { ...emptyRepetition, daysOfWeek: ['2'], endDate: '2027-06-30' };

test('says nothing of a repetition until it is whole', () => {
  expect(recurrenceFrom(emptyRepetition, '2027-05-01')).toBeUndefined();
  expect(recurrenceFrom(tuesdays, '2027-05-01')).toMatchObject({ interval: 1, endDate: '2027-06-30', occurrences: null });
});

test('comes back from the contract as it was typed', () => {
  expect(repetitionOf(recurrenceFrom(tuesdays, '2027-05-01') ?? null)).toEqual({ ...tuesdays, occurrences: 10 });
  expect(repetitionOf(null)).toEqual(emptyRepetition);
});

test('names days from Monday', () => {
  expect(namedDays({ 0: true, 1: true, 2: false, 3: false, 4: false, 5: true, 6: false })).toEqual(['1', '5', '0']);
});

test.each<[string, Partial<Repetition>, string[]]>([
  ['no day', { daysOfWeek: [] }, ['recurrence.daysOfWeek']],
  ['no last day', { endDate: '' }, ['recurrence.endDate']],
  ['a last day before the first', { endDate: '2027-04-30' }, ['recurrence.endDate']],
  ['no whole number of weeks', { interval: 1.5 }, ['recurrence.interval']],
  ['no number of days', { ends: 'times', occurrences: '' }, ['recurrence.occurrences']],
  ['nothing wrong', {}, []],
])('finds what is wrong with %s', (_what, part, paths) => {
  expect(repetitionFaults({ ...tuesdays, ...part }, '2027-05-01').map(({ path }) => path.join('.'))).toEqual(paths);
});
