import { memberByPerson } from '#features/people/server/public.ts';
import { newId } from '#kernel/server/id.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { viewAs as contract } from '../../contract/endpoints-view.ts';
import { viewMinutes } from '../../contract/endpoints-view.ts';
import { mayViewAs } from '../policy.ts';
import { insertView } from './store-view.ts';

/** The job that ends an expired view. */
export const endViewJob = 'access-control.end-view';

/** An administrator starts viewing the product as another user; start and end are logged. */
export const viewAs: Handler<typeof contract> = async (context, { body: { companyUserId } }) => {
  const { company, actor, services, now, fail, audit } = context;
  const sessionId = actor.sessionId ?? fail('accesscontrol.CannotViewAs', 403);
  const person = (await memberByPerson({ company, services }, companyUserId)) ?? fail('common.NotFound');
  if (!mayViewAs(actor.member, person)) fail('accesscontrol.CannotViewAs', 403);
  const id = newId();
  const until = new Date(now.getTime() + viewMinutes * 60_000);
  await insertView(company, { id, sessionId, viewer: actor.member.companyUserId, viewed: companyUserId, now, until });
  await services.jobs.enqueue(company, endViewJob, { companyId: company.id, viewId: id }, { startAfter: until });
  audit({ entity: 'viewAs', entityId: id, companyUserId, after: { viewed: companyUserId, until: until.toISOString() } });
  return { viewId: id, until };
};
