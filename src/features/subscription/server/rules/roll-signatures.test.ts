import { describe, expect, test } from 'vitest';
import { rollSignatures } from './roll-signatures.ts';

const none = { year: null, before: 3, granted: 0, ofPacks: 0 };
const held = { year: '2027-01-15', before: 10, granted: 20, ofPacks: 50 };

describe('the quota of signatures', () => {
  test.each([
    [
      'begins with the first plan',
      none,
      { day: '2027-01-15', used: 7, given: 20 },
      { year: '2027-01-15', before: 7, granted: 20, ofPacks: 0 },
    ],
    ['grows with users', held, { day: '2027-06-01', used: 12, given: 45 }, { ...held, granted: 45 }],
    ['is not taken back when they leave', { ...held, granted: 45 }, { day: '2027-07-01', used: 12, given: 20 }, { ...held, granted: 45 }],
    ['lasts to the last day of the year', held, { day: '2028-01-14', used: 12, given: 20 }, held],
    [
      'lapses with the year',
      held,
      { day: '2028-01-15', used: 12, given: 25 },
      { year: '2028-01-15', before: 12, granted: 25, ofPacks: 50 },
    ],
    [
      'takes from packs what users did not give',
      held,
      { day: '2028-01-15', used: 45, given: 20 },
      { year: '2028-01-15', before: 45, granted: 20, ofPacks: 35 },
    ],
    [
      'takes no more than packs had',
      held,
      { day: '2028-01-15', used: 99, given: 20 },
      { year: '2028-01-15', before: 99, granted: 20, ofPacks: 0 },
    ],
    [
      'ends with the last plan, packs too',
      held,
      { day: '2027-06-01', used: 12, given: null },
      { year: null, before: 12, granted: 0, ofPacks: 0 },
    ],
  ])('%s', (_name, quota, standing, expected) => {
    expect(rollSignatures(quota, standing)).toEqual(expected);
  });
});
