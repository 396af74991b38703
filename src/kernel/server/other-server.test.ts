import { expect, test } from 'vitest';
import { neverReached, retryAfterOf } from './other-server.ts';

const date = 'Thu, 26 Nov 2026 12:00:00 GMT';

test.each<[string, Record<string, string>, number | undefined]>([
  ['seconds', { 'retry-after': '17' }, 17],
  ['no time at all', { 'retry-after': '0' }, 1],
  ['a date by the clock of the other server', { 'retry-after': 'Thu, 26 Nov 2026 12:01:30 GMT', date }, 90],
  ['a date that is past', { 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT', date }, 1],
  ['a date without a clock', { 'retry-after': 'Thu, 26 Nov 2026 12:01:30 GMT' }, undefined],
  ['a word', { 'retry-after': 'soon', date }, undefined],
  ['nothing', { date }, undefined],
])('waits for %s', (_what, headers, seconds) => {
  expect(retryAfterOf(new Headers(headers))).toBe(seconds);
});

test('a line that was never there is told from one that broke', async () => {
  const refused: unknown = await fetch('http://127.0.0.1:4').catch((error: unknown) => error);
  expect([neverReached(refused), neverReached(new TypeError('terminated')), neverReached('no error')]).toEqual([true, false, false]);
});

test.each([
  ['connect', 'EHOSTUNREACH', true],
  ['connect', 'ECONNREFUSED', true],
  ['getaddrinfo', 'ENOTFOUND', true],
  ['connect', 'ECONNRESET', false],
  // What was sent may have arrived before the way to the host was lost.
  ['read', 'EHOSTUNREACH', false],
  ['write', 'ENETUNREACH', false],
])('a line that ends by %s with %s was never there: %s', (syscall, code, isSo) => {
  expect(neverReached(new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code, syscall }) }))).toBe(isSo);
});
