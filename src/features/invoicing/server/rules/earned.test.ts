import { describe, expect, test } from 'vitest';
import { addDays } from '#kernel/contract/days.ts';
import { earnedBy } from './earned.ts';

const year = { from: '2027-01-01', to: '2027-12-31' };

describe('what is earned of a line', () => {
  test.each([
    ['2026-11-01', 0],
    ['2026-12-31', 0],
    ['2027-01-01', 100],
    ['2027-01-31', 3100],
    ['2027-12-30', 36_400],
    ['2027-12-31', 36_500],
    ['2030-01-01', 36_500],
  ])('by %s is %i', (day, earned) => {
    expect(earnedBy({ net: 36_500, revenue: year }, day)).toBe(earned);
    expect(earnedBy({ net: -36_500, revenue: year }, day)).toBe(earned === 0 ? 0 : -earned);
  });

  test('never goes back and misses no øre', () => {
    const line = { net: 49_999, revenue: { from: '2027-02-14', to: '2028-02-13' } };
    let before = 0;
    for (let day = '2027-02-13'; day <= '2028-02-14'; day = addDays(day, 1)) {
      const now = earnedBy(line, day);
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
    expect(before).toBe(49_999);
  });
});
