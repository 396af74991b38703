import { expect, test } from 'vitest';
import { confirmReasons } from './confirm-reasons.ts';

const noon = '2026-11-26T11:00:00Z';

test.each([
  [50, noon, { isMany: false, isQuiet: false }],
  [51, noon, { isMany: true, isQuiet: false }],
  [1, '2026-11-26T19:59:00Z', { isMany: false, isQuiet: false }],
  [1, '2026-11-26T20:00:00Z', { isMany: false, isQuiet: true }],
  [1, '2026-11-27T06:59:00Z', { isMany: false, isQuiet: true }],
  [1, '2026-11-27T07:00:00Z', { isMany: false, isQuiet: false }],
])('%i recipients at %s in Oslo', (recipients, at, expected) => {
  expect(confirmReasons({ recipients, at: new Date(at), timeZone: 'Europe/Oslo' })).toEqual(expected);
});
