import { useMemo } from 'react';
import { useFoundRows } from '#kernel/web/find-rows.ts';
import { ListView } from '#kernel/web/ListView.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { useList } from '#kernel/web/use-list.ts';
import { getUserList } from '../../contract/endpoints.ts';
import type { AccessUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { UserDialogs } from './UserDialogs.tsx';
import { UserMenu } from './UserMenu.tsx';
import { useUserAction } from './use-user-action.ts';
import { useUserColumns } from './user-columns.ts';
import { useUserFilters } from './user-filters.ts';
import { userFilterKeys, userRules } from './user-rules.ts';

const nobody: readonly AccessUser[] = [];

/** Access, role and manager of each person (access-control.13). */
export function UsersTab() {
  const t = useTexts<typeof en>('access-control');
  const list = useList({ filterKeys: userFilterKeys, sortBy: 'name' });
  const read = useCall(getUserList, {}, { staleMinutes: 2 });
  const users = read.answer?.users ?? nobody;
  const rules = useMemo(() => userRules(({ role }) => t(`roles.${role}.name`)), [t]);
  const { rows, total } = useFoundRows(read.answer?.users, list, rules);
  const action = useUserAction(users);
  const filters = useUserFilters(users);
  const columns = useUserColumns(users);
  const hasActions = users.some(({ permissions }) => Object.values(permissions).includes(true));
  const menuOf = (user: AccessUser) => <UserMenu user={user} onAct={action.open} />;
  return (
    <>
      <ListView
        name="users"
        hasViews
        list={list}
        read={read}
        rows={rows}
        total={total}
        label={t('users.caption')}
        search={t('users.search')}
        filters={filters}
        columns={columns}
        rowKey={({ id }) => id}
        actions={hasActions ? menuOf : undefined}
        empty={null}
      />
      <UserDialogs users={users} chosen={action.chosen} onClose={action.close} />
    </>
  );
}
