import type { Absence } from '../../contract/entities.ts';
import { requestedStatuses } from '../../contract/kinds.ts';

export type Removal = 'withdraw' | 'delete' | 'askDelete';

/** How the user may remove an absence: withdraw an open request, delete immediately, or request the deletion. */
export function removalOf({ status, permissions }: Pick<Absence, 'status' | 'permissions'>): Removal | undefined {
  if (permissions.delete) return requestedStatuses.includes(status) ? 'withdraw' : 'delete';
  return permissions.requestDelete ? 'askDelete' : undefined;
}
