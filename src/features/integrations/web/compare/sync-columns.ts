import { createElement } from 'react';
import type { Column } from '#ui/table/column.ts';
import type { SyncRow } from '../../contract/entities.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import { FateBadge } from './FateBadge.tsx';
import { SyncedName } from './SyncedName.tsx';
import { SyncedWhy } from './SyncedWhy.tsx';
import { useCompareWords } from './use-compare-words.ts';

/** The columns of what became of the people of a sync. */
export function useSyncColumns(provider: AccountingSystem): Column<SyncRow>[] {
  const { t, system } = useCompareWords(provider);
  const isSortable = true;
  return [
    {
      key: 'name',
      header: t('sync.columns.name'),
      cell: (row) => createElement(SyncedName, { row }),
      isPrimary: true,
      isSortable,
      width: 14,
    },
    {
      key: 'action',
      header: t('sync.columns.action'),
      cell: ({ action }) => t(`sync.actions.${action}`, { system }),
      isSortable,
      width: 10,
    },
    {
      key: 'fate',
      header: t('sync.columns.fate'),
      cell: ({ fate }) => createElement(FateBadge, { fate }),
      isSortable,
      width: 8,
    },
    { key: 'why', header: t('sync.columns.why'), cell: (row) => createElement(SyncedWhy, { row, provider }), width: 24, maxWidth: 48 },
  ];
}
