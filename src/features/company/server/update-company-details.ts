import { requireRate } from '#kernel/server/rate-limit.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { updateCompanyDetails as contract } from '../contract/endpoints.ts';
import type { CompanyDetails } from '../contract/entities.ts';
import { detailsOf, presentCompany } from './get-company.ts';
import { companyCountryChanged } from './public.ts';
import { refuseClosed } from './refuse-closed.ts';
import { releaseRegistryNumber, setDetails } from './store-settings.ts';
import { claimRegistryNumber, findCompany } from './store.ts';

/** Changes the details of the company (company.10). The register is asked of another number only. */
export const updateCompanyDetails = twoStepHandler<typeof contract, void>(
  async ({ call, actor, services, fail }, { body }) => {
    const companyId = call.companyId ?? fail('common.NotFound');
    const { registry_id: former } = await services.database.forCompany(companyId, (company) => findCompany(company));
    if (body.company.registryId === former) return;
    // One count for everything that asks the register for this account (company.3).
    await requireRate(services, { key: `registry-lookup|${actor.account.id}`, limit: 30, windowSeconds: 600 });
    await refuseClosed({ services, fail }, body.company.registryId);
  },
  async ({ company, actor: { member }, services, now, today, fail, audit }, { body }) => {
    const row = await findCompany(company, { lock: true });
    const { version, company: details } = body;
    const shown = async () => ({ company: await presentCompany({ company, services, now, today }, member) });
    await refuseStale(fail, { read: version, stored: row.version }, shown);
    const former = logged(detailsOf(row));
    const wanted = logged(details);
    const changed = Object.keys(wanted).filter((name) => wanted[name] !== former[name]);
    if (changed.length === 0) return shown();
    await setDetails(company, details);
    if (changed.includes('registryId')) {
      await releaseRegistryNumber(company);
      if (!(await claimRegistryNumber(company, details.registryId))) fail('companies.AlreadyRegistered');
    }
    if (changed.includes('country')) await services.hooks.tell(companyCountryChanged, { company, today });
    audit({ entity: 'company', entityId: String(company.id), before: only(former, changed), after: only(wanted, changed) });
    return shown();
  },
);

/** The address field by field, for the log. */
function logged({ address, ...facts }: CompanyDetails): Record<string, unknown> {
  return { ...facts, ...address };
}

function only(values: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
