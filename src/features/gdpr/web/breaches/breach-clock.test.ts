import { expect, test } from 'vitest';
import { clockOf } from './breach-clock.ts';

const breach = { risk: null, authorityNotifiedAt: null, notifyBy: '2026-11-23T15:00:00.000Z', isLate: false } as const;

test.each([
  ['2026-11-20T15:00:00Z', { kind: 'running', hours: 72, minutes: 0, seconds: 0 }],
  ['2026-11-23T14:58:59Z', { kind: 'running', hours: 0, minutes: 1, seconds: 1 }],
  ['2026-11-23T15:00:00Z', { kind: 'running', hours: 0, minutes: 0, seconds: 0 }],
  ['2026-11-23T15:00:01Z', { kind: 'over', hours: 0 }],
  ['2026-11-23T16:00:00Z', { kind: 'over', hours: 1 }],
])('at %s the clock is %j', (now, state) => {
  expect(clockOf(breach, Date.parse(now))).toEqual(state);
});

test('the clock stands when the authority is told, or there is no risk', () => {
  const later = Date.parse('2026-12-24T00:00:00Z');
  expect(clockOf({ ...breach, risk: 'none' }, later)).toEqual({ kind: 'noRisk' });
  expect(clockOf({ ...breach, authorityNotifiedAt: '2026-11-21T00:00:00.000Z' }, later)).toEqual({ kind: 'told', isLate: false });
  expect(clockOf({ ...breach, risk: 'none', authorityNotifiedAt: '2026-11-24T00:00:00.000Z', isLate: true }, later)).toEqual({
    kind: 'told',
    isLate: true,
  });
});
