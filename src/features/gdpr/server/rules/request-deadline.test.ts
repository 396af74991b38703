import { describe, expect, test } from 'vitest';
import { isFreeByLaw } from '../requests/free-by-law.ts';
import { isRemindedOn, lastDaysOf } from './request-deadline.ts';

describe('the last day of an answer', () => {
  test.each([
    ['the same date of the next month', '2026-11-11', '2026-12-11', '2027-02-11'],
    ['the last day of a shorter month', '2026-08-31', '2026-09-30', '2026-11-30'],
    ['the last of February, and the date itself three months on', '2027-01-31', '2027-03-01', '2027-04-30'],
    ['a Monday when it falls on a Saturday', '2026-09-10', '2026-10-12', '2026-12-10'],
    ['a Monday when it falls on a Sunday', '2026-12-17', '2027-01-18', '2027-03-17'],
    ['the day after Whit Monday', '2027-04-17', '2027-05-18', '2027-07-19'],
    ['after Easter when it falls on Maundy Thursday', '2027-02-25', '2027-03-30', '2027-05-25'],
    ['after Christmas, and over a weekend', '2026-11-25', '2026-12-28', '2027-02-25'],
    ['the 29th of February in a leap year', '2028-01-31', '2028-02-29', '2028-05-02'],
  ])('is %s', (_case, receivedOn, first, extended) => {
    expect(lastDaysOf(receivedOn, isFreeByLaw)).toEqual({ first, extended });
  });
});

describe('somebody is reminded', () => {
  test.each([
    ['2026-11-30', false],
    ['2026-12-01', true],
    ['2026-12-02', false],
    ['2026-12-08', true],
    ['2026-12-12', true],
    ['2026-12-13', false],
    ['2026-12-14', true],
    ['2026-12-15', true],
    ['2026-12-16', true],
    ['2026-12-17', false],
    ['2026-12-22', true],
    ['2026-12-23', false],
    ['2026-12-29', true],
  ])('on %s: %s', (today, isReminded) => {
    expect(isRemindedOn('2026-12-15', today)).toBe(isReminded);
  });
});
