import type { Handler } from '#kernel/server/serve.ts';
import type { setDirector as contract } from '../contract/endpoints.ts';
import { shownCompany } from './get-company.ts';
import { directorProposed } from './public.ts';
import { findCompany, setDirector as write } from './store.ts';

/** Says who the director is (decisions.md §10); people judge whether the person may be it. */
export const setDirector: Handler<typeof contract> = async ({ company, actor, fail, audit }, { body: { directedByCompanyUserId } }) => {
  // The director is the top of the chart, which is not among the settings that an office admin changes (AC-01, OR-04).
  if (actor.member.levels.accessControl !== 'full') fail('common.Forbidden');
  const [verdict = 'unknown'] = await directorProposed.tell({ company, companyUserId: directedByCompanyUserId });
  if (verdict === 'unknown') fail('common.NotFound');
  if (verdict === 'unfit') fail('accesscontrol.InvalidDirector');
  const before = (await findCompany(company)).director_company_user_id;
  if (before !== directedByCompanyUserId) {
    await write(company, directedByCompanyUserId);
    const entityId = String(company.id);
    audit({ entity: 'company', entityId, before: { directedByCompanyUserId: before }, after: { directedByCompanyUserId } });
  }
  return { company: await shownCompany(company, actor.member) };
};
