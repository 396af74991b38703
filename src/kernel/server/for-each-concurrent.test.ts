import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { forEachConcurrent } from './for-each-concurrent.ts';

test('everything is worked on once, four things at a time', async () => {
  const done: number[] = [];
  let busy = 0;
  let busiest = 0;
  await forEachConcurrent(
    Array.from({ length: 30 }, (_unused, index) => index),
    async (item) => {
      busy += 1;
      busiest = Math.max(busiest, busy);
      await pause(1);
      busy -= 1;
      done.push(item);
    },
  );
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_unused, index) => index));
  expect(busiest).toBe(4);
});

test('what one lane throws comes through', async () => {
  await expect(forEachConcurrent([1, 2], (item) => (item === 1 ? Promise.reject(new Error('first')) : Promise.resolve()))).rejects.toThrow(
    'first',
  );
});
