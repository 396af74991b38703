import { expect, test } from 'vitest';
import type * as ids from './id.ts';

// Test files of a worker share Node's modules, and ids never decrease: after a test that moved the clock ahead they would lie in its
// future. An address with a query is a module of its own.
const ownModule = './id.ts?of-this-test';
const { newId } = (await import(ownModule)) as typeof ids;

const made = Array.from({ length: 20_000 }, newId);

test('ids are UUIDs of version 7', () => {
  for (const id of made) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('ids of one process sort in the order they were made, and none repeats', () => {
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
});

test('an id carries the moment it was made', () => {
  const before = Date.now();
  const moment = Number.parseInt(newId().replaceAll('-', '').slice(0, 12), 16);
  expect(moment).toBeGreaterThanOrEqual(before);
  // A burst runs ahead of the clock by one millisecond per 3,000 ids or so.
  expect(moment).toBeLessThan(Date.now() + 1000);
});
