import { expect, test } from 'vitest';
import { resumesUntil } from './resumes-until.ts';

const hour = 3_600_000;
const startedAt = new Date('2026-11-26T10:00:00Z');
const later = (milliseconds: number) => new Date(startedAt.getTime() + milliseconds);
const stopped = { state: 'failed' as const, waiting: 1, startedAt };
const now = { connectedAt: startedAt, isNewest: true, now: later(24 * hour) };

test.each([
  ['to the last moment', stopped, now, later(24 * hour)],
  ['not a moment later', stopped, { ...now, now: later(24 * hour + 1) }, undefined],
  ['not when it runs', { ...stopped, state: 'running' as const }, now, undefined],
  ['not when it was undone', { ...stopped, state: 'undone' as const }, now, undefined],
  ['not for nobody', { ...stopped, waiting: 0 }, now, undefined],
  ['not after a newer one', stopped, { ...now, isNewest: false }, undefined],
  ['not without a connection', stopped, { ...now, connectedAt: undefined }, undefined],
  ['not with a later connection', stopped, { ...now, connectedAt: later(1) }, undefined],
])('a sync that stopped goes on: %s', (_what, sync, circumstances, until) => {
  expect(resumesUntil(sync, circumstances)).toEqual(until);
});
