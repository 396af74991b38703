import type { Fail } from '#kernel/server/failure.ts';
import { refuse } from '#kernel/server/refuse.ts';
import type { AbsenceRequest, Recurrence } from '../../contract/entities.ts';
import { absencePortion, absenceType, healthTypes, type AbsenceType } from '../../contract/kinds.ts';
import { movedRecurrence, spansOf, type Span } from '../rules/recurrence.ts';
import type { CompanyRules } from '../settings/store-settings.ts';
import type { VersionData } from '../store-absence.ts';

/** A parsed request or registration, with its days. */
export type RequestedAbsence = Pick<
  VersionData,
  'type' | 'startDate' | 'endDate' | 'portion' | 'recurrence' | 'comment' | 'deductible' | 'isStatutory'
> & { spans: Span[] };

/** Parses a request, or refuses it; omitted fields of a change stay as they were. */
export function parseRequest(
  fail: Fail<'absence.InvalidDates' | 'absence.NoWorkingDays'>,
  request: AbsenceRequest,
  former: VersionData | null,
): RequestedAbsence {
  const recurrence = request.recurrence === undefined ? keptRecurrence(request, former) : request.recurrence;
  const isRecurring = request.isRecurring ?? (former !== null && recurrence !== null);
  if (isRecurring && !recurrence) return fail('absence.InvalidDates');
  const found = spansOf({ startDate: request.startDate, endDate: request.endDate, recurrence: isRecurring ? recurrence : null });
  if ('refusal' in found) return refuse(fail, found);
  const { spans } = found;
  const type = request.absenceType;
  const same = former?.type === type ? former : null;
  return {
    type,
    startDate: spans[0].startDate,
    endDate: spans.at(-1)?.endDate ?? spans[0].endDate,
    portion: request.absencePortion ?? former?.portion ?? absencePortion.FullDay,
    recurrence: isRecurring ? recurrence : null,
    comment: request.comment === undefined ? (former?.comment ?? null) : request.comment,
    deductible: request.deductible ?? same?.deductible ?? isDeductible(type),
    isStatutory: type === absenceType.Leave && (request.isStatutory ?? same?.isStatutory ?? true),
    spans,
  };
}

function keptRecurrence(request: AbsenceRequest, former: VersionData | null): Recurrence | null {
  return former?.recurrence ? movedRecurrence(former.recurrence, former, request) : null;
}

/** Only vacation is deducted from the balance, unless an administrator says otherwise (absence.18). */
export function isDeductible(type: AbsenceType): boolean {
  return type === absenceType.Vacation;
}

/** Whether a request of this type is approved automatically: illness always, other types where the company says so. */
export function isAutomatic(rules: CompanyRules, type: AbsenceType): boolean {
  if (healthTypes.includes(type)) return true;
  return type === absenceType.HomeOffice ? rules.autoApproveHomeOfficeRequests : rules.autoApproveAbsenceRequests;
}
