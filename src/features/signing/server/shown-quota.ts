import type { CompanyLimit } from '#features/billing/contract/limits.ts';
import { shownLimits } from '#features/billing/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';

/** The quota of signatures as people read it: what the year that runs has, and what was used of it (subscription.18). */
export async function shownQuota(context: Pick<CallContext, 'company' | 'services'>, quota: CompanyLimit): Promise<CompanyLimit> {
  return (await shownLimits(context, new Map([['signatureLimit', quota]]))).get('signatureLimit') ?? quota;
}
