import { beforeEach, expect, test } from 'vitest';
import { closeToast, currentToasts, showToast } from './toasts.ts';

beforeEach(() => {
  for (const { id } of currentToasts()) closeToast(id);
});

test('stacks the newest on top and keeps at most three', () => {
  for (const title of ['one', 'two', 'three', 'four']) showToast({ title });
  expect(currentToasts().map(({ title }) => title)).toEqual(['four', 'three', 'two']);
});

test('lets errors stay and the rest go after five seconds', () => {
  showToast({ title: 'saved' });
  showToast({ title: 'refused', tone: 'bad' });
  showToast({ title: 'note added', milliseconds: 3000 });
  expect(currentToasts().map(({ milliseconds }) => milliseconds)).toEqual([3000, undefined, 5000]);
});

test('is taken away by what showing it answered', () => {
  const close = showToast({ title: 'working' });
  close();
  expect(currentToasts()).toEqual([]);
});
