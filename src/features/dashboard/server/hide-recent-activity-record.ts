import type { Handler } from '#kernel/server/serve.ts';
import type { hideRecentActivityRecord as contract } from '../contract/endpoints-home.ts';
import { hideRequest, readRequestOf } from './store-activity.ts';

/** Puts one entry of the caller's own recent activity away, with all that the same call did. */
export const hideRecentActivityRecord: Handler<typeof contract> = async ({ company, actor, now, fail, audit }, { query: { id } }) => {
  const { companyUserId } = actor.member;
  const requestId = (await readRequestOf(company, id)) ?? fail('common.NotFound');
  await hideRequest(company, companyUserId, requestId, now);
  audit({ entity: 'hiddenActivity', entityId: id, companyUserId });
  return {};
};
