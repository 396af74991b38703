import { expect, test } from 'vitest';
import { comingInterval } from './coming-interval.ts';

test.each([
  [[], 'year', 'year'],
  [['plan', 'end'], 'month', 'month'],
  [['plan', 'monthly'], 'year', 'month'],
  [['yearly', 'tier'], 'month', 'year'],
] as const)('after %j of a subscription by the %s it is by the %s', (kinds, held, coming) => {
  const changes = kinds.map((kind) => ({ kind }));
  expect(comingInterval(changes, held)).toBe(coming);
});
