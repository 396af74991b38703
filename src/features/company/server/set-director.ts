import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { setDirector as contract } from '../contract/endpoints.ts';
import { presentCompany } from './get-company.ts';
import { refuseUnfitDirector } from './refuse-unfit-director.ts';
import { findCompany, updateDirector } from './store.ts';

/** Sets the director (access-control.6). */
export const setDirector: Handler<typeof contract> = async (
  { company, actor, services, now, today, fail, audit },
  { body: { directedByCompanyUserId, version } },
) => {
  // The director is the top of the organisation chart, which is not a setting that an office admin may change (company.12).
  if (actor.member.levels.accessControl !== 'full') fail('common.Forbidden');
  await refuseUnfitDirector(fail, { company, services }, directedByCompanyUserId);
  const { director_company_user_id: before, version: stored } = await findCompany(company, { lock: true });
  const shown = async () => ({ company: await presentCompany({ company, services, now, today }, actor.member) });
  await refuseStale(fail, { read: version, stored }, shown);
  if (before !== directedByCompanyUserId) {
    await updateDirector(company, directedByCompanyUserId);
    const entityId = String(company.id);
    audit({ entity: 'company', entityId, before: { directedByCompanyUserId: before }, after: { directedByCompanyUserId } });
  }
  return shown();
};
