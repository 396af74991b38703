import type { Handler } from '#kernel/server/serve.ts';
import type { hideRecentActivityRecord as contract } from '../contract/endpoints-home.ts';
import { hideRequest, readRequestOf } from './store-activity.ts';

/** Hides an entry of the caller's recent activity, with all changes of the same request. */
export const hideRecentActivityRecord: Handler<typeof contract> = async ({ company, actor, now, fail, audit }, { query: { id } }) => {
  const { companyUserId } = actor.member;
  const requestId = (await readRequestOf(company, id)) ?? fail('common.NotFound');
  await hideRequest(company, companyUserId, requestId, now);
  audit({ entity: 'hiddenActivity', entityId: id, companyUserId });
  return {};
};
