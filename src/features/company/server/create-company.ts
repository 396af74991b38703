import { requireRate } from '#kernel/server/rate-limit.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { createCompany as contract } from '../contract/endpoints.ts';
import { refuseClosed } from './refuse-closed.ts';
import { companyFounded, companyOpened } from './public.ts';
import { claimRegistryNumber, insertAcceptances, insertCompany, setFirstDirector, startCompany } from './store.ts';

/** Registers a company; its founder becomes system admin and director, all in one transaction. */
export const createCompany = twoStepHandler<typeof contract, void>(
  async ({ actor, services, fail }, { body }) => {
    // The first company gets an organisation number, so the rate is limited.
    await requireRate(services, { key: `create-company|${actor.account.id}`, limit: 20, windowSeconds: 86_400 });
    await refuseClosed({ services, fail }, body.company.registryId);
  },
  async (context, { body }) => {
    const { actor, call, now, services, today } = context;
    const company = await startCompany(context.company, services.database);
    await insertCompany(company, { ...body.company, language: call.language, createdAt: now });
    if (!(await claimRegistryNumber(company, body.company.registryId))) context.fail('companies.AlreadyRegistered');
    const [founderId] = await services.hooks.tell(companyFounded, {
      company,
      account: actor.account,
      secrets: services.secrets,
      now,
      today,
    });
    if (!founderId) throw new Error('Nobody made the founder a person of the company');
    await setFirstDirector(company, founderId);
    await insertAcceptances(company, acceptedDocuments(body.acceptances), { accountId: actor.account.id, at: now });
    await services.hooks.tell(companyOpened, { company, now });
    context.audit(
      { entity: 'company', entityId: String(company.id), after: { ...body.company, ...body.acceptances } },
      { company, by: { companyUserId: founderId, role: 'systemadmin' } },
    );
    return { companyId: company.id };
  },
);

function acceptedDocuments(acceptances: { privacyStatement: string; serviceAgreement: string }) {
  return [
    { document: 'privacyStatement', version: acceptances.privacyStatement },
    { document: 'serviceAgreement', version: acceptances.serviceAgreement },
  ] as const;
}
