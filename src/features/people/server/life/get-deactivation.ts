import type { Handler } from '#kernel/server/serve.ts';
import type { getDeactivation as contract } from '../../contract/endpoints-life.ts';
import { findPerson } from '../find-person.ts';
import { mayManage, viewerOf } from '../policy.ts';
import { findingsOf } from './findings-of.ts';

/** The obstacles and consequences shown in the dialog before confirming; the write checks them again. */
export const getDeactivation: Handler<typeof contract> = async ({ company, actor, services, now, today, fail }, { query }) => {
  const viewer = viewerOf(actor.member);
  const seen = (await findPerson({ company, secrets: services.secrets }, viewer, query.companyUserId)) ?? fail('common.NotFound');
  if (!mayManage(viewer, seen.person)) fail('common.Forbidden');
  return { ...(await findingsOf({ company, services, now, today, ...query })), endDate: seen.person.endDate };
};
