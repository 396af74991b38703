import { rememberAppearance, type Appearance } from '#kernel/web/appearance.ts';
import { call } from '#kernel/web/call.ts';
import { currentUser, session } from '#kernel/web/session.ts';
import { updateUserAppearanceCall } from '../account-calls.ts';

/** Saves light or dark for all browsers of the user; the newest choice on any device applies. A view as another user saves nothing. */
export async function storeAppearance(scheme: Appearance): Promise<void> {
  const user = currentUser();
  if (!user || user.viewAs) return;
  const appearance = { scheme, at: new Date().toISOString() };
  rememberAppearance(user.accountId, appearance);
  session.user.set({ ...user, appearance });
  await call(updateUserAppearanceCall, { body: { appearance: scheme, timestamp: appearance.at } });
}
