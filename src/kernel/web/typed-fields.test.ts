import { expect, test } from 'vitest';
import { commitTyped, followTyping, forgetTyped } from './typed-fields.ts';

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
