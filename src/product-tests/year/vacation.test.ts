import { expect, test } from 'vitest';
import { year } from './happenings.ts';
import { staffOf } from './staff.ts';
import { expectedYears } from './vacation.ts';

const people = staffOf(140);

// Counted by hand, so that the calculation is not only compared with the product.
test.each<[string, number, number, number, number]>([
  ['whose country has no holiday on 17 May', 75, 0, 10, 21],
  ['whose country has one on 6 December', 77, 0, 7, 21],
  ['who moved there and back', 79, 0, 8, 21],
  ['who moved, works two days a week and is over 60', 83, 0, 4, 26],
  ['who moved after New Year: 6 January is a holiday, and December stays', 89, 8, 4, 13],
  ['who moved before that vacation was deleted', 93, 0, 0, 21],
  ['ill from Thursday to Monday of two weeks', 95, 0, 7, 21],
  ['whose illness was deleted', 97, 0, 10, 21],
  ['ill on one day of three a week', 99, 0, 5, 21],
  ['who moved after an illness on a holiday', 103, 0, 6, 21],
  ['who moved before that illness was deleted', 105, 0, 10, 21],
  ['who moved before such an illness', 107, 0, 6, 21],
  ['whose vacation with an illness was deleted', 119, 0, 0, 21],
  ['whose vacation of the closed year was deleted', 109, 0, 0, 21],
  ['whose vacation of the closed year was registered late', 111, 5, 0, 16],
  ['who started in the closed year', 113, 0, 0, 21],
  ['over 60, whose illness in the closed year was deleted', 121, 10, 0, 16],
  ['over 60, who was ill in the closed year', 123, 8, 0, 18],
  ['over 60, who has five of the 30 days left', 125, 25, 0, 1],
  ['who has five of the 25 days left', 127, 20, 0, 1],
  ['who took 24 of them, some registered late', 131, 24, 0, 0],
  ['of whom some of these were deleted again', 135, 20, 0, 1],
  ['whose work week was changed in the closed year', 133, 5, 0, 16],
])('somebody %s', (...[, place, takenBefore, taken, carried]) => {
  const [before, now] = people.slice(place, place + 1).flatMap((person) => expectedYears(people, person));
  expect([before?.year, now?.year]).toEqual([year - 1, year]);
  expect([before?.taken, now?.taken, before?.carriedOut, now?.carriedIn]).toEqual([takenBefore, taken, carried, carried]);
});
