import { createElement, useMemo } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { Column } from '#ui/table/column.ts';
import type { AccessUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { AccessState } from './AccessState.tsx';
import { ManagerName } from './ManagerName.tsx';
import { RoleName } from './RoleName.tsx';
import { UserName } from './UserName.tsx';

/** The columns of the user list; the second factor only with the embedded provider. */
export function useUserColumns(users: readonly AccessUser[]): Column<AccessUser>[] {
  const t = useTexts<typeof en>('access-control');
  const format = useFormat();
  const knowsMfa = users.some(({ mfaEnabled }) => mfaEnabled !== null);
  return useMemo(() => {
    const columns: (Column<AccessUser> | false)[] = [
      {
        key: 'name',
        header: t('users.name'),
        cell: (user) => createElement(UserName, { user }),
        isSortable: true,
        isPrimary: true,
        width: 12,
        maxWidth: 14,
      },
      { key: 'role', header: t('users.role'), cell: ({ role }) => createElement(RoleName, { role }), isSortable: true },
      { key: 'access', header: t('users.userAccess'), cell: (user) => createElement(AccessState, { user }), isSortable: true },
      {
        key: 'manager',
        header: t('users.reportsTo'),
        cell: (user) => createElement(ManagerName, { user }),
        isSortable: true,
        width: 9,
        maxWidth: 10.25,
      },
      {
        key: 'lastLogin',
        header: t('users.lastLogin'),
        cell: ({ lastLogin }) => (lastLogin ? format.relative(lastLogin, new Date()) : t('users.never')),
        isSortable: true,
      },
      knowsMfa && {
        key: 'mfa',
        header: t('users.mfaColumn'),
        cell: ({ mfaEnabled, lastLogin }) =>
          mfaEnabled === null || lastLogin === null ? '' : t(mfaEnabled ? 'users.mfa.on' : 'users.mfa.off'),
      },
    ];
    return columns.filter((column) => column !== false);
  }, [t, format, knowsMfa]);
}
