import type { RowRules } from '#kernel/web/find-rows.ts';
import { commentOf, daysAskedFor, daysOf, personOf, sinceOf, typeOf, type PendingRequest } from '../../contract/rules/requests.ts';

/** The filters of the pending requests. */
export const requestFilterKeys = ['ask', 'type'] as const;

/** How pending requests are searched, filtered and sorted; what has waited longest comes first. */
export const requestRules: RowRules<PendingRequest> = {
  textOf: (request) => `${personOf(request)} ${commentOf(request)}`,
  filters: { ask: ({ ask }) => ask, type: (request) => typeOf(request)?.toString() },
  sorts: { since: sinceOf, person: personOf, when: startOf, days: daysOf },
};

function startOf(request: PendingRequest): string {
  if (request.kind === 'transfer') return String(request.transfer.year);
  return daysAskedFor(request.waiting).startDate;
}
