import type { Handler } from '#kernel/server/serve.ts';
import type { getOwnPreferences as reading, updateOwnPreferences as writing } from '../../contract/endpoints-bell.ts';
import { offeredReasons } from '../engine/sources.ts';
import { offeredTo } from './offered-to.ts';
import { hasMobile, readPreferences, writePreferences } from './store-preferences.ts';

/** What one wants to be told of outside the product, and what there is to choose from (ME-03). */
export const getOwnPreferences: Handler<typeof reading> = async ({ company, actor: { member } }) => ({
  ...(await readPreferences(company, member.companyUserId)),
  offered: offeredTo(member, offeredReasons()),
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
  const before = await readPreferences(company, companyUserId, { lock: true });
  const version = await writePreferences(company, companyUserId, body);
  if (version === undefined) return fail('common.Conflict', 409, { details: { ...before } });
  audit({ entity: 'notificationPreference', entityId: companyUserId, before: { ...before.preferences }, after: { ...preferences } });
  return { preferences, version };
};
