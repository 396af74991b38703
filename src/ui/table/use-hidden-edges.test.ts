import { expect, test } from 'vitest';
import { hiddenEdges } from './use-hidden-edges.ts';

test.each([
  ['hides nothing when all of it fits', 0, 800, undefined],
  ['counts less than a pixel as none', 0, 801, undefined],
  ['hides the end at first', 0, 1200, 'end'],
  ['hides both sides in between', 100, 1200, 'start end'],
  ['hides the start at the end', 400, 1200, 'start'],
])('a frame %s', (_name, scrollLeft, scrollWidth, hidden) => {
  expect(hiddenEdges({ scrollLeft, scrollWidth, clientWidth: 800 })).toBe(hidden);
});
