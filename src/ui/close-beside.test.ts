import { expect, test } from 'vitest';
import { closeBeside } from './close-beside.ts';

test.each([
  ['a click', true, 1, 1],
  ['a key, which counts no clicks', true, 0, 1],
  ['the second half of a double click', true, 2, 0],
  ['a click while a request is running', false, 1, 0],
])('%s beside a dialog closes it or not', (_what, canClose, detail, times) => {
  let closed = 0;
  closeBeside(canClose, () => (closed += 1))({ detail });
  expect(closed).toBe(times);
});
