import type { Answer } from '#kernel/contract/endpoint.ts';
import type { getPendingRequestsByYear, getRespondedRequestsByYear } from '../endpoints.ts';
import type { VacationTransfer } from '../entities-balance.ts';
import type { ShownAbsenceType } from '../kinds.ts';

export type Pending = Answer<typeof getPendingRequestsByYear>;
export type WaitingAbsence = Pending['pendingAddAbsenceRequests'][number];
export type RespondedRequests = Answer<typeof getRespondedRequestsByYear>;
export type DecidedAbsence = RespondedRequests['approvedAbsenceRequests'][number];

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

export function sinceOf(request: PendingRequest): string {
  return request.kind === 'absence' ? request.waiting.waitsSince : request.transfer.requestedDate;
}

/** The type of absence that is asked for, of a change the one that it would have; transfers have none. */
export function typeOf(request: PendingRequest): ShownAbsenceType | undefined {
  return request.kind === 'absence' ? daysAskedFor(request.waiting).type : undefined;
}

export function commentOf(request: PendingRequest): string {
  return (request.kind === 'absence' ? daysAskedFor(request.waiting) : request.transfer).comment ?? '';
}

export function daysOf(request: PendingRequest): number {
  return request.kind === 'absence' ? daysAskedFor(request.waiting).workingDays : request.transfer.vacationDays;
}

/** What would be left of each year that the request takes days of. */
export function leftOf(request: PendingRequest): { year: number; days: number }[] {
  if (request.kind === 'absence') return request.waiting.perYear.map(({ year, availableAfter: days }) => ({ year, days }));
  const { year, available, vacationDays } = request.transfer;
  return [{ year, days: available - vacationDays }];
}

/** The days that other transfers of the same person out of the same year wait to move. */
export function otherWaitingDays(
  { pendingVacationTransferRequests: transfers }: Pick<Pending, 'pendingVacationTransferRequests'>,
  of: VacationTransfer,
): number {
  return transfers
    .filter(({ companyUserId, year }) => companyUserId === of.companyUserId && year === of.year)
    .filter((one) => one.vacationDaysTransferRequestEncrId !== of.vacationDaysTransferRequestEncrId)
    .reduce((sum, { vacationDays }) => sum + vacationDays, 0);
}

/** The days of a request: of a change those that it would have. */
export function daysAskedFor({ absence }: WaitingAbsence) {
  return absence.proposed ?? absence;
}

/** The absences that were decided, in the order of the answer. */
export const decidedAbsences = ({ approvedAbsenceRequests, declinedAbsenceRequests }: RespondedRequests): DecidedAbsence[] => [
  ...approvedAbsenceRequests,
  ...declinedAbsenceRequests,
];

/** The transfers of days that were decided. */
export const decidedTransfers = ({
  approvedVacationTransferRequests,
  declinedVacationTransferRequests,
}: RespondedRequests): VacationTransfer[] => [...approvedVacationTransferRequests, ...declinedVacationTransferRequests];
