import { expect, test } from 'vitest';
import { CallError } from '#kernel/web/call-error.ts';
import type { Read } from '#kernel/web/use-call.ts';
import { waitsFor } from './waits-for.ts';

const retried: string[] = [];
const read = (name: string, part: Partial<Read<string>> = {}): Read<string> => ({
  answer: undefined,
  error: undefined,
  loading: false,
  refreshing: false,
  retry: () => void retried.push(name),
  ...part,
});
const error = new CallError({ status: 400, codes: ['common.BadRequest'] });

test('a read whose first request fails shows its error, and tries that again', () => {
  const shown = waitsFor(read('lines'), read('count', { error }));
  expect(shown.error).toBe(error);
  shown.retry();
  expect(retried).toEqual(['count']);
});

test.each([
  ['still runs', read('count')],
  ['has answered', read('count', { answer: 'newest' })],
  ['has answered before it failed', read('count', { answer: 'newest', error })],
])('a read whose first request %s is shown as it is', (_, first) => {
  const lines = read('lines');
  expect(waitsFor(lines, first)).toBe(lines);
});
