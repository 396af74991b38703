import { createElement } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { Column } from '#ui/table/column.ts';
import type { PlanRow } from '../../contract/plan.ts';
import type { en } from '../../texts/en.ts';
import { PlanProgress } from '../components/PlanProgress.tsx';
import { PlanStatusBadge } from '../components/PlanStatusBadge.tsx';
import { NextTaskCell, PersonCell, ReferenceCell } from './PlanCells.tsx';

/** The columns until the user has chosen some. */
export const usualColumns = ['person', 'referenceDate', 'progress', 'next', 'status'];

type Name = keyof typeof en.list.columns;

/** The columns of the list of plans. */
export function usePlanColumns(): Column<PlanRow>[] {
  const t = useTexts<typeof en>('onoffboarding');
  const format = useFormat();
  const column = (key: Name, cell: Column<PlanRow>['cell'], more: Partial<Column<PlanRow>> = {}): Column<PlanRow> => ({
    key,
    header: t(`list.columns.${key}`),
    cell,
    ...more,
  });
  const isSortable = true;
  return [
    column('person', (row) => createElement(PersonCell, { row }), { isPrimary: true, isSortable, width: 12, maxWidth: 15 }),
    column('referenceDate', (row) => createElement(ReferenceCell, { row }), { isSortable, width: 8 }),
    column('progress', (plan) => createElement(PlanProgress, { plan }), { isSortable, width: 9 }),
    column('next', (row) => createElement(NextTaskCell, { row }), { width: 14, maxWidth: 18 }),
    column('status', (plan) => createElement(PlanStatusBadge, { plan }), { isSortable, width: 8 }),
    column('created', ({ createdDate }) => format.moment(createdDate), { isSortable, width: 9 }),
    column('createdBy', ({ createdByFullName }) => createdByFullName ?? '', { isSortable, width: 9 }),
  ];
}
