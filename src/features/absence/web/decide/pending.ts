import type { Answer } from '#kernel/contract/endpoint.ts';
import type { VacationTransfer } from '../../contract/entities-balance.ts';
import type { getPendingRequestsByYear } from '../../contract/endpoints.ts';

export type Pending = Answer<typeof getPendingRequestsByYear>;
export type WaitingAbsence = Pending['pendingAddAbsenceRequests'][number];

/** The kinds of requests about an absence. */
const requestKinds = ['add', 'update', 'delete'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** What requests ask for, in the order of the filter. */
export const asks = [...requestKinds, 'transfer'] as const;

/** One pending request. */
export type PendingRequest =
  | { kind: 'absence'; ask: RequestKind; waiting: WaitingAbsence }
  | { kind: 'transfer'; ask: 'transfer'; transfer: VacationTransfer };

/** All pending requests. */
export function pendingRequests(pending: Pending): PendingRequest[] {
  const lists = {
    add: pending.pendingAddAbsenceRequests,
    update: pending.pendingUpdateAbsenceRequests,
    delete: pending.pendingDeleteAbsenceRequests,
  };
  const transfers = pending.pendingVacationTransferRequests.map((transfer) => ({
    kind: 'transfer' as const,
    ask: 'transfer' as const,
    transfer,
  }));
  return [...requestKinds.flatMap((ask) => lists[ask].map((waiting) => ({ kind: 'absence' as const, ask, waiting }))), ...transfers];
}

export function idOf(request: PendingRequest): string {
  return request.kind === 'absence' ? request.waiting.absence.absenceId : request.transfer.vacationDaysTransferRequestEncrId;
}

export function personOf(request: PendingRequest): string {
  return request.kind === 'absence' ? request.waiting.person.fullName : request.transfer.fullName;
}

/** Only absences are decided several at once. */
export function mayDecideWithOthers(request: PendingRequest): boolean {
  return request.kind === 'absence' && request.waiting.absence.permissions.decide;
}

/** The years to choose from: around this one, and the open one. */
export function yearsAround(thisYear: number, open: number): number[] {
  return [...new Set([thisYear - 2, thisYear - 1, thisYear, thisYear + 1, open])].toSorted((one, other) => one - other);
}

/** The year in the address; an invalid one becomes this year. */
export function yearOf(text: string | undefined, thisYear: number): number {
  const year = Number(text);
  return Number.isInteger(year) && year >= 2000 && year <= 2100 ? year : thisYear;
}
