import type { Absence } from '../../contract/entities.ts';

export type Removal = 'withdraw' | 'delete' | 'askDelete';

/** How the reader may take an absence away: their own open request, at once, or by asking. */
export function removalOf({ status, permissions }: Pick<Absence, 'status' | 'permissions'>): Removal | undefined {
  if (permissions.delete) return status === 1 || status === 11 ? 'withdraw' : 'delete';
  return permissions.requestDelete ? 'askDelete' : undefined;
}
