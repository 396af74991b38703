import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createChangeCollector, type LiveChange } from './live-changes.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function collector() {
  const handled: string[] = [];
  const note = (changes: readonly LiveChange[]) => void handled.push(changes.map(({ entityId }) => entityId).join(' '));
  const { add, hurry, clear } = createChangeCollector(note);
  return { handled, add: (entityId: string) => add([{ entity: 'note', entityId }]), hurry, clear };
}

test('handles changes of a short while together, and then pauses for two seconds', () => {
  const { handled, add } = collector();
  add('a');
  vi.advanceTimersByTime(100);
  add('b');
  vi.advanceTimersByTime(50);
  expect(handled).toEqual(['a b']);
  add('c');
  vi.advanceTimersByTime(1_999);
  expect(handled).toEqual(['a b']);
  vi.advanceTimersByTime(1);
  expect(handled).toEqual(['a b', 'c']);
});

test.each(['before', 'after'])('in a hurry handles what is heard %s it without the pause', (when) => {
  const { handled, add, hurry } = collector();
  add('a');
  vi.advanceTimersByTime(150);
  if (when === 'after') hurry();
  add('b');
  if (when === 'before') hurry();
  vi.advanceTimersByTime(150);
  expect(handled).toEqual(['a', 'b']);
});

test('drops what was heard', () => {
  const { handled, add, clear } = collector();
  add('a');
  clear();
  vi.advanceTimersByTime(5_000);
  expect(handled).toEqual([]);
});
