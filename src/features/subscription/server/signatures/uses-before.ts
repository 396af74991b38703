import { readAllowances, usesBefore } from '#features/billing/server/public.ts';
import { on } from '#kernel/server/registers.ts';
import { readQuota } from './store-signatures.ts';

/** Signatures of the trial and of earlier years lie before the quota of the year that runs; while there is none to use, all of them do (subscription.18). */
export const signaturesBefore = on(usesBefore, async ({ company, keys }) => {
  if (!keys.includes('signatureLimit')) return {};
  const isWithoutQuota = (await readAllowances(company, ['signatureLimit'])).get('signatureLimit') === 0;
  return { signatureLimit: isWithoutQuota ? Number.POSITIVE_INFINITY : (await readQuota(company)).before };
});
