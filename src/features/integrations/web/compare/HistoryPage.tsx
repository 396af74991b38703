import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useGo } from '#kernel/web/address.ts';
import { call } from '#kernel/web/call.ts';
import { exportRows } from '#kernel/web/export-rows.ts';
import { countValues, useFoundRows, type RowRules } from '#kernel/web/find-rows.ts';
import { Link } from '#kernel/web/Link.tsx';
import { ListView } from '#kernel/web/ListView.tsx';
import { useKernelTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { useList } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { getSyncHistory } from '../../contract/endpoints-sync.ts';
import { exportSyncHistory, historyColumns } from '../../contract/endpoints-sync-files.ts';
import type { ListedSync } from '../../contract/entities.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import { compareQuery, integrationsPath, syncQuery } from './addresses.ts';
import { useHistoryColumns } from './history-columns.ts';
import { useCompareWords } from './use-compare-words.ts';

const states = ['running', 'done', 'partly', 'failed', 'undone'] as const;
const idOf = ({ syncId }: ListedSync): string => syncId;
const rules: RowRules<ListedSync> = {
  textOf: ({ startedByFullName }) => startedByFullName ?? '',
  filters: { state: ({ state }) => state },
  sorts: {
    startedAt: ({ startedAt }) => Date.parse(startedAt),
    by: ({ startedByFullName }) => startedByFullName ?? '',
    state: ({ state }) => states.indexOf(state),
  },
};

/** The last syncs with a system, as a list and as a file (integrations.55). */
export function HistoryPage({ provider }: { provider: AccountingSystem }) {
  const { t, system } = useCompareWords(provider);
  const k = useKernelTexts();
  const go = useGo();
  const list = useList({ filterKeys: ['state'], sortBy: 'startedAt', sortDirection: 'desc' });
  const read = useCall(getSyncHistory, { query: { provider } });
  const syncs = read.answer?.syncs;
  const { found } = useFoundRows(syncs, list, rules);
  const columns = useHistoryColumns(provider);
  const counts = countValues(syncs ?? [], ({ state }) => state);
  const toCompare = (variant: 'default' | 'filled') => (
    <Button component={Link} to={integrationsPath} query={compareQuery(provider)} variant={variant}>
      {t('syncs.compare')}
    </Button>
  );
  const values = states
    .filter((one) => counts.has(one))
    .map((value) => ({ value, count: counts.get(value) ?? 0, label: t(`sync.states.${value}`) }));
  return (
    <Page
      title={t('syncs.title', { system })}
      description={t('syncs.lead')}
      breadcrumbs={[
        <Link key="all" to={integrationsPath}>
          {t('compare.way')}
        </Link>,
        <Link key="compare" to={integrationsPath} query={compareQuery(provider)}>
          {t('compare.title', { system })}
        </Link>,
      ]}
      breadcrumbsLabel={k('page.breadcrumbs')}
      actions={syncs?.length ? toCompare('default') : undefined}
    >
      <ListView
        name="syncs"
        label={t('syncs.title', { system })}
        list={list}
        read={read}
        rows={found}
        search={t('syncs.search')}
        filters={[{ key: 'state', label: t('syncs.columns.state'), values }]}
        columns={columns}
        rowKey={idOf}
        onOpen={({ syncId }) => void go(integrationsPath, syncQuery(provider, syncId))}
        exports={exportRows({ columns: historyColumns, found, idOf }, (body, signal) =>
          call(exportSyncHistory, { body: { ...body, provider } }, { signal }),
        )}
        empty={
          <EmptyState icon={IconHistory} title={t('syncs.empty')} text={t('syncs.emptyText', { system })} action={toCompare('filled')} />
        }
      />
    </Page>
  );
}
