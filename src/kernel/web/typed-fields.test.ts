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
  const stops = ['from', 'to'].map((name) => followTyping({ commit: () => taken.push(name) > 0, form: 'absence' }));
  commitTyped('absence');
  stops[0]?.();
  commitTyped('absence');
  expect(taken).toEqual(['from', 'to', 'to']);
  stops[1]?.();
});

test('says when a field could not take what is typed in it, and still asks the others', () => {
  let isTaken = false;
  const others: string[] = [];
  const stops = [() => isTaken, () => others.push('taken') > 0].map((commit) => followTyping({ commit, form: 'statement' }));
  expect(commitTyped('statement')).toBe(false);
  isTaken = true;
  expect(commitTyped('statement')).toBe(true);
  expect(others).toHaveLength(2);
  for (const stop of stops) stop();
  expect(commitTyped('statement')).toBe(true);
});

test('holds the form of a field that could not take what is typed in it, and no other', () => {
  const asked: string[] = [];
  const stop = followTyping({ commit: () => asked.push('address') < 0, form: 'statement' });
  expect(commitTyped('absence')).toBe(true);
  expect(commitTyped('')).toBe(true);
  expect(commitTyped('statement')).toBe(false);
  // Another form may be closed together with this one, so its fields are asked as well.
  expect(asked).toHaveLength(3);
  stop();
});

test('forgets what could not be taken once the user has agreed to lose it, only of the form that is left', () => {
  const stop = followTyping({ commit: () => false, form: 'statement' });
  forgetTyped('absence');
  expect(commitTyped('statement')).toBe(false);
  forgetTyped('statement');
  expect(commitTyped('statement')).toBe(true);
  stop();
});

test('takes over what is typed once before a log-out asks whether anything is unsaved', () => {
  const happened: string[] = [];
  const stop = followTyping({ commit: () => happened.push('taken') > 0, form: '' });
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
