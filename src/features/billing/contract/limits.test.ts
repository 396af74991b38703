import { expect, test } from 'vitest';
import { hasRoom } from './limits.ts';

test.each([
  [{ limit: null, used: 1_000_000 }, 1, true],
  [{ limit: 5, used: 4 }, 1, true],
  [{ limit: 5, used: 5 }, 1, false],
  [{ limit: 5, used: 6 }, 1, false],
  [{ limit: 5, used: 3 }, 2, true],
  [{ limit: 5, used: 3 }, 3, false],
  [{ limit: 0, used: 0 }, 1, false],
  [{ limit: 5, used: 5 }, 0, true],
])('of %j, %i more fit: %s', (limit, more, expected) => {
  expect(hasRoom(limit, more)).toBe(expected);
});
