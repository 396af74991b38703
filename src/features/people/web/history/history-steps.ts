import type { HistoryEntry } from '../../contract/life.ts';

/** The fields with a dated history, in the order of a row. */
export const historyFields = ['position', 'department', 'reportingToFullName', 'positionCoverage'] as const;
export type HistoryField = (typeof historyFields)[number];

/** One change of one field; `before` is undefined in the first entry. */
export interface HistoryChange {
  field: HistoryField;
  before: string | number | null | undefined;
  after: string | number | null;
}

export interface HistoryStep {
  entry: HistoryEntry;
  changes: readonly HistoryChange[];
}

/** A history, newest first, as the changes of each day; days without a change are left out. */
export function historySteps(history: readonly HistoryEntry[]): HistoryStep[] {
  return history
    .map((entry, index) => ({ entry, changes: changesFrom(history[index + 1], entry) }))
    .filter(({ changes }) => changes.length > 0);
}

function changesFrom(before: HistoryEntry | undefined, entry: HistoryEntry): HistoryChange[] {
  if (!before)
    return historyFields.filter((field) => entry[field] !== null).map((field) => ({ field, before: undefined, after: entry[field] }));
  // Managers are compared by id, because their names may change.
  const isSame = (field: HistoryField) =>
    field === 'reportingToFullName' ? before.reportingToCompanyUserId === entry.reportingToCompanyUserId : before[field] === entry[field];
  return historyFields.filter((field) => !isSame(field)).map((field) => ({ field, before: before[field], after: entry[field] }));
}
