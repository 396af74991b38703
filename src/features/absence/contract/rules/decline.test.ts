import { expect, test } from 'vitest';
import type { AbsenceStatus, AbsenceType } from '../kinds.ts';
import { mayDecline } from './decline.ts';

test.each<[AbsenceType, AbsenceStatus, boolean, boolean]>([
  [1, 1, true, true],
  [3, 1, false, false],
  [4, 11, false, false],
  [5, 1, false, false],
  [7, 1, true, false],
  [7, 11, true, false],
  [7, 1, false, true],
  [7, 4, true, true],
  [7, 8, true, true],
  [3, 4, false, true],
  [5, 8, false, true],
])('type %i at %i, by law %s, may be declined: %s', (type, status, isStatutory, expected) => {
  expect(mayDecline({ type, status, isStatutory })).toBe(expected);
});
