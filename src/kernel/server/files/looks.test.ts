import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { isLook, rememberLook } from './looks.ts';

const stored = { size: 10, etag: '"a"', open: async () => Readable.from([]) };
const now = new Date('2026-11-28T08:00:00Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const asked = (range?: string, ifRange?: string) => ({ isHead: false, range, ifRange });

test('a further part belongs to its look for six hours, for the same reader', () => {
  rememberLook('kari', now);
  const hours = 6 * 3_600_000;
  expect(isLook(asked('bytes=5-'), stored, { key: 'kari', now: later(hours) })).toBe(false);
  expect(isLook(asked('bytes=5-'), stored, { key: 'kari', now: later(hours + 1) })).toBe(true);
  expect(isLook(asked('bytes=5-'), stored, { key: 'ola', now })).toBe(true);
  expect(isLook(asked('bytes=5-'), stored, { key: undefined, now })).toBe(true);
});

test.each([
  ['the whole file', undefined, undefined, true],
  ['its first part', 'bytes=0-4', undefined, true],
  ['as many last bytes as it has', 'bytes=-10', undefined, true],
  ['its last bytes', 'bytes=-9', undefined, false],
  ['a part of the same content', 'bytes=5-', '"a"', false],
  ['a part of other content, which sends all', 'bytes=5-', '"b"', true],
  ['a range that cannot be read, which sends all', 'bytes=x', undefined, true],
  ['a part outside it, which sends nothing', 'bytes=10-', undefined, false],
])('after a look, asking for %s', (_case, range, ifRange, isNew) => {
  rememberLook('kari', now);
  expect(isLook(asked(range, ifRange), stored, { key: 'kari', now })).toBe(isNew);
});

test('asking whether there would be an answer is no look, and what is generated is always looked at', () => {
  rememberLook('kari', now);
  expect(isLook({ ...asked(), isHead: true }, stored, { key: undefined, now })).toBe(false);
  expect(isLook({ ...asked(), isHead: true }, undefined, { key: undefined, now })).toBe(false);
  expect(isLook(asked('bytes=5-'), undefined, { key: 'kari', now })).toBe(true);
});

test('the oldest of ten thousand looks is forgotten first', () => {
  for (let number = 0; number <= 10_000; number += 1) rememberLook(`reader ${number}`, now);
  expect(isLook(asked('bytes=5-'), stored, { key: 'reader 0', now })).toBe(true);
  expect(isLook(asked('bytes=5-'), stored, { key: 'reader 1', now })).toBe(false);
});
