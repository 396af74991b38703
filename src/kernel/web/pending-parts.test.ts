import { expect, test } from 'vitest';
import { createPendingParts } from './pending-parts.ts';

/** Counts how often the parts are told to be there. */
function counted() {
  let times = 0;
  const parts = createPendingParts(() => (times += 1));
  // Both microtasks are over then.
  const timesNow = async () => {
    await new Promise((done) => setTimeout(done));
    return times;
  };
  return { parts, timesNow };
}

test('waits for the last of several parts', async () => {
  const { parts, timesNow } = counted();
  const [first, second] = [parts.hold(), parts.hold()];
  first();
  expect(await timesNow()).toBe(0);
  second();
  expect(await timesNow()).toBe(1);
});

test('goes on waiting when code that has come waits for its answer', async () => {
  const { parts, timesNow } = counted();
  const code = parts.hold();
  code();
  const answer = parts.hold();
  expect(await timesNow()).toBe(0);
  answer();
  expect(await timesNow()).toBe(1);
});

test('counts a part that ends twice once', async () => {
  const { parts, timesNow } = counted();
  const [first, second] = [parts.hold(), parts.hold()];
  first();
  first();
  expect(await timesNow()).toBe(0);
  second();
  expect(await timesNow()).toBe(1);
});

test('is there at once when nothing is waited for', async () => {
  const { parts, timesNow } = counted();
  parts.check();
  expect(await timesNow()).toBe(1);
  parts.hold();
  parts.check();
  expect(await timesNow()).toBe(1);
});

test('tells of each part that it waits for', () => {
  let held = 0;
  const { hold } = createPendingParts(
    () => undefined,
    () => (held += 1),
  );
  hold();
  hold();
  expect(held).toBe(2);
});
