import { IconUsers } from '@tabler/icons-react';
import { useMemo } from 'react';
import { call } from '#kernel/web/call.ts';
import { fileColumns } from '#kernel/web/export-rows.ts';
import { countValues, useFoundRows, type RowRules } from '#kernel/web/find-rows.ts';
import { ListView } from '#kernel/web/ListView.tsx';
import { useList } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useNarrow } from '#ui/use-narrow.ts';
import { exportSync, syncColumns } from '../../contract/endpoints-sync-files.ts';
import type { Sync, SyncRow } from '../../contract/entities.ts';
import { useSyncColumns } from './sync-columns.ts';
import { useCompareWords } from './use-compare-words.ts';

const keyOf = ({ action, companyUserId, externalId }: SyncRow): string => `${action}/${externalId ?? ''}/${companyUserId ?? ''}`;
const outcomeOrder: readonly SyncRow['fate'][] = ['failed', 'skipped', 'kept', 'waiting', 'added', 'updated', 'unchanged', 'undone'];
const rules: RowRules<SyncRow> = {
  textOf: ({ fullName }) => fullName,
  filters: { fate: ({ fate }) => fate, action: ({ action }) => action },
  sorts: { name: ({ fullName }) => fullName, fate: ({ fate }) => outcomeOrder.indexOf(fate), action: ({ action }) => action },
};
const nothingToRead = { error: undefined, refreshing: false, retry: () => undefined };

/** Everybody of a sync with what became of them; those who were left out come first. */
export function SyncedPeople({ sync }: { sync: Sync }) {
  const { t, system } = useCompareWords(sync.provider);
  const isNarrow = useNarrow();
  const list = useList({ filterKeys: ['fate', 'action'], sortBy: 'fate' });
  const { found = [], rows = [] } = useFoundRows(sync.rows, list, rules);
  const columns = useSyncColumns(sync);
  const fates = countValues(sync.rows, ({ fate }) => fate);
  const numbers = useMemo(() => new Map(sync.rows.map((row, index) => [row, index])), [sync.rows]);
  const actions = countValues(sync.rows, ({ action }) => action);
  return (
    <ListView
      name="synced-people"
      label={t('sync.countsLabel')}
      list={list}
      read={nothingToRead}
      {...(isNarrow ? { rows, total: found.length } : { rows: found })}
      search={t('sync.search')}
      filters={[
        {
          key: 'fate',
          label: t('sync.columns.fate'),
          values: outcomeOrder
            .filter((one) => fates.has(one))
            .map((value) => ({ value, count: fates.get(value) ?? 0, label: t(`sync.fates.${value}`) })),
        },
        {
          key: 'action',
          label: t('sync.columns.action'),
          values: (['addHere', 'addThere', 'level'] as const)
            .filter((one) => actions.has(one))
            .map((value) => ({ value, count: actions.get(value) ?? 0, label: t(`sync.actions.${value}`, { system }) })),
        },
      ]}
      columns={columns}
      rowKey={keyOf}
      exports={{
        file: ({ columns: shown, format }, signal) =>
          call(
            exportSync,
            {
              body: {
                syncId: sync.syncId,
                rows: found.map((row) => numbers.get(row) ?? 0),
                columns: fileColumns(syncColumns, shown),
                format,
              },
            },
            { signal },
          ),
      }}
      empty={<EmptyState icon={IconUsers} title={t('sync.none')} text={t('sync.noneText')} />}
    />
  );
}
