import { updateOwnPreferences } from '#features/notifications/contract/endpoints-bell.ts';
import type { Preferences } from '#features/notifications/contract/preferences.ts';
import type { Caller } from './caller.ts';

/** Chooses for the first time when and how somebody is notified. */
export async function prefer(who: Caller, changes: Partial<Preferences>): Promise<void> {
  const preferences = { muted: [], digestAt: null, quietFrom: null, quietTo: null, muteWhileAway: false, ...changes };
  const { status } = await who.call(updateOwnPreferences, { body: { preferences, version: 0 } });
  if (status !== 200) throw new Error(`The preferences were refused with ${status}`);
}
