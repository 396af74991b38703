import { expect, test } from 'vitest';
import { absenceType as type, type AbsencePortion, type AbsenceStatus, type AbsenceType } from '../../contract/kinds.ts';
import { hasPriorityOver } from '../../contract/rules/precedence.ts';
import { findConflicts, type BookedAbsence } from './overlap.ts';
import { spansOf } from './recurrence.ts';

const [whole, morning, afternoon] = [0, 1, 2] as const;
const day = [{ startDate: '2026-05-11', endDate: '2026-05-11' }];
const week = [{ startDate: '2026-05-11', endDate: '2026-05-15' }];
const booked = (over: Partial<BookedAbsence> = {}): BookedAbsence => ({
  absenceId: 'one',
  status: 2,
  type: type.Vacation,
  portion: whole,
  spans: day,
  ...over,
});
const of = (kind: AbsenceType, portion: AbsencePortion = whole) => ({ type: kind, portion });
const mondays = spansOf({
  startDate: '2026-01-05',
  endDate: '2026-06-30',
  recurrence: {
    daysOfWeek: { 0: false, 1: true, 2: false, 3: false, 4: false, 5: false, 6: false },
    interval: 1,
    startDate: '2026-01-05',
    endDate: '2026-06-30',
    occurrences: null,
  },
});
const mondaySpans = 'spans' in mondays ? mondays.spans : [];

test.each<[string, AbsencePortion, AbsencePortion, boolean]>([
  ['O2 AM + PM', morning, afternoon, false],
  ['O2 PM + AM', afternoon, morning, false],
  ['O2 AM + AM', morning, morning, true],
  ['O2 AM + FD', morning, whole, true],
  ['O2 FD + AM', whole, morning, true],
  ['O2 FD + FD', whole, whole, true],
])('%s', (_name, portion, wantedPortion, isClash) => {
  const wanted = { absenceId: null, type: type.TimeOff, portion: wantedPortion, spans: day };
  expect(findConflicts([booked({ portion })], wanted)).toHaveLength(isClash ? 1 : 0);
});

test.each<[AbsenceStatus, boolean]>([
  [0, false],
  [1, true],
  [2, true],
  [3, false],
  [4, true],
  [5, false],
  [6, true],
  [7, false],
  [8, true],
  [9, true],
  [10, true],
  [11, true],
  [12, true],
])('O2 what stands at %i clashes: %s', (status, isClash) => {
  expect(findConflicts([booked({ status })], booked({ absenceId: 'two' }))).toHaveLength(isClash ? 1 : 0);
});

test('O4 what is edited does not clash with itself', () => {
  expect(findConflicts([booked(), booked({ absenceId: 'two', spans: week })], booked({ spans: week }))).toEqual([
    { absenceId: 'two', type: type.Vacation, dates: ['2026-05-11', '2026-05-12', '2026-05-13', '2026-05-14', '2026-05-15'] },
  ]);
});

test('O6 a recurring absence clashes on the day it hits, which is named', () => {
  const existing = booked({ type: type.TimeOff, spans: mondaySpans });
  expect(findConflicts([existing], { absenceId: null, type: type.Vacation, portion: whole, spans: week })).toEqual([
    { absenceId: 'one', type: type.TimeOff, dates: ['2026-05-11'] },
  ]);
});

test.each<[string, AbsenceType, AbsenceType, boolean]>([
  ['O7 home office and vacation', type.HomeOffice, type.Vacation, false],
  ['vacation and home office', type.Vacation, type.HomeOffice, false],
  ['off-site work and sick leave', type.OffsiteWork, type.SickLeaveSelfReported, false],
  ['home office and off-site work', type.HomeOffice, type.OffsiteWork, false],
  ['home office twice', type.HomeOffice, type.HomeOffice, true],
  ['off-site work twice', type.OffsiteWork, type.OffsiteWork, true],
  ['time off and sick leave', type.TimeOff, type.SickLeaveSelfReported, true],
])('%s', (_name, existing, wanted, isClash) => {
  const found = findConflicts([booked({ type: existing, spans: mondaySpans })], {
    absenceId: null,
    type: wanted,
    portion: whole,
    spans: week,
  });
  expect(found).toHaveLength(isClash ? 1 : 0);
});

test('days beside each other fit', () => {
  const next = [{ startDate: '2026-05-12', endDate: '2026-05-13' }];
  expect(findConflicts([booked()], { absenceId: null, type: type.Leave, portion: whole, spans: next })).toEqual([]);
});

test.each<[AbsenceType, AbsenceType, boolean]>([
  [type.Vacation, type.HomeOffice, true],
  [type.HomeOffice, type.Vacation, false],
  [type.SickLeaveSelfReported, type.OffsiteWork, true],
  [type.OffsiteWork, type.HomeOffice, true],
  [type.HomeOffice, type.OffsiteWork, false],
  [type.Vacation, type.Leave, false],
  [type.SickLeaveSelfReported, type.Vacation, true],
  [type.SickLeaveMedicalReported, type.Vacation, true],
  [type.CareDays, type.Vacation, false],
])('O7 %i wins over %i: %s', (one, other, expected) => {
  expect(hasPriorityOver(one, other)).toBe(expected);
});

test.each<[string, Pick<BookedAbsence, 'type' | 'portion'>, Pick<BookedAbsence, 'type' | 'portion'>, string | null, boolean]>([
  ['own illness on vacation', of(type.Vacation), of(type.SickLeaveSelfReported), null, false],
  ['illness with a doctor’s note on vacation', of(type.Vacation), of(type.SickLeaveMedicalReported), null, false],
  ['illness on half a day of vacation', of(type.Vacation, morning), of(type.SickLeaveSelfReported), null, false],
  ['half a day of illness on vacation', of(type.Vacation), of(type.SickLeaveSelfReported, morning), null, true],
  ['care days on vacation', of(type.Vacation), of(type.CareDays), null, true],
  ['a new vacation on illness', of(type.SickLeaveSelfReported), of(type.Vacation), null, true],
  ['a vacation that is changed, on illness', of(type.SickLeaveSelfReported), of(type.Vacation), 'two', false],
  ['a vacation that is changed, on half a day of illness', of(type.SickLeaveSelfReported, morning), of(type.Vacation), 'two', true],
])('%s', (...[_name, existing, wanted, absenceId, isClash]) => {
  expect(findConflicts([booked(existing)], { absenceId, spans: day, ...wanted })).toHaveLength(isClash ? 1 : 0);
});

test('the days of several spans are named once, and in order', () => {
  const late = { startDate: '2026-05-14', endDate: '2026-05-15' };
  const early = { startDate: '2026-05-11', endDate: '2026-05-12' };
  const found = findConflicts([booked({ spans: [late, early, late] })], {
    absenceId: null,
    type: type.Leave,
    portion: whole,
    spans: [...week, early],
  });
  expect(found[0]?.dates).toEqual(['2026-05-11', '2026-05-12', '2026-05-14', '2026-05-15']);
});

test.each<[AbsenceType, AbsenceType]>([
  [type.HomeOffice, type.HomeOffice],
  [type.OffsiteWork, type.OffsiteWork],
  [type.Vacation, type.Vacation],
])('no kind wins over itself: %i', (one, other) => {
  expect(hasPriorityOver(one, other)).toBe(false);
});
