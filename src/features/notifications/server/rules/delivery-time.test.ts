import { expect, test } from 'vitest';
import type { Preferences } from '../../contract/preferences.ts';
import { deliveryTimeOf } from './delivery-time.ts';

const none: Preferences = { muted: [], digestAt: null, quietFrom: null, quietTo: null, muteWhileAway: false };
const oslo = 'Europe/Oslo';

// Oslo is one hour ahead of UTC in winter.
type Case = [name: string, channel: 2 | 3, now: string, overrides: Partial<Preferences>, leaves: string | null, isDigest: boolean];

test.each<Case>([
  ['at once', 2, '2026-11-21T09:00Z', {}, null, false],
  ['with the digest later today', 2, '2026-11-21T09:00Z', { digestAt: '15:00' }, '2026-11-21T14:00Z', true],
  ['with the digest of tomorrow', 2, '2026-11-21T15:00Z', { digestAt: '15:00' }, '2026-11-22T14:00Z', true],
  ['with the digest of this very minute', 2, '2026-11-21T14:00Z', { digestAt: '15:00' }, '2026-11-21T14:00Z', true],
  ['SMS knows no digest', 3, '2026-11-21T09:00Z', { digestAt: '15:00' }, null, false],
  ['not at night', 3, '2026-11-21T22:30Z', { quietFrom: '22:00', quietTo: '07:00' }, '2026-11-22T06:00Z', false],
  ['not in the first minute of the night', 3, '2026-11-21T21:00Z', { quietFrom: '22:00', quietTo: '07:00' }, '2026-11-22T06:00Z', false],
  ['not early', 3, '2026-11-21T05:59Z', { quietFrom: '22:00', quietTo: '07:00' }, '2026-11-21T06:00Z', false],
  ['when the night is over', 3, '2026-11-21T06:00Z', { quietFrom: '22:00', quietTo: '07:00' }, null, false],
  ['quiet hours within a day', 2, '2026-11-21T10:00Z', { quietFrom: '10:00', quietTo: '12:30' }, '2026-11-21T11:30Z', false],
  ['in the first minute of such hours', 2, '2026-11-21T09:00Z', { quietFrom: '10:00', quietTo: '12:30' }, '2026-11-21T11:30Z', false],
  ['before such hours', 2, '2026-11-21T08:59Z', { quietFrom: '10:00', quietTo: '12:30' }, null, false],
  ['the same hour twice is no hour', 2, '2026-11-21T10:00Z', { quietFrom: '10:00', quietTo: '10:00' }, null, false],
  [
    'a digest in quiet hours waits for their end',
    2,
    '2026-11-21T09:00Z',
    { digestAt: '23:00', quietFrom: '22:00', quietTo: '06:00' },
    '2026-11-22T05:00Z',
    true,
  ],
  ['over the night when clocks go forward', 3, '2026-03-28T22:00Z', { quietFrom: '22:00', quietTo: '07:00' }, '2026-03-29T05:00Z', false],
])('%s', (...[, channel, now, overrides, leaves, isDigest]) => {
  expect(deliveryTimeOf({ timeZone: oslo, now: new Date(now) }, channel, { ...none, ...overrides })).toEqual({
    leavesAt: leaves && new Date(leaves),
    isDigest,
  });
});

test('a digest that was missed leaves now, not tomorrow', () => {
  const late = { timeZone: oslo, now: new Date('2026-11-21T13:00Z'), since: new Date('2026-11-21T06:00Z') };
  expect(deliveryTimeOf(late, 2, { ...none, digestAt: '08:00' })).toEqual({ leavesAt: new Date('2026-11-21T07:00Z'), isDigest: true });
});

test('without preferences everything leaves at once', () => {
  expect(deliveryTimeOf({ timeZone: oslo, now: new Date() }, 2, undefined)).toEqual({ leavesAt: null, isDigest: false });
});
