import { companyPermissions, supportTerms } from '#features/company/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getSupportVisits as contract } from '../contract/endpoints.ts';
import { visitsListed } from '../contract/endpoints.ts';
import { readVisits } from './store.ts';

/** The visits of support: who and when. */
export const getSupportVisits: Handler<typeof contract> = async ({ company, actor: { member }, now }) => {
  const { allowSupport, allowSupportUntil, version } = await supportTerms(company, now);
  const { support: allow } = companyPermissions(member);
  return {
    allowSupport,
    allowSupportUntil,
    permissions: { allow },
    version,
    visits: await readVisits(company, { now, limit: visitsListed }),
  };
};
