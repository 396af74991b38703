import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { usePermission } from '#kernel/web/session.ts';
import { useCall } from '#kernel/web/use-call.ts';
import type * as reads from '../../contract/endpoints.ts';

// By address, so that the home page does not load the schemas of absence.
const getCount = endpointAt<typeof reads.getPendingRequestCount>({ method: 'GET', path: '/absences/get-pending-request-count' });

/** How many requests the user must decide; none while loading. */
export function useWaitingCount(): number {
  const mayDecide = usePermission('VacationAndLeaveViewPendingRequests');
  const { answer } = useCall(getCount, {}, { staleMinutes: 5, enabled: mayDecide, background: true });
  return answer?.pendingRequests ?? 0;
}
