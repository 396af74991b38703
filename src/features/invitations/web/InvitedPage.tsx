import { Button } from '@mantine/core';
import { IconMailPlus, IconSearchOff, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '#kernel/web/address.ts';
import { useOpenedRecords } from '#kernel/web/opened-records.ts';
import { Link } from '#kernel/web/Link.tsx';
import { CallErrorState } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { useLastPage, useList, useListTexts } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { FilterBar } from '#ui/table/FilterBar.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import { SearchField } from '#ui/table/SearchField.tsx';
import { getAllInvitations } from '../contract/endpoints.ts';
import type { Invitation } from '../contract/entities.ts';
import type { en } from '../texts/en.ts';
import { InvitedMenu } from './components/InvitedMenu.tsx';
import { useInvitedDialog } from './components/InvitedDialogs.tsx';
import { useInvitedColumns } from './invited-columns.ts';
import { foundIn, shownStatuses, shownStatusOf } from './shown-status.ts';

/** All invitations with their status (invitations.15). */
export function InvitedPage() {
  const t = useTexts<typeof en>('invitations');
  const words = useListTexts();
  const [, change] = useQuery();
  const list = useList({ filterKeys: ['status'] });
  const read = useCall(getAllInvitations, {}, { staleMinutes: 2 });
  const { dialog, open } = useInvitedDialog();
  const columns = useInvitedColumns();
  const all = read.answer?.invitations;
  useOpenedRecords(all?.map(({ id }) => id));
  const found = all?.filter((one) => foundIn(one, list.search, list.filters['status']));
  const page = found?.slice(list.before, list.before + list.pageSize);
  const total = found?.length ?? 0;
  useLastPage(list, found?.length);
  const menuOf = (one: Invitation) => <InvitedMenu invitation={one} onAct={(action) => open(action, one.id)} />;
  const toPeople = (
    <Link key="people" to="/people" query={{ tab: 'pending' }}>
      {t('invited.people')}
    </Link>
  );
  const invite = (
    <Button leftSection={<IconUserPlus aria-hidden size={18} stroke={1.75} />} onClick={() => change({ invite: 'true' })}>
      {t('invited.invite')}
    </Button>
  );
  const statuses = shownStatuses.map((value) => ({
    value,
    label: t(`status.${value}`),
    count: all?.filter((one) => shownStatusOf(one) === value).length ?? 0,
  }));
  const clear = (
    <Button variant="default" onClick={list.clear}>
      {words.noHits.clear}
    </Button>
  );
  return (
    <Page
      title={t('invited.title')}
      description={t('invited.lead')}
      breadcrumbs={[toPeople]}
      breadcrumbsLabel={t('invited.way')}
      actions={all?.length ? invite : undefined}
    >
      {read.error && !all && <CallErrorState error={read.error} retry={read.retry} />}
      {all && all.length > 0 && (
        <FilterBar
          filters={[{ key: 'status', label: t('invited.status'), values: statuses.filter(({ count }) => count > 0) }]}
          chosen={list.filters}
          onChange={list.setFilter}
          onClear={list.clear}
          texts={words.filters}
          search={
            <SearchField value={list.search} onChange={list.setSearch} label={t('invited.search')} clearLabel={words.search.clearLabel} />
          }
        />
      )}
      {!(read.error && !all) && (
        <DataTable
          label={t('invited.title')}
          columns={columns}
          rows={page}
          rowKey={({ id }) => id}
          actions={menuOf}
          total={total}
          before={list.before}
          isRefreshing={read.refreshing}
          texts={words.table}
          empty={
            all?.length ? (
              <EmptyState
                icon={<IconSearchOff aria-hidden size={24} />}
                title={words.noHits.title}
                text={words.noHits.text}
                action={clear}
              />
            ) : (
              <EmptyState
                icon={<IconMailPlus aria-hidden size={24} />}
                title={t('invited.empty')}
                text={t('invited.emptyText')}
                action={invite}
              />
            )
          }
        />
      )}
      {total > list.pageSize && (
        <Pager
          page={list.page}
          pageSize={list.pageSize}
          total={total}
          onPage={list.setPage}
          onPageSize={list.setPageSize}
          texts={words.pager(list, total)}
        />
      )}
      {dialog(all ?? [])}
    </Page>
  );
}
