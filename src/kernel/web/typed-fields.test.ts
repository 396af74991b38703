import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { commitTyped, followTyping, forgetTyped } from './typed-fields.ts';
import { hasUnsavedWork } from './unsaved-work.ts';

// Of the page, and here there is none.
beforeAll(() => {
  const page = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) vi.stubGlobal(name, page[name].bind(page));
});
afterAll(() => void vi.unstubAllGlobals());

test('takes over what is being typed, until the field has stopped', () => {
  const taken: string[] = [];
  const stops = ['from', 'to'].map((name) => followTyping(() => taken.push(name) > 0));
  commitTyped();
  stops[0]?.();
  commitTyped();
  expect(taken).toEqual(['from', 'to', 'to']);
  stops[1]?.();
});

test('says when a field could not take what is typed in it, and still asks the others', () => {
  let isTaken = false;
  const others: string[] = [];
  const stops = [followTyping(() => isTaken), followTyping(() => others.push('taken') > 0)];
  expect(commitTyped()).toBe(false);
  isTaken = true;
  expect(commitTyped()).toBe(true);
  expect(others).toHaveLength(2);
  for (const stop of stops) stop();
  expect(commitTyped()).toBe(true);
});

test('forgets what could not be taken once the user has agreed to lose it', () => {
  followTyping(() => false);
  forgetTyped();
  expect(commitTyped()).toBe(true);
});

test('takes over what is typed once before a log-out asks whether anything is unsaved', () => {
  const happened: string[] = [];
  const stop = followTyping(() => happened.push('taken') > 0);
  const ask = (event: Event): void => {
    happened.push('asked');
    event.preventDefault();
  };
  addEventListener('beforeunload', ask);
  expect(hasUnsavedWork()).toBe(true);
  expect(happened).toEqual(['taken', 'asked']);
  removeEventListener('beforeunload', ask);
  stop();
  expect(hasUnsavedWork()).toBe(false);
  expect(happened).toHaveLength(2);
});
