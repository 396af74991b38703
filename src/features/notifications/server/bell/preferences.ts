import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getOwnPreferences as reading, updateOwnPreferences as writing } from '../../contract/endpoints-bell.ts';
import { offeredReasons } from '../engine/sources.ts';
import { offeredTo } from './offered-to.ts';
import { hasMobile, lockPreferences, readPreferences, writePreferences } from './store-preferences.ts';

/** The caller's settings for mail and SMS, and the available choices (notifications.22). */
export const getOwnPreferences: Handler<typeof reading> = async ({ company, actor: { member }, services }) => ({
  ...(await readPreferences(company, member.companyUserId)),
  offered: offeredTo(member, offeredReasons(services)),
  hasMobile: await hasMobile(company, member.companyUserId),
});

/** Saves the settings as a whole; a concurrent save in another tab is refused with the stored settings. */
export const updateOwnPreferences: Handler<typeof writing> = async ({ company, actor, fail, audit }, { body }) => {
  const { companyUserId } = actor.member;
  const { preferences } = body;
  if ((preferences.quietFrom === null) !== (preferences.quietTo === null)) {
    const path = preferences.quietFrom === null ? 'preferences.quietFrom' : 'preferences.quietTo';
    fail('common.BadRequest', 400, { fieldErrors: [{ path, code: 'required' }] });
  }
  await lockPreferences(company, companyUserId);
  const before = await readPreferences(company, companyUserId);
  await refuseStale(fail, { read: body.version, stored: before.version }, () => ({ ...before }));
  const version = await writePreferences(company, companyUserId, preferences);
  const changed = { before: { ...before.preferences }, after: { ...preferences } };
  audit({ entity: 'notificationPreference', entityId: companyUserId, companyUserId, ...changed });
  return { preferences, version };
};
