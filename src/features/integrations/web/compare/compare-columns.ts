import { createElement } from 'react';
import type { Column } from '#ui/table/column.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import type { ComparedList } from './chosen.ts';
import { ComparedName } from './ComparedName.tsx';
import { DifferencesCell } from './DifferencesCell.tsx';
import { RemarksCell } from './RemarksCell.tsx';
import { hasRemarks, type ComparedRow } from './row-filters.ts';
import { useCompareWords } from './use-compare-words.ts';

/** The columns of one of the three lists. */
export function useCompareColumns(provider: AccountingSystem, list: ComparedList, rows: readonly ComparedRow[]): Column<ComparedRow>[] {
  const { t } = useCompareWords(provider);
  const isSortable = true;
  const number = (row: ComparedRow) => row.employeeNumber;
  const name = (row: ComparedRow) => createElement(ComparedName, { row, provider });
  const differences = (row: ComparedRow) => createElement(DifferencesCell, { row, provider });
  // Nothing is left out where rows are cards.
  const remarks = (row: ComparedRow) => (hasRemarks(row) ? createElement(RemarksCell, { row, provider }) : null);
  return [
    { key: 'name', header: t('compare.columns.name'), cell: name, isPrimary: true, isSortable, width: 13, maxWidth: 16 },
    { key: 'number', header: t('compare.columns.number'), cell: number, isSortable, width: 5 },
    ...(list === 'both'
      ? [{ key: 'differences', header: t('compare.columns.differences'), cell: differences, isSortable, width: 14, maxWidth: 22 }]
      : []),
    ...(rows.some(hasRemarks) ? [{ key: 'remarks', header: t('compare.columns.remarks'), cell: remarks, width: 12, maxWidth: 22 }] : []),
    { key: 'email', header: t('compare.columns.email'), cell: ({ emailAddress }) => emailAddress, isSortable, width: 12 },
    { key: 'department', header: t('compare.columns.department'), cell: ({ department }) => department, isSortable, width: 8 },
  ];
}

/** The columns until the user has chosen some: those that fit a screen. */
export const usualColumns: Readonly<Record<ComparedList, readonly string[]>> = {
  onlyExternal: ['name', 'number', 'remarks', 'email', 'department'],
  onlySamspill: ['name', 'number', 'remarks', 'email', 'department'],
  both: ['name', 'number', 'differences', 'remarks', 'department'],
};
