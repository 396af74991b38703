import type { Absence } from '../../contract/entities.ts';
import { absenceTypes, type AbsenceType, type ShownAbsenceType } from '../../contract/kinds.ts';

/** A pending request as input for calculating its effects; undefined when the user sees only the masked absence. */
export function requestOfWaiting({ absenceId, companyUserId, version, proposed, ...now }: Absence) {
  const { type, startDate, endDate, absencePortion, recurrence, deductible } = proposed ?? now;
  if (!isKnown(type)) return undefined;
  return {
    absenceType: type,
    startDate,
    endDate,
    absencePortion,
    isRecurring: recurrence !== null,
    recurrence,
    deductible,
    companyUserId,
    absenceId,
    version,
  };
}

function isKnown(type: ShownAbsenceType): type is AbsenceType {
  return absenceTypes.some((one) => one === type);
}
