import { expect, test } from 'vitest';
import { remindable } from './remind-times.ts';

const now = new Date('2026-11-25T12:00:00Z');

test.each([
  ['invited an hour ago', { invitedDate: '2026-11-25T11:00:00Z', remindedDate: null }, true],
  ['invited a minute later', { invitedDate: '2026-11-25T11:01:00Z', remindedDate: null }, false],
  ['reminded an hour ago', { invitedDate: '2026-11-20T11:00:00Z', remindedDate: '2026-11-25T11:00:00Z' }, true],
  ['reminded a minute later', { invitedDate: '2026-11-20T11:00:00Z', remindedDate: '2026-11-25T11:01:00Z' }, false],
  ['not told yet', { invitedDate: null, remindedDate: null }, true],
])('somebody %s is reminded or not', (_name, person, may) => {
  expect(remindable(person, now)).toBe(may);
});
