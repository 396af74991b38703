import type { Query } from '#kernel/web/address.ts';
import type { Absence } from '../../contract/entities.ts';
import { agreedStatuses, countingStatuses, waitingStatuses } from '../../contract/kinds.ts';

export const statusGroups = ['waiting', 'agreed', 'ended'] as const;
export type StatusGroup = (typeof statusGroups)[number];

interface Filter {
  type?: string | undefined;
  state?: string | undefined;
}

/** The absences of a list that match the filter. */
export function filtered(absences: readonly Absence[], { type, state }: Filter): readonly Absence[] {
  const group = statusGroups.find((one) => one === state);
  return absences.filter((absence) => (!type || String(absence.type) === type) && (!group || groupOf(absence) === group));
}

/** What of a list's address holds in the list of another year, where nothing that waits may be filtered out. */
export function unfiltered(query: Query): Query {
  return { ...query, kind: undefined, state: undefined, date: undefined, absenceId: undefined };
}

export function groupOf({ status }: Pick<Absence, 'status'>): StatusGroup {
  if (waitingStatuses.includes(status)) return 'waiting';
  return agreedStatuses.includes(status) ? 'agreed' : 'ended';
}

export interface NextSpan {
  absence: Absence;
  startDate: string;
  endDate: string;
}

/** The current or next span of absence. */
export function nextSpan(absences: readonly Absence[], today: string): NextSpan | undefined {
  return absences
    .filter(({ status }) => countingStatuses.includes(status))
    .flatMap((absence) => absence.spans.map((span) => ({ absence, ...span })))
    .filter(({ endDate }) => endDate >= today)
    .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))[0];
}
