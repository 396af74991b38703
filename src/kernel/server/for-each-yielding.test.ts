import { expect, test } from 'vitest';
import { forEachYielding } from './for-each-yielding.ts';

test('everything comes in its order, and others have their turns meanwhile', async () => {
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
