import { afterEach, expect, test, vi } from 'vitest';
import { connectTagManager, track } from './tracking.ts';

afterEach(() => {
  connectTagManager(undefined);
  vi.unstubAllGlobals();
});

test.each([
  ['nobody, when there is no tag manager', undefined, []],
  ['nobody, without consent', false, []],
  ['the tag manager, with consent', true, ['company_switch']],
])('tells %s', (_name, isConsented, expected) => {
  const told: string[] = [];
  if (isConsented !== undefined) connectTagManager({ isConsented: () => isConsented, send: (event) => told.push(event) });
  track('company_switch');
  expect(told).toEqual(expected);
});

test('goes on when the tag manager fails', () => {
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', reported);
  connectTagManager({
    isConsented: () => true,
    send: () => {
      throw new Error('blocked');
    },
  });
  expect(() => track('company_switch')).not.toThrow();
  expect(reported).toHaveBeenCalledOnce();
});
