import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { updateCompanyInterests as contract } from '../contract/endpoints.ts';
import { presentCompany } from './get-company.ts';
import { setInterests } from './store-settings.ts';
import { findCompany } from './store.ts';

/** Sets what the company uses the product for. */
export const updateCompanyInterests: Handler<typeof contract> = async (
  { company, actor: { member }, services, now, today, fail, audit },
  { body },
) => {
  const { interests: before, version } = await findCompany(company, { lock: true });
  const shown = async () => ({ company: await presentCompany({ company, services, now, today }, member) });
  await refuseStale(fail, { read: body.version, stored: version }, shown);
  const interests = [...new Set(body.interests)];
  if (before.toSorted().join() !== interests.toSorted().join()) {
    await setInterests(company, interests);
    audit({ entity: 'company', entityId: String(company.id), before: { interests: before }, after: { interests } });
  }
  return shown();
};
