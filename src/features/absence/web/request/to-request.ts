import type { z } from 'zod';
import type { AbsenceRequest } from '../../contract/entities.ts';
import type { AbsenceSettings } from '../../contract/entities-settings.ts';
import { absencePortions, absenceType, absenceTypes, type AbsencePortion, type ShownAbsenceType } from '../../contract/kinds.ts';
import { recurrenceFrom } from './repetition.ts';
import { isDeductible, mayBeHalf, maySetDeductible, RequestForm, type RequestValues } from './request-values.ts';

export type RequestInput = z.input<typeof AbsenceRequest>;

interface Sender {
  /** The signed-in user; a request for oneself omits the id. */
  ownId: string | null;
  permissions: Pick<AbsenceSettings['permissions'], 'addToAll' | 'administerOwn'>;
  absenceId?: string | undefined;
  /** The absence as it is, which a change leaves as it was where it says nothing. */
  former?: { type: ShownAbsenceType; deductible: boolean } | undefined;
  version?: number | undefined;
}

/** The form values in the contract's form; undefined while a field is missing or invalid. */
export function toRequest(values: RequestValues, { ownId, permissions, absenceId, former, version }: Sender): RequestInput | undefined {
  const type = absenceTypes.find((one) => String(one) === values.absenceType);
  if (!type || !RequestForm.safeParse(values).success) return undefined;
  const recurrence = values.isRecurring ? (recurrenceFrom(values.recurrence, values.startDate) ?? null) : null;
  const usual = former?.type === type ? former.deductible : isDeductible(values.absenceType);
  // A box that was ticked for somebody else says nothing of oneself.
  const isOverridden = values.deductible !== usual && maySetDeductible(values, { permissions, ownId });
  const isForAnother = values.companyUserId !== '' && values.companyUserId !== ownId;
  return {
    absenceType: type,
    startDate: values.startDate,
    // A recurrence with a number of occurrences has no last day.
    endDate: recurrence ? (recurrence.endDate ?? values.startDate) : values.endDate,
    isRecurring: recurrence !== null,
    recurrence,
    absencePortion: portionOf(values),
    addToAll: values.addToAll,
    comment: values.comment.trim(),
    ...(type === absenceType.Leave ? { isStatutory: values.isStatutory } : {}),
    ...(isForAnother && !values.addToAll ? { companyUserId: values.companyUserId } : {}),
    ...(isOverridden ? { deductible: values.deductible } : {}),
    ...(absenceId === undefined ? {} : { absenceId }),
    ...(version === undefined ? {} : { version }),
  };
}

function portionOf(values: RequestValues): AbsencePortion {
  const portion = absencePortions.find((one) => String(one) === values.absencePortion);
  return mayBeHalf(values) ? (portion ?? 0) : 0;
}
