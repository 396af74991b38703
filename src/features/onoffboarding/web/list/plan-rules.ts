import type { RowRules } from '#kernel/web/find-rows.ts';
import type { PlanRow } from '../../contract/plan.ts';
import { planStatuses } from '../../contract/rules/plan-status.ts';

/** The filters of the list, by their names in the address. */
export const filterKeys = ['type', 'status', 'late'] as const;

const isLate = ({ numberOfOverdueTasks }: PlanRow): boolean => numberOfOverdueTasks > 0;

/** Late plans come first, then by what is due next; finished and empty ones last. */
const lateFirst = (row: PlanRow): string => `${isLate(row) ? 0 : 1} ${row.nextTask?.dueDate ?? '9999-12-31'} ${row.companyUserFullName}`;

/** How the list is searched, filtered and ordered in the browser (plans.61). */
export const planRules: RowRules<PlanRow> = {
  textOf: ({ companyUserFullName, nextTask }) => [companyUserFullName, nextTask?.title, nextTask?.responsibleFullName].join(' '),
  filters: {
    type: ({ type }) => type,
    status: ({ status }) => status,
    late: (row) => (isLate(row) ? 'yes' : 'no'),
  },
  sorts: {
    late: lateFirst,
    person: ({ companyUserFullName }) => companyUserFullName,
    referenceDate: ({ referenceDate }) => referenceDate,
    progress: ({ completionPercent }) => completionPercent,
    status: ({ status }) => planStatuses.indexOf(status),
    created: ({ createdDate }) => createdDate,
    createdBy: ({ createdByFullName }) => createdByFullName ?? '',
  },
};

/** Completed plans are shown when they are asked for. */
export function shownPlans(rows: readonly PlanRow[], statuses: readonly string[] | undefined): PlanRow[] {
  return statuses && statuses.length > 0 ? [...rows] : rows.filter(({ status }) => status !== 'completed');
}
