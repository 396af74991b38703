import { acknowledgeAccessControl, refuseUnfitDirector } from '#features/company/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { acknowledgeAccessControlWelcomeScreen as contract } from '../contract/endpoints.ts';

/** A system admin sets the director, which enables access control for the company (access-control.1). */
export const acknowledgeAccessControlWelcomeScreen: Handler<typeof contract> = async (
  { company, actor, services, now, fail, audit },
  { body: { directedByCompanyUserId } },
) => {
  if (actor.member.levels.accessControl !== 'full') fail('common.Forbidden');
  await refuseUnfitDirector(fail, { company, services }, directedByCompanyUserId);
  if (!(await acknowledgeAccessControl(company, directedByCompanyUserId, now))) fail('accesscontrol.AlreadyAcknowledged');
  audit({ entity: 'company', entityId: String(company.id), after: { directedByCompanyUserId, accessControlAcknowledged: true } });
  return {};
};
