import { useMemo } from 'react';
import { call } from '#kernel/web/call.ts';
import { exportRows } from '#kernel/web/export-rows.ts';
import { useFoundRows } from '#kernel/web/find-rows.ts';
import { ListView } from '#kernel/web/ListView.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { useList } from '#kernel/web/use-list.ts';
import { exportUserList, getUserList } from '../../contract/endpoints.ts';
import { userColumns, type AccessUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { UserDialogs } from './UserDialogs.tsx';
import { UserMenu } from './UserMenu.tsx';
import { useUserAction } from './use-user-action.ts';
import { useUserColumns } from './user-columns.ts';
import { useUserFilters } from './user-filters.ts';
import { nameOf, userFilterKeys, userRules } from './user-rules.ts';

const nobody: readonly AccessUser[] = [];
const idOf = ({ id }: AccessUser) => id;

/** Access, role and manager of each person (access-control.13). */
export function UsersTab() {
  const t = useTexts<typeof en>('access-control');
  const list = useList({ filterKeys: userFilterKeys, sortBy: 'name' });
  const read = useCall(getUserList, {}, { staleMinutes: 2 });
  const users = read.answer?.users ?? nobody;
  const rules = useMemo(() => userRules(({ role }) => t(`roles.${role}.name`)), [t]);
  const { found, rows, total } = useFoundRows(read.answer?.users, list, rules);
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
        rowKey={idOf}
        actions={hasActions ? menuOf : undefined}
        selection={{ nameOf }}
        empty={null}
        exports={exportRows({ columns: userColumns, found, idOf }, (body, signal) => call(exportUserList, { body }, { signal }))}
      />
      <UserDialogs users={users} chosen={action.chosen} onClose={action.close} />
    </>
  );
}
