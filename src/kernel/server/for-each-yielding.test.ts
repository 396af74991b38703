import { expect, test } from 'vitest';
import { forEachYielding } from './for-each-yielding.ts';

test('yields every item in order, and lets other work run in between', async () => {
  const items = Array.from({ length: 2_000 }, (_unused, index) => index);
  let turns = 0;
  let isOver = false;
  const other = (): void => {
    turns += 1;
    if (!isOver) setImmediate(other);
  };
  setImmediate(other);
  const seen: number[] = [];
  for await (const item of forEachYielding(items)) seen.push(item);
  isOver = true;
  expect(seen).toEqual(items);
  expect(turns).toBeGreaterThanOrEqual(3);
});
