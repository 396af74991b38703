import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import { intlLocale } from '#kernel/contract/locale.ts';
import { CallErrorState } from '#kernel/web/Loaded.tsx';
import { useKernelTexts, useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { useLastPage, useList, useListTexts, type List } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { FilterBar } from '#ui/table/FilterBar.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import { SearchField } from '#ui/table/SearchField.tsx';
import { getUserList } from '../../contract/endpoints.ts';
import type { AccessUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { filterUsers, userFilterKeys, userSorts } from './filter-users.ts';
import { UserDialogs } from './UserDialogs.tsx';
import { UserMenu } from './UserMenu.tsx';
import { useUserAction } from './use-user-action.ts';
import { useUserColumns } from './user-columns.ts';
import { useUserFilters } from './user-filters.ts';
import styles from './users.module.css';

const nobody: readonly AccessUser[] = [];

/** Access, role and manager of each person (access-control.13). */
export function UsersTab() {
  const t = useTexts<typeof en>('access-control');
  const k = useKernelTexts();
  const words = useListTexts();
  const list = useList({ filterKeys: userFilterKeys, sortBy: 'name' });
  const read = useCall(getUserList, {}, { staleMinutes: 2 });
  const users = read.answer?.users ?? nobody;
  const found = useFound(users, list);
  useLastPage(list, read.answer && found.length);
  const action = useUserAction(users);
  const filters = useUserFilters(users);
  const columns = useUserColumns(users);
  if (read.error && !read.answer) return <CallErrorState error={read.error} retry={read.retry} />;
  const hasActions = users.some(({ permissions }) => Object.values(permissions).includes(true));
  const menuOf = (user: AccessUser) => <UserMenu user={user} onAct={action.open} />;
  return (
    <div className={styles['tab']}>
      <FilterBar
        filters={filters}
        chosen={list.filters}
        onChange={list.setFilter}
        onClear={list.clear}
        texts={words.filters}
        search={
          <SearchField value={list.search} onChange={list.setSearch} label={t('users.search')} clearLabel={words.search.clearLabel} />
        }
      />
      <DataTable
        label={t('users.caption')}
        columns={columns}
        rows={read.answer && found.slice(list.before, list.before + list.pageSize)}
        rowKey={({ id }) => id}
        {...(hasActions ? { actions: menuOf } : {})}
        sort={list.sort}
        onSort={list.setSort}
        total={found.length}
        before={list.before}
        isRefreshing={read.refreshing}
        texts={words.table}
        empty={<NoHits list={list} />}
      />
      {found.length > 25 ? (
        <Pager
          page={list.page}
          pageSize={list.pageSize}
          total={found.length}
          onPage={list.setPage}
          onPageSize={list.setPageSize}
          texts={words.pager(list, found.length)}
        />
      ) : (
        found.length > 0 && <output className="tabular">{k('list.total', { total: found.length })}</output>
      )}
      <UserDialogs users={users} chosen={action.chosen} onClose={action.close} />
    </div>
  );
}

/** Filtered in the browser: the list is complete, and a request per key would be slow. */
function useFound(users: readonly AccessUser[], { search, filters, sort }: List): AccessUser[] {
  const t = useTexts<typeof en>('access-control');
  const locale = intlLocale[useLanguage()];
  const by = userSorts.find((one) => one === sort?.by) ?? 'name';
  const direction = sort?.direction ?? 'asc';
  const wanted = JSON.stringify(filters);
  return useMemo(
    () =>
      filterUsers(users, {
        search,
        // The address returns a new object on each render, so its content is compared.
        filters: JSON.parse(wanted) as List['filters'],
        sort: { by, direction },
        locale,
        roleName: ({ role }) => t(`roles.${role}.name`),
      }),
    [users, search, wanted, by, direction, locale, t],
  );
}

function NoHits({ list }: { list: List }) {
  const { noHits } = useListTexts();
  const clear = (
    <Button variant="default" onClick={list.clear}>
      {noHits.clear}
    </Button>
  );
  return <EmptyState icon={<IconSearchOff aria-hidden size={24} />} title={noHits.title} text={noHits.text} action={clear} />;
}
