import { findCompanyId, supportTerms } from '#features/company/server/public.ts';
import { newId } from '#kernel/server/id.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { enterAsSupport as contract } from '../contract/endpoints.ts';
import { visitMinutes } from '../contract/endpoints.ts';
import { isSupport } from './is-support.ts';
import { insertVisit, readHost } from './store.ts';

/** Starts a visit of support to a company that allows it. An unknown number and a company that does not allow it get the same answer. */
export const enterAsSupport: Handler<typeof contract> = async (context, { body: { registryId } }) => {
  const { company: unit, actor, services, now, fail, audit } = context;
  const { account } = actor;
  const sessionId = (isSupport(account, services.config) ? actor.sessionId : undefined) ?? fail('support.NotSupport', 403);
  const companyId = (await findCompanyId(unit, registryId)) ?? fail('support.NotLetIn', 403);
  const company = await services.database.enter(unit, companyId);
  const { allowSupport } = await supportTerms(company, now);
  // A member of the company uses their own membership.
  if (await services.findMembership(company, account.id)) fail('support.NotLetIn', 403);
  const viewed = (allowSupport ? await readHost(company) : undefined) ?? fail('support.NotLetIn', 403);
  const id = newId();
  const longest = new Date(now.getTime() + visitMinutes * 60_000);
  const until = await insertVisit(company, { id, sessionId, accountId: account.id, email: account.email, viewed, now, longest });
  audit({ entity: 'supportVisit', entityId: id, after: { support: account.email, until: until.toISOString() } }, { company });
  return { companyId, viewId: id, until };
};
