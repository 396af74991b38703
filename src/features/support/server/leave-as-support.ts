import type { Handler } from '#kernel/server/serve.ts';
import type { leaveAsSupport as contract } from '../contract/endpoints.ts';
import { endVisit } from './store.ts';

/** Ends a visit of support. */
export const leaveAsSupport: Handler<typeof contract> = async ({ company, actor, now, fail, audit }, { body: { viewId } }) => {
  const sessionId = actor.sessionId ?? fail('common.NotFound');
  const ended = (await endVisit(company, { viewId, sessionId, now })) ?? fail('common.NotFound');
  audit({ entity: 'supportVisit', entityId: viewId, after: { support: ended.email, ended: true } });
  return {};
};
