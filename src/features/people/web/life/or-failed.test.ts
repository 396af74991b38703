import { expect, test } from 'vitest';
import { CallError } from '#kernel/web/call-error.ts';
import { failed, orFailed } from './or-failed.ts';

test('gives the answer of what was done', async () => {
  expect(await orFailed(Promise.resolve({ user: 'kari' }))).toEqual({ user: 'kari' });
});

test('gives -1 once the refusal has been shown', async () => {
  const refusal = new CallError({ status: 400, codes: ['accesscontrol.CannotUpdateUserRole'] });
  const shown: unknown[] = [];
  expect(await orFailed(Promise.reject(refusal), (error) => shown.push(error))).toBe(failed);
  expect(shown).toEqual([refusal]);
});

test('hides no bug', async () => {
  await expect(orFailed(Promise.reject(new TypeError('bug')))).rejects.toThrow('bug');
});
