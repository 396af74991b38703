import type { Calculation } from '../../contract/entities-balance.ts';
import type { Absence } from '../../contract/entities.ts';
import { absenceTypes, type AbsenceType, type ShownAbsenceType } from '../../contract/kinds.ts';

/** What waits, as the question what it would mean; undefined where only colleagues' knowledge is there. */
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

/** A refusal of the calculation still says what it would have meant. */
export function calculationIn(details: Readonly<Record<string, unknown>> | undefined): Calculation | undefined {
  const calculation = details?.['calculation'];
  // The server's own schema shaped it.
  return typeof calculation === 'object' && calculation !== null ? (calculation as Calculation) : undefined;
}
