import { readAllowances } from '#features/billing/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getSigningOptions as contract } from '../contract/endpoints.ts';
import { offeredMethods } from './offered-methods.ts';
import { shownQuota } from './shown-quota.ts';
import { countUses } from './store-use.ts';

/** What a new request may choose from. */
export const getSigningOptions: Handler<typeof contract> = async ({ company, services }) => {
  const limits = await readAllowances(company, ['signatureLimit']);
  return {
    signingMethods: offeredMethods(services),
    electronicIdName: services.config.signingIdentity?.name ?? null,
    limit: await shownQuota({ company, services }, { used: await countUses(company), limit: limits.get('signatureLimit') ?? null }),
  };
};
