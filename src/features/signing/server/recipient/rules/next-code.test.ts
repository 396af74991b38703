import { expect, test } from 'vitest';
import { mayTry, nextCodeAt } from './next-code.ts';

const sentAt = new Date('2026-11-25T10:00:00Z');
const expiresAt = new Date('2026-11-25T10:10:00Z');

test.each([
  [0, '2026-11-25T10:01:00.000Z'],
  [4, '2026-11-25T10:01:00.000Z'],
  [5, '2026-11-25T10:10:00.000Z'],
])('after %i wrong tries the next code is sent from %s', (tries, at) => {
  expect(nextCodeAt({ tries, sentAt, expiresAt }).toISOString()).toBe(at);
});

test.each([
  [4, '2026-11-25T10:09:59.999Z', true],
  [4, '2026-11-25T10:10:00.000Z', false],
  [5, '2026-11-25T10:00:01.000Z', false],
])('with %i tries at %s: %s', (tries, at, may) => {
  expect(mayTry({ tries, sentAt, expiresAt }, new Date(at))).toBe(may);
});
