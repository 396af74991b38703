import { describe, expect, test } from 'vitest';
import { beginningOf, earliest, nextBoundary } from './next-due.ts';

describe('the next boundary', () => {
  test.each([
    ['2027-01-31', '2027-01-31', '2027-02-28'],
    ['2027-01-31', '2027-02-27', '2027-02-28'],
    ['2027-01-31', '2027-02-28', '2027-03-31'],
    ['2027-01-31', '2028-02-01', '2028-02-29'],
    ['2027-03-15', '2027-03-14', '2027-03-15'],
    ['2027-03-15', '2027-03-15', '2027-04-15'],
    ['2027-03-15', '2027-12-31', '2028-01-15'],
  ])('of periods from %s is, after %s, %s', (anchor, after, day) => {
    expect(nextBoundary(anchor, after)).toBe(day);
  });
});

describe('a day has begun everywhere that counts', () => {
  test.each([
    ['2027-01-15', 'Europe/Oslo', '2027-01-14T23:00:00.000Z'],
    ['2027-07-15', 'Europe/Oslo', '2027-07-14T22:00:00.000Z'],
    ['2027-01-15', 'America/New_York', '2027-01-15T05:00:00.000Z'],
    ['2027-01-15', 'Asia/Tokyo', '2027-01-14T23:00:00.000Z'],
  ])('%s in %s at %s', (day, zone, moment) => {
    expect(beginningOf(day, zone).toISOString()).toBe(moment);
  });
});

test('the earliest moment counts, and without any nothing is due', () => {
  const [first, second] = [new Date('2027-01-01T00:00:00Z'), new Date('2027-01-02T00:00:00Z')];
  expect(earliest([second, null, first])).toEqual(first);
  expect(earliest([null, null])).toBeNull();
});
