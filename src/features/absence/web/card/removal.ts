import type { Absence } from '../../contract/entities.ts';
import { requestedStatuses } from '../../contract/kinds.ts';

export type Removal = 'withdraw' | 'delete' | 'askDelete';

/** How the reader may take an absence away: their own open request, at once, or by asking. */
export function removalOf({ status, permissions }: Pick<Absence, 'status' | 'permissions'>): Removal | undefined {
  if (permissions.delete) return requestedStatuses.includes(status) ? 'withdraw' : 'delete';
  return permissions.requestDelete ? 'askDelete' : undefined;
}
