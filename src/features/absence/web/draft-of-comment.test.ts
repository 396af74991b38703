import { expect, test } from 'vitest';
import { absenceType, type ShownAbsenceType } from '../contract/kinds.ts';
import { draftOfComment } from './draft-of-comment.ts';

const { Vacation, HomeOffice, OffsiteWork, SickLeaveSelfReported, SickLeaveMedicalReported, CareDays, Leave, TimeOff, Other, Absence } =
  absenceType;

test.each<[type: ShownAbsenceType, proposed: ShownAbsenceType | undefined, isKept: boolean]>([
  [Vacation, undefined, true],
  [HomeOffice, undefined, true],
  [OffsiteWork, undefined, true],
  [Vacation, HomeOffice, true],
  [SickLeaveSelfReported, undefined, false],
  [SickLeaveMedicalReported, undefined, false],
  [CareDays, undefined, false],
  [Leave, undefined, false],
  [TimeOff, undefined, false],
  [Other, undefined, false],
  [Absence, undefined, false],
  [Vacation, SickLeaveSelfReported, false],
  [SickLeaveSelfReported, Vacation, false],
])('the comment on an absence of type %i, to become %s, is kept: %s', (type, proposed, isKept) => {
  const asked = { absenceId: '1', type, proposed: proposed === undefined ? null : { type: proposed } };
  expect(draftOfComment(asked, 'decision')).toEqual(isKept ? { place: 'absence/1/decision' } : 'health');
  expect(draftOfComment(asked, 'removal')).toEqual(isKept ? { place: 'absence/1/removal' } : 'health');
});
