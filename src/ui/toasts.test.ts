import { beforeEach, expect, test } from 'vitest';
import { closeToast, currentToasts, showToast } from './toasts.ts';

beforeEach(() => {
  for (const { id } of currentToasts()) closeToast(id);
});

test('stacks the newest on top and keeps at most three', () => {
  for (const title of ['one', 'two', 'three', 'four']) showToast({ title });
  expect(currentToasts().map(({ title }) => title)).toEqual(['four', 'three', 'two']);
});

test('keeps a message with an action that is timed, such as undo, until its time is over', () => {
  const action = { label: 'Undo', run: () => undefined };
  showToast({ title: 'added for all', milliseconds: 30_000, action });
  for (const title of ['one', 'two', 'three']) showToast({ title });
  expect(currentToasts().map(({ title }) => title)).toEqual(['three', 'two', 'added for all']);
  showToast({ title: 'refused', tone: 'bad' });
  expect(currentToasts().map(({ title }) => title)).toEqual(['refused', 'three', 'added for all']);
});

test('shows more than three only while more of them are timed and have an action', () => {
  for (const title of ['first', 'second', 'third', 'fourth']) {
    showToast({ title, milliseconds: 30_000, action: { label: 'Undo', run: () => undefined } });
  }
  showToast({ title: 'saved' });
  expect(currentToasts().map(({ title }) => title)).toEqual(['saved', 'fourth', 'third', 'second', 'first']);
  showToast({ title: 'saved again' });
  expect(currentToasts().map(({ title }) => title)).toEqual(['saved again', 'fourth', 'third', 'second', 'first']);
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
