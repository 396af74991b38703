import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getOwnPreferences as reading, updateOwnPreferences as writing } from '../../contract/endpoints-bell.ts';
import { offeredReasons } from '../engine/sources.ts';
import { offeredTo } from './offered-to.ts';
import { hasMobile, lockPreferences, readPreferences, writePreferences } from './store-preferences.ts';

/** What one wants to be told of outside the product, and what there is to choose from (notifications.22). */
export const getOwnPreferences: Handler<typeof reading> = async ({ company, actor: { member }, services }) => ({
  ...(await readPreferences(company, member.companyUserId)),
  offered: offeredTo(member, offeredReasons(services)),
  hasMobile: await hasMobile(company, member.companyUserId),
});

/** Keeps it, all of it; a choice made in another tab meanwhile is shown instead of written over. */
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
  audit({ entity: 'notificationPreference', entityId: companyUserId, before: { ...before.preferences }, after: { ...preferences } });
  return { preferences, version };
};
