import { usesBefore } from '#features/billing/server/public.ts';
import { on } from '#kernel/server/registers.ts';
import { readQuota } from './store-signatures.ts';

/** Signatures of the trial and of earlier years lie before the quota of the year that runs. */
export const signaturesBefore = on(usesBefore, async ({ company, keys }) =>
  keys.includes('signatureLimit') ? { signatureLimit: (await readQuota(company)).before } : {},
);
