import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atNextStep } from './at-next-step.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['one that comes soon', 1_999, 1],
  ['not on a later one', 2_000, 0],
])('acts once on the step that was asked for: %s', (_step, after, times) => {
  const steps = new EventTarget();
  const act = vi.fn<() => void>();
  atNextStep(steps, act);
  vi.advanceTimersByTime(after);
  steps.dispatchEvent(new Event('popstate'));
  steps.dispatchEvent(new Event('popstate'));
  expect(act).toHaveBeenCalledTimes(times);
});
