import type { AbsenceRequest, Recurrence } from '../../contract/entities.ts';
import { absenceType, healthTypes, type AbsencePortion, type AbsenceType } from '../../contract/kinds.ts';
import { spansOf, type Span } from '../rules/recurrence.ts';
import type { CompanyRules } from '../settings/read-settings.ts';
import type { VersionData } from '../store-absence.ts';

/** What is asked for, with the days that it is about. */
export interface Wanted {
  type: AbsenceType;
  startDate: string;
  endDate: string;
  portion: AbsencePortion;
  recurrence: Recurrence | null;
  comment: string | null;
  deductible: boolean;
  isStatutory: boolean;
  spans: Span[];
}

/** Reads a request; what is left out of a change stays as it was. */
export function wantedFrom(
  request: AbsenceRequest,
  former: VersionData | null,
): { wanted: Wanted } | { refusal: 'absence.InvalidDates' | 'absence.NoWorkingDays' } {
  const recurrence = request.isRecurring ? request.recurrence : null;
  if (request.isRecurring && !recurrence) return { refusal: 'absence.InvalidDates' };
  const found = spansOf({ startDate: request.startDate, endDate: request.endDate, recurrence });
  if ('refusal' in found) return found;
  const { spans } = found;
  const type = request.absenceType;
  const same = former?.type === type ? former : null;
  return {
    wanted: {
      type,
      startDate: spans[0].startDate,
      endDate: spans.at(-1)?.endDate ?? spans[0].endDate,
      portion: request.absencePortion,
      recurrence,
      comment: request.comment === undefined ? (former?.comment ?? null) : request.comment,
      deductible: request.deductible ?? same?.deductible ?? isDeductible(type),
      isStatutory: type === absenceType.Leave && (request.isStatutory ?? same?.isStatutory ?? true),
      spans,
    },
  };
}

/** Only vacation takes of the balance, unless an administrator says otherwise (decisions.md §6). */
export function isDeductible(type: AbsenceType): boolean {
  return type === absenceType.Vacation;
}

/** Whether a request of this kind holds at once: a registration of illness does, the others where the company says so. */
export function isAutomatic(rules: CompanyRules, type: AbsenceType): boolean {
  if (healthTypes.includes(type)) return true;
  return type === absenceType.HomeOffice ? rules.autoApproveHomeOfficeRequests : rules.autoApproveAbsenceRequests;
}
