import { useCall } from '#kernel/web/use-call.ts';
import { getDeactivation } from '../../contract/endpoints-life.ts';
import type { LeavingPurpose } from '../../contract/life.ts';

/** What stands in the way of somebody's leaving, and what will happen; asked anew each time the dialog opens. */
export function useLeaving(companyUserId: string, purpose: LeavingPurpose) {
  return useCall(getDeactivation, { query: { companyUserId, purpose } });
}
