import type { Handler } from '#kernel/server/serve.ts';
import type { updateCompanyInterests as contract } from '../contract/endpoints.ts';
import { presentCompany } from './get-company.ts';
import { setInterests } from './store-settings.ts';
import { findCompany } from './store.ts';

/** Sets what the company uses the product for; the last save wins. */
export const updateCompanyInterests: Handler<typeof contract> = async ({ company, actor: { member }, services, now, audit }, { body }) => {
  const before = (await findCompany(company)).interests;
  const interests = [...new Set(body.interests)];
  if (before.toSorted().join() !== interests.toSorted().join()) {
    await setInterests(company, interests);
    audit({ entity: 'company', entityId: String(company.id), before: { interests: before }, after: { interests } });
  }
  return { company: await presentCompany({ company, services, now }, member) };
};
