import { useCall } from '#kernel/web/use-call.ts';
import { getDeactivation } from '../../contract/endpoints-life.ts';
import type { LeavingPurpose } from '../../contract/life.ts';

/** The obstacles and consequences of a person's leaving; fetched each time the dialog opens. */
export function useLeaving(companyUserId: string, purpose: LeavingPurpose) {
  return useCall(getDeactivation, { query: { companyUserId, purpose } });
}
