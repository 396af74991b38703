import type { Absence } from '../entities.ts';
import { absenceStatus, absenceType, healthTypes } from '../kinds.ts';

/** Sick leave is registered, not requested, and statutory leave cannot be declined; a change or deletion always can (absence.19). */
export function mayDecline({ type, status, isStatutory }: Pick<Absence, 'type' | 'status' | 'isStatutory'>): boolean {
  if (status === absenceStatus.PendingForDeletion || status === absenceStatus.PendingForUpdate) return true;
  return !healthTypes.includes(type) && !(type === absenceType.Leave && isStatutory);
}
