import { expect, test } from 'vitest';
import { CallError } from '#kernel/web/call-error.ts';
import { formatIn } from '#kernel/web/format.ts';
import type { Texts } from '#kernel/web/texts.ts';
import type { Calculation } from '../../contract/entities-balance.ts';
import { absenceType } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { isOfDays, lastDayField, overlapText, refusalText, refusedField } from './refused-dates.ts';
import { emptyRepetition } from './repetition.ts';

const refused = (code: string, details: Record<string, unknown> = {}) => new CallError({ status: 400, codes: [code], details });
const once = { isRecurring: false, recurrence: emptyRepetition };
const until = { isRecurring: true, recurrence: emptyRepetition };
const times = { isRecurring: true, recurrence: { ...emptyRepetition, ends: 'times' as const } };
/** The key and the values of each text. */
const t = ((key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ')) as Texts<typeof en>;
const format = formatIn('en');

test.each([
  ['a first day that has been', refused('absence.InvalidDates', { why: 'past' }), 'startDate'],
  ['a first day that is too far ahead', refused('absence.InvalidDates', { why: 'far' }), 'startDate'],
  ['a last day before the first', refused('absence.InvalidDates', { why: 'order' }), 'endDate'],
  ['half of several days', refused('absence.InvalidDates', { why: 'half' }), 'endDate'],
  ['half days that are not used', refused('absence.HalfDayDisabled'), 'endDate'],
  ['dates that are wrong for another reason', refused('absence.InvalidDates'), 'endDate'],
  ['days that are taken', refused('absence.OverlappingRequests'), 'startDate'],
  ['days without work', refused('absence.NoWorkingDays'), 'startDate'],
  ['too few days left', refused('absence.NotEnoughAvailableAbsenceDays'), 'endDate'],
  ['another refusal', refused('absence.FailedToAdd', { why: 'past' }), undefined],
  ['no refusal', undefined, undefined],
])('is said beside its field: %s', (_what, error, field) => {
  expect(refusedField(error, once)).toBe(field);
  expect(isOfDays(error)).toBe(field !== undefined);
});

test.each([
  ['the last day of what is not repeated', once, 'endDate'],
  ['the last day of what is repeated', until, 'recurrence.endDate'],
  ['how often it is repeated', times, 'recurrence.occurrences'],
])('stands beside a field that is there: %s', (_what, values, field) => {
  expect(lastDayField(values)).toBe(field);
  expect(refusedField(refused('absence.InvalidDates'), values)).toBe(field);
});

const overlap = (startDate: string) => ({
  absenceId: startDate,
  startDate,
  endDate: startDate,
  type: absenceType.Vacation,
  dates: [startDate],
});

test('names the absences that are on the days, at most three', () => {
  const days = ['2027-07-05', '2027-07-07', '2027-07-09', '2027-07-12', '2027-07-14'].map(overlap);
  expect(overlapText([], t, format)).toBeUndefined();
  expect(overlapText(days.slice(0, 1), t, format)).toBe('request.refused.overlaps request.refused.overlap types.Vacation 5 July 2027');
  const said = overlapText(days, t, format);
  expect(said).toContain('9 July 2027');
  expect(said).not.toContain('12 July 2027');
  expect(said).toContain('request.refused.more 2');
  expect(overlapText(days.slice(0, 3), t, format)).not.toContain('more');
});

test('says in which year days are missing, and how many', () => {
  const perYear = [
    { year: 2026, days: 2, availableBefore: 2, availableAfter: 0 },
    { year: 2027, days: 5, availableBefore: 3, availableAfter: -2 },
  ];
  const none = { calendarDays: 7, workingDays: 7, weekendDays: 0, publicHolidays: [], halfDays: 0, daysToDeduct: 7, overlaps: [] };
  const calculation: Calculation = { ...none, perYear, warnings: [], away: [], awayCount: 0, coverage: [], isApprovedAtOnce: false };
  const error = refused('absence.NotEnoughAvailableAbsenceDays');
  expect(refusalText(error, calculation, t, format)).toBe('request.refused.tooFew request.refused.tooFewIn 2 2027');
});
