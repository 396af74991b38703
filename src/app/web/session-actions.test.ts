import { afterEach, expect, test, vi } from 'vitest';
import { session, type User } from '#kernel/web/session.ts';
import { changeLanguage } from './session-actions.ts';

const kari = { accountId: 'kari', companyId: 1, preferredLanguage: 'nb', viewAs: null } as unknown as User;
const viewAs = { viewId: 'v', until: '2026-01-01T00:00:00Z', isSupport: false };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('stores the language, and nothing in a view as another user', async () => {
  vi.stubGlobal('location', { pathname: '/no/my-settings', search: '', hash: '' });
  vi.stubGlobal('history', { state: null, replaceState: () => undefined });
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ preferredLanguage: 'en' })));
  session.user.set({ ...kari, viewAs });
  await changeLanguage('en');
  expect(sent).not.toHaveBeenCalled();

  session.user.set(kari);
  await changeLanguage('en');
  expect(sent).toHaveBeenCalledOnce();
});
