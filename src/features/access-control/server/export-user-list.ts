import { exportList, namedRows } from '#features/people/server/public.ts';
import type { Cells, Headings } from '#features/people/server/public.ts';
import type { TextsLike } from '#kernel/contract/texts.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { exportUserList as contract } from '../contract/endpoints.ts';
import type { AccessUser, userColumns } from '../contract/entities.ts';
import { en } from '../texts/en.ts';
import { no } from '../texts/no.ts';
import { listUsers } from './list-users.ts';

type Column = (typeof userColumns)[number];
type Texts = TextsLike<typeof en>;

/** The users who are shown or selected, as a file. */
export const exportUserList: Handler<typeof contract> = async (context, { body }) => {
  const rows = namedRows(await listUsers(context), ({ id }) => id, body.rows, context.fail);
  const texts = context.call.language === 'no' ? no : en;
  const cellsOf = (user: AccessUser) => cellsIn(texts, user);
  const list = { name: 'users', title: texts.users.caption, headings: headingsIn(texts), rows, cellsOf };
  return exportList(context, list, body);
};

const headingsIn = ({ users }: Texts): Headings<Column> => ({
  name: users.name,
  role: users.role,
  access: users.userAccess,
  manager: users.reportsTo,
  lastLogin: { header: users.lastLogin, type: 'moment' },
  mfa: users.mfaColumn,
});

function cellsIn({ users, roles }: Texts, user: AccessUser): Cells<Column> {
  const { firstName, lastName, role, userAccess, reportingToFullName, lastLogin, mfaEnabled } = user;
  return {
    name: `${firstName} ${lastName}`,
    role: roles[role].name,
    access: users.access[userAccess],
    manager: reportingToFullName,
    lastLogin,
    // As in the list: nothing is known of somebody who never signed in.
    mfa: mfaEnabled === null || lastLogin === null ? null : users.mfa[mfaEnabled ? 'on' : 'off'],
  };
}
