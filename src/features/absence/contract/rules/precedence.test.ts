import { expect, test } from 'vitest';
import { absenceType as type, absenceTypes, type ShownAbsenceType } from '../kinds.ts';
import { hasPriorityOver, rankOf } from './precedence.ts';

const ranks: Record<ShownAbsenceType, number> = {
  [type.SickLeaveSelfReported]: 3,
  [type.SickLeaveMedicalReported]: 3,
  [type.CareDays]: 2,
  [type.Vacation]: 2,
  [type.TimeOff]: 2,
  [type.Leave]: 2,
  [type.Other]: 2,
  [type.Absence]: 2,
  [type.OffsiteWork]: 1,
  [type.HomeOffice]: 0,
};
const all: readonly ShownAbsenceType[] = [...absenceTypes, type.Absence];

test.each(all)('type %i has its place', (one) => {
  expect(rankOf(one)).toBe(ranks[one]);
});

test('a type is before those of a lower place, and before none of its own', () => {
  for (const one of all) for (const other of all) expect(hasPriorityOver(one, other)).toBe(ranks[one] > ranks[other]);
});
