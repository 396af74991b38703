import { createElement } from 'react';
import type { Column } from '#ui/table/column.ts';
import type { Sync, SyncRow } from '../../contract/entities.ts';
import { OutcomeBadge } from './OutcomeBadge.tsx';
import { SyncedName } from './SyncedName.tsx';
import { hasChanges, LongText, SyncedWhy } from './SyncedWhy.tsx';
import { useCompareWords } from './use-compare-words.ts';

const isSortable = true;

/** The columns of what became of the people of a sync; the other system's own words stand beside the reason, where it said any. */
export function useSyncColumns({ provider, rows }: Pick<Sync, 'provider' | 'rows'>): Column<SyncRow>[] {
  const { t, system } = useCompareWords(provider);
  const name = (row: SyncRow) => createElement(SyncedName, { row });
  const fate = (row: SyncRow) => createElement(OutcomeBadge, row);
  // Nothing is left out where rows are cards.
  const why = (row: SyncRow) => (hasReason(row) ? createElement(SyncedWhy, { row, provider }) : null);
  const words = (row: SyncRow) => (row.words === null ? null : createElement(LongText, { text: row.words }));
  return [
    { key: 'name', header: t('sync.columns.name'), cell: name, isPrimary: true, isSortable, width: 11, maxWidth: 14 },
    {
      key: 'action',
      header: t('sync.columns.action'),
      cell: ({ action }) => t(`sync.actions.${action}`, { system }),
      isSortable,
      width: 9,
    },
    { key: 'fate', header: t('sync.columns.fate'), cell: fate, isSortable, width: 7 },
    { key: 'why', header: t('sync.columns.why'), cell: why, width: 13, maxWidth: 22 },
    ...(rows.some((row) => row.words !== null)
      ? [{ key: 'words', header: t('sync.columns.words', { system }), cell: words, width: 11, maxWidth: 16 }]
      : []),
  ];
}

function hasReason(row: SyncRow): boolean {
  return row.reason !== null || hasChanges(row) || row.notTransferred.length > 0;
}
