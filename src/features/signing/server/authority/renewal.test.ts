import { describe, expect, test } from 'vitest';
import { isDue, validityOf } from './renewal.ts';

const now = new Date('2026-11-25T10:00:00.400Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

describe('a certificate is followed by a new one', () => {
  test.each([
    ['seal', 366, false],
    ['seal', 365, true],
    ['seal', -1, true],
    ['authority', 5 * 365 + 1, false],
    ['authority', 5 * 365, true],
  ] as const)('%s with %d days left: %s', (purpose, days, due) => {
    expect(isDue(purpose, inDays(days), now)).toBe(due);
  });

  test.each(['seal', 'authority'] as const)('that is valid at once and for years, in whole seconds: %s', (purpose) => {
    const { notBefore, notAfter } = validityOf(purpose, now);
    expect([notBefore.getUTCMilliseconds(), notAfter.getUTCMilliseconds()]).toEqual([0, 0]);
    expect(notBefore.getTime()).toBeLessThan(now.getTime());
    expect(isDue(purpose, notAfter, now)).toBe(false);
  });

  test('and a seal never ends after the authority above it', () => {
    const authority = validityOf('authority', now).notAfter;
    // The last moment at which a seal is still made below it.
    const last = new Date(authority.getTime() - 5 * 365 * 86_400_000 - 1);
    expect(isDue('authority', authority, last)).toBe(false);
    expect(validityOf('seal', last).notAfter.getTime()).toBeLessThan(authority.getTime());
  });
});
