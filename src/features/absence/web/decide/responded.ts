import type { Answer } from '#kernel/contract/endpoint.ts';
import type { VacationTransfer } from '../../contract/entities-balance.ts';
import type { getRespondedRequestsByYear } from '../../contract/endpoints.ts';

type Answered = Answer<typeof getRespondedRequestsByYear>;

/** Yes and no in one list, the newest first. */
export function decidedAbsences(answer: Answered): Answered['approvedAbsenceRequests'] {
  return newestFirst([...answer.approvedAbsenceRequests, ...answer.declinedAbsenceRequests], ({ absence }) => absence.decision?.date);
}

export function decidedTransfers(answer: Answered): VacationTransfer[] {
  return newestFirst([...answer.approvedVacationTransferRequests, ...answer.declinedVacationTransferRequests], (one) => one.actionDate);
}

function newestFirst<Row>(rows: Row[], dateOf: (row: Row) => string | null | undefined): Row[] {
  return rows.toSorted((one, other) => Date.parse(dateOf(other) ?? '0') - Date.parse(dateOf(one) ?? '0'));
}
