import { absenceType, ownIllnessTypes, workingTypes, type ShownAbsenceType } from '../kinds.ts';

/**
 * Which of two types on one day is shown and counted: own illness before any other absence, absence before work at another place, off-site
 * before home (absence.30, absence.71).
 */
export function hasPriorityOver(one: ShownAbsenceType, other: ShownAbsenceType): boolean {
  return rankOf(one) > rankOf(other);
}

/** The place of a type in that order, the lowest first. */
export function rankOf(type: ShownAbsenceType): number {
  if (ownIllnessTypes.includes(type)) return 3;
  if (!workingTypes.includes(type)) return 2;
  return type === absenceType.OffsiteWork ? 1 : 0;
}
