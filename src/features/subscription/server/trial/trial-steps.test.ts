import { expect, test } from 'vitest';
import { nextStepAt, stepsDue } from './trial-steps.ts';

const endsAt = new Date('2026-12-10T10:00:00Z');

test.each([
  ['a moment before five days', [], '2026-12-05T09:59:59.999Z', []],
  ['at five days', [], '2026-12-05T10:00:00Z', [5]],
  ['after five days were told', [5], '2026-12-09T09:59:59.999Z', []],
  ['at the last day', [5], '2026-12-09T10:00:00Z', [1]],
  ['at the end', [5, 1], '2026-12-10T10:00:00Z', [0]],
  ['after the end was told', [5, 1, 0], '2027-01-01T00:00:00Z', []],
  ['long after all of them, when nothing ran', [], '2027-01-01T00:00:00Z', [5, 1, 0]],
])('knows what is to be told %s', (_name, told, now, expected) => {
  expect(stepsDue({ endsAt, told }, new Date(now))).toEqual(expected);
});

test.each([
  [[], '2026-12-05T10:00:00.000Z'],
  [[5], '2026-12-09T10:00:00.000Z'],
  [[5, 1], '2026-12-10T10:00:00.000Z'],
])('comes again, after %j were told, at %s', (told, expected) => {
  expect(nextStepAt({ endsAt, told })?.toISOString()).toBe(expected);
});

test('never comes again after the end', () => {
  expect(nextStepAt({ endsAt, told: [5, 1, 0] })).toBeNull();
});
