import { expect, test } from 'vitest';
import { createNewestSaver } from './save-newest.ts';

/** A saver whose saves end when they are told to. */
function started() {
  const sent: { value: string; end: (error?: Error) => void }[] = [];
  const save = (value: string) =>
    new Promise<void>((resolve, reject) => sent.push({ value, end: (error) => (error ? reject(error) : resolve()) }));
  const saver = createNewestSaver(save);
  const values = () => sent.map(({ value }) => value);
  const end = async (index: number, error?: Error) => {
    sent[index]?.end(error);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { saver, values, end };
}

test('saves one value at a time and then only the newest', async () => {
  const { saver, values, end } = started();
  saver.put('a');
  const done = saver.flush();
  saver.put('a b');
  saver.put('a b c');
  expect([saver.isSaving(), values()]).toEqual([true, ['a']]);
  expect(saver.flush()).toBe(done);
  await end(0);
  expect(values()).toEqual(['a', 'a b c']);
  await end(1);
  await done;
  expect([saver.isSaving(), values()]).toEqual([false, ['a', 'a b c']]);
});

test('passes over a failure when a newer value waits', async () => {
  const { saver, values, end } = started();
  saver.put('a');
  const done = saver.flush();
  saver.put('a b');
  await end(0, new Error('unreachable'));
  await end(1);
  await done;
  expect(values()).toEqual(['a', 'a b']);
});

test('saves after a failure what is the newest by then, and once', async () => {
  const { saver, values, end } = started();
  saver.put('a');
  const failed = saver.flush();
  await end(0, new Error('unreachable'));
  await expect(failed).rejects.toThrow('unreachable');
  saver.put('a b');
  const done = saver.flush();
  await end(1);
  await done;
  await saver.flush();
  expect(values()).toEqual(['a', 'a b']);
});
