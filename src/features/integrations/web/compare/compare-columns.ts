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
  const name: Column<ComparedRow> = {
    key: 'name',
    header: t('compare.columns.name'),
    cell: (row) => createElement(ComparedName, { row, provider }),
    isPrimary: true,
    isSortable,
    width: 14,
  };
  const differences: Column<ComparedRow> = {
    key: 'differences',
    header: t('compare.columns.differences'),
    cell: (row) => createElement(DifferencesCell, { row, provider }),
    isSortable,
    width: 18,
    maxWidth: 34,
  };
  const remarks: Column<ComparedRow> = {
    key: 'remarks',
    header: t('compare.columns.remarks'),
    cell: (row) => createElement(RemarksCell, { row, provider }),
    width: 14,
    maxWidth: 34,
  };
  return [
    name,
    ...(list === 'both' ? [differences] : []),
    { key: 'email', header: t('compare.columns.email'), cell: ({ emailAddress }) => emailAddress ?? '', isSortable, width: 12 },
    { key: 'department', header: t('compare.columns.department'), cell: ({ department }) => department ?? '', isSortable, width: 8 },
    ...(rows.some(hasRemarks) ? [remarks] : []),
  ];
}
