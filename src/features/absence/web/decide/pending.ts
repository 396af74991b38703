import type { Answer } from '#kernel/contract/endpoint.ts';
import type { VacationTransfer } from '../../contract/entities-balance.ts';
import type { getPendingRequestsByYear } from '../../contract/endpoints.ts';

export type Pending = Answer<typeof getPendingRequestsByYear>;
export type WaitingAbsence = Pending['pendingAddAbsenceRequests'][number];

/** The kinds of requests about an absence. */
export const requestKinds = ['add', 'delete', 'update'] as const;
export type RequestKind = (typeof requestKinds)[number];

export interface PendingList {
  ask: RequestKind;
  rows: readonly WaitingAbsence[];
}

/** The lists of pending absences, in the order of the page. */
export function absenceLists(pending: Pending): PendingList[] {
  const lists = {
    add: pending.pendingAddAbsenceRequests,
    delete: pending.pendingDeleteAbsenceRequests,
    update: pending.pendingUpdateAbsenceRequests,
  };
  return requestKinds.map((ask) => ({ ask, rows: lists[ask] })).filter(({ rows }) => rows.length > 0);
}

/** The number of pending requests. */
export function waitingIn(pending: Pending): number {
  return absenceLists(pending).reduce((sum, { rows }) => sum + rows.length, pending.pendingVacationTransferRequests.length);
}

/** The request in the address, if it is still pending. */
export type SelectedRequest =
  | { kind: 'absence'; ask: RequestKind; waiting: WaitingAbsence }
  | { kind: 'transfer'; transfer: VacationTransfer };

export function chosenIn(pending: Pending, id: string): SelectedRequest | undefined {
  for (const { ask, rows } of absenceLists(pending)) {
    const waiting = rows.find(({ absence }) => absence.absenceId === id);
    if (waiting) return { kind: 'absence', ask, waiting };
  }
  const transfer = pending.pendingVacationTransferRequests.find((one) => one.vacationDaysTransferRequestEncrId === id);
  return transfer && { kind: 'transfer', transfer };
}

/** The selected keys that may still be decided: others may have been decided in the meantime. */
export function decidable(pending: Pending, keys: ReadonlySet<string>): string[] {
  return absenceLists(pending)
    .flatMap(({ rows }) => rows)
    .filter(({ absence }) => absence.permissions.decide && keys.has(absence.absenceId))
    .map(({ absence }) => absence.absenceId);
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
