import { beforeEach, expect, test } from 'vitest';
import { en } from '#kernel/texts/en.ts';
import { closeToasts, currentToasts } from '#ui/toasts.ts';
import { CallError } from './call-error.ts';
import { reachable } from './reachable.ts';
import { showError, runOrShowError } from './show-error.ts';
import { loadTexts, startTexts } from './texts.ts';

beforeEach(async () => {
  startTexts(() => Promise.resolve(en), 'en');
  await loadTexts('kernel');
  closeToasts();
});

const labels = () => currentToasts().flatMap(({ actions }) => actions.map(({ label }) => label));

test.each([
  ['no answer', new CallError({ status: 0, codes: ['common.Unknown'], unanswered: 'read' }), true],
  ['a fault of ours', new CallError({ status: 500, codes: ['common.Unknown'] }), true],
  ['too many at once', new CallError({ status: 429, codes: ['common.TooManyRequests'] }), true],
  ['a refusal', new CallError({ status: 403, codes: ['common.Forbidden'] }), false],
  ['a conflict', new CallError({ status: 409, codes: ['common.Conflict'] }), false],
])('offers another try after %s only where it may help', (_, error, isOffered) => {
  showError(error, () => undefined);
  expect(labels().includes(en.actions.retry)).toBe(isOffered);
});

test('says why something failed that nobody waited for, and tries again when asked', async () => {
  const answers = [Promise.reject(new CallError({ status: 0, codes: ['common.Unknown'], unanswered: 'held' })), Promise.resolve()];
  let tries = 0;
  await runOrShowError(async () => answers[tries++]);
  expect(currentToasts().map(({ lines }) => lines)).toEqual([[en.offline.held]]);
  currentToasts()[0]?.actions[0]?.run();
  expect(tries).toBe(2);
});

test('says that a call was held back until the connection is back, unless it can be tried again there', async () => {
  const held = new CallError({ status: 0, codes: ['common.Unknown'], unanswered: 'held' });
  reachable.set(false);
  showError(held);
  showError(held, () => undefined);
  expect(currentToasts()).toHaveLength(2);
  reachable.set(true);
  await Promise.resolve();
  await Promise.resolve();
  expect(labels()).toEqual([en.actions.retry]);
  expect(currentToasts()).toHaveLength(1);
});

test('says of a bug that something went wrong, and does not hide it', async () => {
  await expect(runOrShowError(() => Promise.reject(new TypeError('bug')))).rejects.toThrow('bug');
  expect(currentToasts()).toHaveLength(1);
});
