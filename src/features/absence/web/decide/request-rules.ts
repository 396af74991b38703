import type { RowRules } from '#kernel/web/find-rows.ts';
import { personOf, type PendingRequest } from './pending.ts';

/** The filters of the pending requests. */
export const requestFilterKeys = ['ask', 'type'] as const;

/** How pending requests are searched, filtered and sorted; what has waited longest comes first. */
export const requestRules: RowRules<PendingRequest> = {
  textOf: (request) => `${personOf(request)} ${commentOf(request)}`,
  filters: { ask: ({ ask }) => ask, type: (request) => (request.kind === 'absence' ? String(request.waiting.absence.type) : undefined) },
  sorts: { since: sinceOf, person: personOf, when: startOf, days: daysOf },
};

export function sinceOf(request: PendingRequest): string {
  return request.kind === 'absence' ? (request.waiting.absence.requestedDate ?? '') : request.transfer.requestedDate;
}

export function commentOf(request: PendingRequest): string {
  if (request.kind === 'transfer') return request.transfer.comment ?? '';
  const { absence } = request.waiting;
  return (absence.proposed ?? absence).comment ?? '';
}

export function daysOf(request: PendingRequest): number {
  if (request.kind === 'transfer') return request.transfer.vacationDays;
  const { absence } = request.waiting;
  return (absence.proposed ?? absence).workingDays;
}

function startOf(request: PendingRequest): string {
  if (request.kind === 'transfer') return String(request.transfer.year);
  const { absence } = request.waiting;
  return (absence.proposed ?? absence).startDate;
}
