import type { RowRules } from '#kernel/web/find-rows.ts';
import { addDays } from '#kernel/contract/days.ts';
import type { ErasureRow } from '../../contract/endpoints-erasure.ts';
import type { Language } from '../../contract/kinds.ts';
import { textIn } from '../../contract/local-text.ts';

/** How near the day is by which data are to be looked through. */
export function erasureState({ dueDate, isOverdue }: Pick<ErasureRow, 'dueDate' | 'isOverdue'>, today: string) {
  if (dueDate === null) return 'none';
  if (isOverdue) return 'overdue';
  return dueDate <= addDays(today, 30) ? 'soon' : 'later';
}

/** How the calendar is searched, filtered and sorted: what falls due first comes first. */
export const erasureRules = (language: Language, today: string): RowRules<ErasureRow> => ({
  textOf: ({ treatmentName, owner }) => [treatmentName.no, treatmentName.en, owner ?? ''].join(' '),
  filters: { state: (row) => erasureState(row, today) },
  sorts: {
    due: ({ dueDate, treatmentName }) => `${dueDate ?? '9999'} ${textIn(treatmentName, language)}`,
    treatment: ({ treatmentName }) => textIn(treatmentName, language),
    retention: ({ retentionMonths }) => retentionMonths ?? Number.MAX_SAFE_INTEGER,
    last: ({ proofs }) => proofs[0]?.doneOn ?? '',
    owner: ({ owner }) => owner ?? '',
  },
});
