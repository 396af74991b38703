import { createElement } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import type { Column } from '#ui/table/column.ts';
import type { ListedSync } from '../../contract/entities.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import { StartedLink } from './StartedLink.tsx';
import { SyncStateBadge } from './SyncStateBadge.tsx';
import { useCompareWords } from './use-compare-words.ts';

/** The columns of the earlier syncs. */
export function useHistoryColumns(provider: AccountingSystem): Column<ListedSync>[] {
  const { t, system } = useCompareWords(provider);
  const format = useFormat();
  const number = (key: 'addedHere' | 'addedThere' | 'updated' | 'left', of: (sync: ListedSync) => number): Column<ListedSync> => ({
    key,
    header: t(`syncs.columns.${key}`, { system }),
    cell: (sync) => format.number(of(sync)),
    align: 'end',
    width: 7,
  });
  return [
    {
      key: 'startedAt',
      header: t('syncs.columns.startedAt'),
      cell: (sync) => createElement(StartedLink, { sync }),
      isPrimary: true,
      isSortable: true,
      width: 11,
    },
    {
      key: 'state',
      header: t('syncs.columns.state'),
      cell: ({ state }) => createElement(SyncStateBadge, { state }),
      isSortable: true,
      width: 9,
    },
    number('addedHere', ({ addedHere }) => addedHere),
    number('addedThere', ({ addedThere }) => addedThere),
    number('updated', ({ counts }) => counts.updated),
    number('left', ({ counts }) => counts.skipped + counts.failed),
    {
      key: 'by',
      header: t('syncs.columns.by'),
      cell: ({ startedByFullName }) => startedByFullName ?? t('sync.erased'),
      isSortable: true,
      width: 10,
    },
  ];
}
