import { afterEach, expect, test, vi } from 'vitest';
import { session, type User } from '#kernel/web/session.ts';
import { storeAppearance } from './store-appearance.ts';

const kari = { accountId: 'kari', companyId: 1, appearance: null, viewAs: null } as unknown as User;
const viewAs = { viewId: 'v', until: '2026-01-01T00:00:00Z', isSupport: false };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('stores light or dark, and nothing in a view as another user', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({})));
  session.user.set({ ...kari, viewAs });
  await storeAppearance('dark');
  expect(sent).not.toHaveBeenCalled();
  expect(session.user.get()?.appearance).toBeNull();

  session.user.set(kari);
  await storeAppearance('dark').catch(() => undefined);
  expect(sent).toHaveBeenCalledOnce();
  expect(session.user.get()?.appearance).toMatchObject({ scheme: 'dark' });
});
