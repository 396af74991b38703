import { z } from 'zod';
import { endsBeforeStart } from '#kernel/contract/days.ts';
import { field } from '#kernel/contract/errors.ts';
import type { Query } from '#kernel/web/address.ts';
import { Day } from '#kernel/contract/values.ts';
import type { Absence } from '../../contract/entities.ts';
import type { AbsenceSettings } from '../../contract/entities-settings.ts';
import { absenceType, absenceTypes } from '../../contract/kinds.ts';
import { TypedComment } from '../typed-comment.ts';
import { emptyRepetition, Repetition, repetitionFaults, repetitionOf, type Fault } from './repetition.ts';

/** The values of the form; numbers of the contract are texts in its fields. */
export const RequestForm = z
  .object({
    absenceType: z.string().min(1, field('select')),
    startDate: z.string().min(1, field('required')).pipe(Day),
    endDate: z.string(),
    absencePortion: z.string(),
    isRecurring: z.boolean(),
    recurrence: Repetition,
    companyUserId: z.string(),
    addToAll: z.boolean(),
    comment: TypedComment,
    deductible: z.boolean(),
    isStatutory: z.boolean(),
  })
  .superRefine((values, context) => {
    const faults = values.isRecurring ? repetitionFaults(values.recurrence, values.startDate) : endFaults(values);
    for (const { path, message } of faults) context.addIssue({ code: 'custom', path: [...path], message });
  });
export type RequestValues = z.input<typeof RequestForm>;

function endFaults({ startDate, endDate }: { startDate: string; endDate: string }): Fault[] {
  if (endDate === '') return [{ path: ['endDate'], message: field('required') }];
  if (!Day.safeParse(endDate).success) return [{ path: ['endDate'], message: field('dateFormat') }];
  return endsBeforeStart(startDate, endDate) ? [{ path: ['endDate'], message: field('endBeforeStart') }] : [];
}

/** A new request, with the values in the address: `?absence=new&from=2027-07-05&to=…&companyUserId=…&type=…`. */
export function newRequest({ from = '', to = from, type, companyUserId = '' }: Query): RequestValues {
  const known = absenceTypes.find((one) => String(one) === type) ?? absenceType.Vacation;
  return {
    absenceType: String(known),
    startDate: isDay(from) ? from : '',
    endDate: isDay(to) ? to : '',
    absencePortion: '0',
    isRecurring: false,
    recurrence: emptyRepetition,
    companyUserId,
    addToAll: false,
    comment: '',
    deductible: isDeductible(String(known)),
    isStatutory: true,
  };
}

/** The form values of an absence: the proposed version of a pending change. */
export function requestOf({ companyUserId, proposed, ...absence }: Absence): RequestValues {
  const days = proposed ?? absence;
  return {
    absenceType: String(days.type),
    startDate: days.startDate,
    endDate: days.endDate,
    absencePortion: String(days.absencePortion),
    isRecurring: days.recurrence !== null,
    recurrence: repetitionOf(days.recurrence),
    companyUserId,
    addToAll: false,
    comment: days.comment ?? '',
    deductible: days.deductible,
    isStatutory: days.type === absenceType.Leave ? days.isStatutory : true,
  };
}

/** Only vacation is deducted from the balance, unless an administrator decides otherwise (absence.18). */
export function isDeductible(type: string): boolean {
  return type === String(absenceType.Vacation);
}

/** Whether the user may say whether it takes vacation days: as an administrator of the person, who one is not of oneself. */
export function maySetDeductible(
  { companyUserId, addToAll }: Pick<RequestValues, 'companyUserId' | 'addToAll'>,
  { permissions, ownId }: { permissions: Pick<AbsenceSettings['permissions'], 'addToAll' | 'administerOwn'>; ownId: string | null },
): boolean {
  const isOwn = !addToAll && (companyUserId === '' || companyUserId === ownId);
  return isOwn ? permissions.administerOwn : permissions.addToAll;
}

/** Half days are allowed for requests of one day. */
export function mayBeHalf({ startDate, endDate, isRecurring }: RequestValues): boolean {
  return !isRecurring && startDate !== '' && startDate === endDate;
}

function isDay(text: string): boolean {
  return Day.safeParse(text).success;
}
