import { describe, expect, test } from 'vitest';
import { rollSignatures, yearAfter } from './roll-signatures.ts';

const none = { year: null, since: null, before: 3, granted: 0, ofPacks: 0 };
const held = { year: '2027-01-15', since: '2027-01-15', before: 10, granted: 20, ofPacks: 50 };

const leap = { ...held, year: '2028-02-29', since: '2028-02-29' };

test.each([
  ['2029-02-27', '2028-02-29', '2029-02-28'],
  ['2029-02-28', '2029-02-28', '2030-02-28'],
  ['2032-02-28', '2031-02-28', '2032-02-29'],
  ['2032-02-29', '2032-02-29', '2033-02-28'],
])('on %s the year that began with 29 February began on %s, and the next does on %s', (day, year, next) => {
  const rolled = rollSignatures(leap, { day, used: 12, given: 20 });
  expect([rolled.year, yearAfter(rolled)]).toEqual([year, next]);
  expect(rollSignatures(rolled, { day, used: 12, given: 20 })).toEqual(rolled);
});

describe('the quota of signatures', () => {
  test.each([
    [
      'begins with the first plan',
      none,
      { day: '2027-01-15', used: 7, given: 20 },
      { year: '2027-01-15', since: '2027-01-15', before: 7, granted: 20, ofPacks: 0 },
    ],
    ['grows with users', held, { day: '2027-06-01', used: 12, given: 45 }, { ...held, granted: 45 }],
    ['is not taken back when they leave', { ...held, granted: 45 }, { day: '2027-07-01', used: 12, given: 20 }, { ...held, granted: 45 }],
    ['lasts to the last day of the year', held, { day: '2028-01-14', used: 12, given: 20 }, held],
    [
      'lapses with the year',
      held,
      { day: '2028-01-15', used: 12, given: 25 },
      { year: '2028-01-15', since: '2027-01-15', before: 12, granted: 25, ofPacks: 50 },
    ],
    [
      'takes from packs what users did not give',
      held,
      { day: '2028-01-15', used: 45, given: 20 },
      { year: '2028-01-15', since: '2027-01-15', before: 45, granted: 20, ofPacks: 35 },
    ],
    [
      'takes no more than packs had',
      held,
      { day: '2028-01-15', used: 99, given: 20 },
      { year: '2028-01-15', since: '2027-01-15', before: 99, granted: 20, ofPacks: 0 },
    ],
    [
      'ends with the last plan, packs too',
      held,
      { day: '2027-06-01', used: 12, given: null },
      { year: null, since: null, before: 12, granted: 0, ofPacks: 0 },
    ],
  ])('%s', (_name, quota, standing, expected) => {
    expect(rollSignatures(quota, standing)).toEqual(expected);
  });
});
