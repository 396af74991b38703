import type { Handler } from '#kernel/server/serve.ts';
import type { updateCompanySettings as contract } from '../contract/endpoints.ts';
import { entityOf } from './get-company.ts';
import { supportSentOut } from './public.ts';
import { findCompany, setAllowSupport } from './store.ts';

/** Changes the settings that are sent (OR-05). */
export const updateCompanySettings: Handler<typeof contract> = async (
  { company, now, fail, audit },
  { body: { version, allowSupport } },
) => {
  const former = await findCompany(company);
  if (version !== undefined && version !== former.version) fail('common.Conflict', 409, { details: { company: entityOf(former) } });
  if (allowSupport === undefined || allowSupport === former.allow_support) return { company: entityOf(former) };
  // Two at once: whoever comes second waits here for the row, and finds it changed.
  if (!(await setAllowSupport(company, allowSupport, former.version))) {
    fail('common.Conflict', 409, { details: { company: entityOf(await findCompany(company)) } });
  }
  audit({ entity: 'company', entityId: String(company.id), before: { allowSupport: !allowSupport }, after: { allowSupport } });
  if (!allowSupport) await supportSentOut.tell({ company, now });
  return { company: entityOf(await findCompany(company)) };
};
