import { expect, test } from 'vitest';
import { rangeOf } from './range.ts';

test.each([
  ['bytes=0-9', 100, { start: 0, end: 9 }],
  ['bytes=90-', 100, { start: 90, end: 99 }],
  ['bytes=-10', 100, { start: 90, end: 99 }],
  ['bytes=-500', 100, { start: 0, end: 99 }],
  ['bytes=50-500', 100, { start: 50, end: 99 }],
  ['bytes=100-', 100, 'none'],
  ['bytes=-0', 100, 'none'],
  ['bytes=0-', 0, 'none'],
  ['bytes=9-3', 100, undefined],
  ['bytes=0-1,5-6', 100, undefined],
  ['lines=0-1', 100, undefined],
  ['bytes=-', 100, undefined],
])('reads %s of %i bytes', (header, size, expected) => {
  expect(rangeOf(header, size)).toEqual(expected);
});
