import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { en } from '#kernel/texts/en.ts';
import { shell } from './shell.ts';
import { returnTo, signInFor } from './sign-in-for.ts';

const stored = new Map<string, string>();
const button = { scrollIntoView: vi.fn<() => void>(), focus: vi.fn<() => void>() };
// Only what is done to it.
const drawn = (page: typeof returnTo, action: string) => page(action)(button as unknown as HTMLElement);
/** The modules of the page that is opened after the sign-in. */
const nextPage = async (): Promise<typeof returnTo> => {
  vi.resetModules();
  const { loadTexts, startTexts } = await import('./texts.ts');
  startTexts(() => Promise.resolve(en), 'en');
  await loadTexts('kernel');
  return (await import('./sign-in-for.ts')).returnTo;
};

beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  shell.signInAgain = () => undefined;
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('returns to the button of the action once after the sign-in, also when the page it leaves is drawn again', async () => {
  signInFor('takeout');
  drawn(returnTo, 'takeout');
  expect(button.focus).not.toHaveBeenCalled();

  const after = await nextPage();
  drawn(after, 'download');
  expect(button.focus).not.toHaveBeenCalled();
  drawn(after, 'takeout');
  drawn(after, 'takeout');
  expect([button.focus.mock.calls.length, button.scrollIntoView.mock.calls.length]).toEqual([1, 1]);
  expect(stored.size).toBe(0);
});
