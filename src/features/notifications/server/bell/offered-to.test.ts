import { expect, test } from 'vitest';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { reasons } from '../../contract/reasons.ts';
import { roleTable } from '#testing/role-table.ts';
import { offeredTo } from './offered-to.ts';

const to = (role: RoleKey) =>
  new Map(offeredTo({ role, permissions: roleTable.permissionsOf(role) }, reasons).map((one) => [one.reason, one.channels]));

test('a system admin and whoever may lead others can be told of newcomers, an accountant cannot', () => {
  expect(to('systemadmin').get('UserCreated')).toEqual([2]);
  expect(to('employee').get('UserCreated')).toEqual([2]);
  expect(to('accountant').has('UserCreated')).toBe(false);
});

test('the answer to one’s own request comes by mail and SMS', () => {
  expect(to('employee').get('AbsenceRequestNotificationEmployees')).toEqual([2, 3]);
});

test('what has no source is not offered', () => {
  expect(offeredTo({ role: 'systemadmin', permissions: roleTable.permissionsOf('systemadmin') }, [])).toEqual([]);
});
