import { describe, expect, test } from 'vitest';
import type { AllowanceBasis } from '../../contract/entities-balance.ts';
import { defaultLine, firstLine } from './default-lines.ts';

const year = { from: '2026-01-01', to: '2026-12-31' };
const basis: AllowanceBasis = {
  days: 25,
  companyDays: 25,
  workdays: 5,
  companyWorkdays: 5,
  extraDays: 0,
  isProrated: true,
  employed: year,
};
const now = (changes: Partial<AllowanceBasis>): AllowanceBasis => ({ ...basis, ...changes });
const held = { days: 25, isSet: false, basis };

describe('a year begins with', () => {
  test.each<[string, AllowanceBasis, string]>([
    ['the company’s default', basis, 'companyDefault'],
    ['its share for a joiner', now({ days: 21, employed: { ...year, from: '2026-07-01' } }), 'prorated'],
    ['its share for a leaver', now({ days: 12.5, employed: { ...year, to: '2026-06-30' } }), 'prorated'],
    [
      'the default for a joiner where it is not shared',
      now({ isProrated: false, employed: { ...year, from: '2026-07-01' } }),
      'companyDefault',
    ],
  ])('%s', (_what, first, reason) => {
    expect(defaultLine(undefined, first)).toEqual({ reason, days: first.days, basis: first });
    expect(firstLine(first).reason).toBe(reason);
  });

  test('no line of no days', () => {
    expect(defaultLine(undefined, now({ days: 0, employed: null }))).toBeNull();
  });
});

describe('a change of', () => {
  test.each<[string, Partial<AllowanceBasis>, string, number]>([
    ['P6 the company’s days', { days: 30, companyDays: 30 }, 'defaultChanged', 5],
    ['sharing it by time', { days: 20, isProrated: false }, 'defaultChanged', -5],
    ['the first day', { days: 21, employed: { ...year, from: '2026-07-01' } }, 'employmentChanged', -4],
    ['the last day', { days: 12.5, employed: { ...year, to: '2026-06-30' } }, 'employmentChanged', -12.5],
    ['the last day to one before the year', { days: 0, employed: null }, 'employmentChanged', -25],
    ['the last day to one before the year, not shared by time', { days: 0, isProrated: false, employed: null }, 'employmentChanged', -25],
    ['the work week', { days: 15, workdays: 3 }, 'shareChanged', -10],
    ['the company’s work week', { days: 21, companyWorkdays: 6 }, 'shareChanged', -4],
    ['how the days are counted', { days: 25.5 }, 'defaultChanged', 0.5],
    ['the birthday', { days: 30, extraDays: 5 }, 'extraWeekChanged', 5],
  ])('%s is the reason of the difference', (_what, changes, reason, days) => {
    expect(defaultLine(held, now(changes))).toEqual({ reason, days, basis: now(changes) });
  });

  test('the rules for a year without employment is given by the employment', () => {
    const gone = now({ days: 0, isProrated: false, employed: null });
    const sixty = now({ days: 30, extraDays: 5, isProrated: false, employed: null });
    expect(defaultLine({ days: 30, isSet: false, basis: sixty }, gone)).toMatchObject({ reason: 'employmentChanged', days: -30 });
    expect(firstLine(gone)).toMatchObject({ reason: 'prorated', days: 0 });
  });

  test('P6 nothing, or of a number that was set by hand, writes no line', () => {
    expect(defaultLine(held, basis)).toBeNull();
    expect(defaultLine({ ...held, isSet: true }, now({ days: 30, companyDays: 30 }))).toBeNull();
  });

  test('the rules since a line that does not say how it came about', () => {
    expect(defaultLine({ ...held, basis: null }, now({ days: 15, workdays: 3 }))).toMatchObject({ reason: 'defaultChanged', days: -10 });
  });
});
